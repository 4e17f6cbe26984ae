import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { placeName } from '../../../game/placeName';
import { hrefOf } from '../../../route';
import { begun } from '../../../text/words';
import { t } from '../text/views';
import { t as world } from '../text/world';
import { Amount } from './Amount';
import { entriesOf, FATES, written, type Colonial, type Tally } from './colonial';

/** The colonial record sheet of a country, below its other one: ships by the waters, establishments, gold ashore and afloat. */
export function ColonialSheet({ sheet }: { sheet: Colonial }) {
  const store = useGame();
  if (!written(sheet)) {
    return null;
  }
  const { waters, establishments, forts, gold, afloat } = sheet;
  const busy = waters.filter((each) => each.waiting !== '0' || FATES.some((fate) => each[fate].entries.length));
  const onMap = (zone: string, name: string) => <a href={hrefOf(['games', store.id, 'zone', zone], { at: store.at.value })}>{name}</a>;
  return (
    <div class="colonial" data-colonial={sheet.country}>
      <h4>{t.colonial.title}</h4>
      {busy.length ? <div class="scroll"><table data-waters>
        <caption class="unseen">{t.colonial.ships}</caption>
        <thead><tr><th scope="col">{t.ers.waters}</th><th scope="col" class="number">{t.colonial.waiting}</th>{FATES.map((fate) => <th key={fate} scope="col" class="number">{t.colonial.fates[fate]}</th>)}</tr></thead>
        <tbody>{busy.map((each) => (
          <tr key={each.waters} data-row={each.waters}>
            <th scope="row">{t.colonial.regions[each.waters] ?? each.waters}</th><td class="number sum-of">{each.waiting}</td>
            {FATES.map((fate) => <td key={fate} class="number"><Ships tally={each[fate]} of={`${t.colonial.fates[fate]}, ${t.colonial.regions[each.waters] ?? each.waters}`} /></td>)}
          </tr>))}</tbody>
      </table></div> : null}
      {establishments.length || forts.length ? <div class="scroll"><table data-establishments>
        <caption class="unseen">{world.world.establishments}</caption>
        <thead><tr><th scope="col">{world.world.establishments}</th><th scope="col">{t.colonial.province}</th><th scope="col">{world.world.area}</th></tr></thead>
        <tbody>
          {establishments.map(({ province, name, area, kind, level, owner, controller, militia }) => (
            <tr key={`${province} ${kind}`} data-row={province}><th scope="row">{begun(world.world.kinds[kind]?.(level) ?? kind)}{controller === owner ? '' : controller === sheet.country ? `, ${t.colonial.takenFrom(partyName(store, owner))}` : `, ${world.world.heldBy(partyName(store, controller))}`}{militia ? `, ${world.world.militia(militia)}` : ''}</th>
              <td>{onMap(province, name)}</td><td>{area}</td></tr>))}
          {forts.map(({ province, name, rounds }) => <tr key={province} data-row={province}><th scope="row">{t.colonial.building(rounds)}</th><td>{onMap(province, name)}</td><td /></tr>)}
        </tbody>
      </table></div> : null}
      {gold.length || afloat.length ? <div class="scroll"><table data-treasure>
        <caption class="unseen">{world.world.gold}</caption>
        <thead><tr><th scope="col">{world.world.gold}</th><th scope="col">{t.colonial.where}</th><th scope="col" class="number">{t.colonial.ducats}</th></tr></thead>
        <tbody>
          {gold.map(({ province, name, ducats }) => <tr key={province} data-row={province}><th scope="row">{t.colonial.stock}</th><td>{onMap(province, name)}</td><td class="number">{ducats}</td></tr>)}
          {afloat.map(({ fleet, name, at, ducats, convoys }) => (
            <tr key={fleet} data-row={fleet}><th scope="row">{[begun(name), ...convoys.map((convoy) => t.colonial.convoy(convoy.name, convoy.transports))].join(', ')}</th>
              <td>{onMap(at, placeName(store, at))}</td><td class="number">{ducats}</td></tr>))}
        </tbody>
      </table></div> : null}
    </div>
  );
}

function Ships({ tally, of }: { tally: Tally; of: string }) {
  return <Amount value={tally.size} entries={entriesOf(tally)} of={of} />;
}
