import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { hrefOf } from '../../../route';
import { strengthOf } from '../board/Counter';
import { t } from '../text';
import type { CitySiege } from '../types';

/** The cities that are besieged. */
export function Sieges({ sieges }: { sieges: CitySiege[] }) {
  const store = useGame();
  const names = (words: string[]) => words.map((word) => partyName(store, word)).join(', ');
  return (
    <section class="sheet" aria-label={t.combats.sieges}>
      <h2>{t.combats.sieges}</h2>
      {sieges.length === 0 ? <p>{t.combats.noSieges}</p> : (
        <div class="scroll"><table>
          <thead><tr>{[t.combats.city, t.combats.besiegers, t.combats.inside].map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
          <tbody>{sieges.map((siege) => (
            <tr key={siege.area} data-siege={siege.area}>
              <th scope="row"><a href={hrefOf(['games', store.id, 'zone', siege.area], { at: store.at.value })}>{siege.city}</a>, {partyName(store, siege.controller)}
                <br /><small class="faint">{t.zone.spires(siege.spires, siege.fleches, siege.capacity)}{siege.attempted ? `; ${t.combats.attempted}` : ''}</small></th>
              <td>{names(siege.besiegers)}: {siege.besieging.map((corps) => `${corps.name}, ${strengthOf(corps)}`).join('; ')}</td>
              <td>{[...siege.garrisons.map(({ nation, factors }) => `${partyName(store, nation)} ${factors.total}`), ...siege.besieged.map((corps) => `${corps.name}, ${strengthOf(corps)}`)].join('; ')}</td>
            </tr>))}</tbody>
        </table></div>)}
    </section>
  );
}
