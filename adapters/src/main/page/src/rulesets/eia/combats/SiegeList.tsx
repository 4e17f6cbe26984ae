import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { hrefOf, route } from '../../../route';
import { t } from '../text';
import type { SiegeHistory } from '../types';

/** A siege that was raised as it began tells nothing else. */
const EMPTY = 2;

/** Every siege that began, the newest on top; those in which nothing happened are folded. */
export function SiegeList({ sheets }: { sheets: SiegeHistory[] }) {
  const empty = sheets.filter(({ end, lines }) => end === 'raised' && lines.length <= EMPTY);
  const told = sheets.filter((sheet) => !empty.includes(sheet));
  return (
    <section class="sheet" aria-label={t.combats.siegeSheets}>
      <h2>{t.combats.siegeSheets}</h2>
      {sheets.length === 0 ? <p>{t.combats.noSiegeSheets}</p> : null}
      {told.length ? <SiegeTable sheets={told} /> : null}
      {empty.length ? <details><summary>{t.combats.emptySieges(empty.length)}</summary><SiegeTable sheets={empty} /></details> : null}
    </section>
  );
}

function SiegeTable({ sheets }: { sheets: SiegeHistory[] }) {
  const store = useGame();
  const { at, map } = route.value.query;
  return (
    <div class="scroll"><table>
      <thead><tr>{[t.combats.siege, t.combats.besiegers, t.combats.since, t.combats.end, t.combats.position].map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
      <tbody>{sheets.toReversed().map((sheet) => (
        <tr key={sheet.position} data-siege-sheet={sheet.position}>
          <th scope="row"><a href={hrefOf(['games', store.id, 'combats', String(sheet.position)], { at, map })}>{sheet.title}</a></th>
          <td>{sheet.besiegers.map((power) => partyName(store, power)).join(', ')}</td>
          <td>{sheet.month}</td>
          <td>{siegeEnd(sheet)}{Object.entries(sheet.points).map(([power, points]) => `, ${t.combats.points(partyName(store, power), points)}`)}</td>
          <td>{sheet.position}{sheet.ended ? `–${sheet.ended}` : ''}</td>
        </tr>))}</tbody>
    </table></div>
  );
}

/** The end of a siege. */
export function siegeEnd({ end }: SiegeHistory): string {
  return end ? t.combats.siegeEnds[end] ?? end : t.combats.siegeGoesOn;
}
