import { colourOf } from '../../../board/colours';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { nameOfId } from '../../../game/pieceName';
import { placeName } from '../../../game/placeName';
import { hrefOf } from '../../../route';
import { t } from '../text';
import type { ChainedDepot, SuppliedCorps, Supply } from '../types';

/** The depots of each power with their chains, and how far each corps is from one. */
export function Chains({ supply }: { supply: Supply }) {
  const store = useGame();
  const zone = (id: string, name: string) => <a href={hrefOf(['games', store.id, 'zone', id], { at: store.at.value })}>{name}</a>;
  const state = ({ source, valid, leadsTo }: ChainedDepot) => source ? t.supply.source : valid ? (leadsTo ? t.supply.to(placeName(store, leadsTo)) : t.supply.source) : t.supply.invalid;
  const nearest = ({ depot, distance }: SuppliedCorps) => depot === undefined ? t.supply.tooFar : `${placeName(store, depot)}, ${t.supply.away(distance ?? 0)}`;
  return (
    <section class="sheet" aria-label={t.supply.title}>
      <h2>{t.supply.title}</h2>
      <div class="chains">{supply.powers.map(({ power, depots, corps }) => (
        <details key={power} open={supply.powers.length < 4} style={{ '--party': colourOf(power) }} data-chains={power}>
          <summary><b>{partyName(store, power)}</b> <small class="faint">{depots.length || t.supply.none}</small></summary>
          {depots.length ? <div class="scroll"><table>
            <thead><tr>{[t.supply.depot, t.supply.state, t.supply.garrison].map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
            <tbody>{depots.map((depot) => (
              <tr key={depot.place} class={depot.valid ? '' : 'invalid'} data-depot={depot.place}>
                <th scope="row">{zone(depot.area, depot.name)}{depot.within === 'aboard' ? `, ${t.supply.on}` : depot.within === 'city' ? `, ${t.supply.inPort}` : ''}</th>
                <td>{state(depot)}{depot.thisMonth ? `, ${t.supply.fresh}` : ''}</td>
                <td class="number">{depot.garrison.total || ''}</td>
              </tr>))}</tbody>
          </table></div> : null}
          {corps.length ? <div class="scroll"><table>
            <thead><tr>{[t.supply.corps, t.powers.at, t.supply.from, t.supply.how].map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
            <tbody>{corps.map((each) => (
              <tr key={each.corps}>
                <th scope="row">{nameOfId(store, each.corps)}</th><td>{zone(each.area, placeName(store, each.area))}</td><td>{nearest(each)}</td><td>{t.upkeep[each.upkeep] ?? each.upkeep}</td>
              </tr>))}</tbody>
          </table></div> : null}
        </details>))}</div>
    </section>
  );
}
