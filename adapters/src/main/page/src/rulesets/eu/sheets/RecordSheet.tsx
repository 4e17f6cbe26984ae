import type { Sheet, SheetLine } from './sheets';
import { colourOf } from '../../../board/colours';
import { AdjustOne } from '../../../game/AdjustOne';
import { useGame } from '../../../game/context';
import { hrefOf } from '../../../route';
import { t } from '../text/views';
import { signed, spoken } from '../../../text/words';
import { Amount } from './Amount';
import type { Colonial } from './colonial';
import { ColonialSheet } from './ColonialSheet';
import { partyName } from '../../../game/parties';

/** The record sheet of a country as it is printed: the lines with their codes, here with a column for each round; below it the colonial one. */
export function RecordSheet({ sheet, rounds, colonial }: { sheet: Sheet; rounds: string[]; colonial?: Colonial | undefined }) {
  const store = useGame();
  const name = partyName(store, sheet.country);
  return (
    <section class="sheet record-sheet" aria-label={name} data-country={sheet.country} style={{ '--party': colourOf(sheet.country) }}>
      <h3><a href={hrefOf(['games', store.id, 'ers', sheet.country], { at: store.at.value })}>{name}</a> <small>{t.ers.turn} {sheet.turn}</small></h3>
      <div class="scroll">
        <table>
          <caption class="unseen">{name}</caption>
          <thead><tr>
            <th scope="col" colSpan={2}>{t.ers.line}</th>
            {rounds.map((round) => <th key={round} scope="col" class="number">{round}</th>)}
            <th scope="col" class="number">{t.ers.amount}</th>
          </tr></thead>
          <tbody>{sheet.lines.map((line) => <Line key={line.line} line={line} rounds={rounds} />)}</tbody>
          <tfoot><Line line={sheet.militaryExpenses} rounds={rounds} /></tfoot>
        </table>
      </div>
      <dl class="standings">
        <div><dt>{t.ers.stability}</dt><dd><Amount value={signed(sheet.stability)} entries={sheet.stabilityEntries} of={t.ers.stability} /></dd></div>
        {sheet.reforms.length ? <div><dt>{t.ers.reforms}</dt><dd>{sheet.reforms.join(', ')}</dd></div> : null}
        <div><dt>{t.ers.victory}</dt><dd><Amount value={sheet.victoryPoints} entries={sheet.victoryPointEntries} of={t.ers.victory} /></dd></div>
        {typeof sheet.treasury === 'number' && <div><dt>{t.ers.treasury}</dt><dd>{t.ers.left(sheet.treasuryLeft ?? sheet.treasury, sheet.treasury)}</dd></div>}
      </dl>
      {colonial ? <ColonialSheet sheet={colonial} /> : null}
      {sheet.damagedShips?.length ? <div class="scroll" data-damaged><table>
        <caption>{t.ers.damaged}</caption>
        <thead><tr><th scope="col">{t.ers.waters}</th><th scope="col">{t.ers.ships}</th><th scope="col">{t.ers.round}</th></tr></thead>
        <tbody>{sheet.damagedShips.map(({ waters, ships, since }, at) => <tr key={at}><th scope="row">{spoken(waters)}</th><td>{Object.entries(ships).filter(([, number]) => number).map(([kind, number]) => `${number} ${kind.toUpperCase()}`).join(', ')}</td><td>{since}</td></tr>)}</tbody>
      </table></div> : null}
      <AdjustOne of="party" id={sheet.country} name={name} />
    </section>
  );
}

function Line({ line, rounds }: { line: SheetLine; rounds: string[] }) {
  const { entries } = line;
  return (
    <tr class={entries.length ? '' : 'zero'} data-line={line.line}>
      <td class="code">{line.line}</td>
      <th scope="row">{line.name}</th>
      {rounds.map((round) => (
        <td key={round} class="number">{line.rounds[round] === undefined ? null
          : <Amount value={line.rounds[round]} of={`${line.name}, ${round}`} entries={entries.filter((entry) => entry.round === round)} />}</td>))}
      <td class="number sum-of"><Amount value={line.amount} of={line.name} entries={entries} /></td>
    </tr>
  );
}
