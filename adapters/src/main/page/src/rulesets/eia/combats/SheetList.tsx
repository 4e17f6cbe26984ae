import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { hrefOf, route } from '../../../route';
import { t } from '../text';
import type { BattleSheet } from '../types';

/** Every combat that began, the newest on top. */
export function SheetList({ sheets }: { sheets: BattleSheet[] }) {
  const store = useGame();
  const { at, map } = route.value.query;
  const names = (words: string[]) => words.map((word) => partyName(store, word)).join(', ');
  return (
    <section class="sheet" aria-label={t.combats.sheets}>
      <h2>{t.combats.sheets}</h2>
      {sheets.length === 0 ? <p>{t.combats.noSheets}</p> : (
        <div class="scroll"><table class="combat-list">
          <thead><tr>{[t.combats.combat, t.combats.who, t.combats.end, t.combats.position].map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
          <tbody>{sheets.toReversed().map((sheet) => (
            <tr key={sheet.position} data-sheet={sheet.position}>
              <th scope="row"><a href={hrefOf(['games', store.id, 'combats', String(sheet.position)], { at, map })}>{sheet.title}</a></th>
              <td>{names(sheet.attackers)} – {names(sheet.defenders)}</td>
              <td>{endOf(sheet)}{Object.entries(sheet.points).map(([power, points]) => `, ${t.combats.points(partyName(store, power), points)}`)}</td>
              <td>{sheet.position}{sheet.ended ? `–${sheet.ended}` : ''}</td>
            </tr>))}</tbody>
        </table></div>)}
    </section>
  );
}

/** The end of a combat, and the winner. */
export function endOf({ end, winner, ended }: BattleSheet): string {
  const how = end ? t.combats.ends[end] ?? end : ended ? t.combats.notFought : t.combats.goesOn;
  const won = winner === 'attacker' ? t.combats.won(t.combats.theAttacker) : winner === 'defender' ? t.combats.won(t.combats.theDefender) : '';
  return [how, won].filter(Boolean).join(', ');
}
