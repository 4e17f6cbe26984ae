import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import type { PrintedTable } from '../api/printed';
import type { Ruling, Step } from '../api/ruling';
import { lazy } from '../lazy';
import { stylesheet } from '../stylesheet';
import { hrefOf, route } from '../route';
import { RuleCode } from '../rules/RuleCode';
import { t } from '../text';
import { sideName } from '../text/dice';
import { signed, spoken, told } from '../text/words';
import { Refusal } from '../views/Refusal';
import { TableCell } from '../views/TableCell';
import { useRead } from '../views/useRead';
import { AskAdjudicator } from './AskAdjudicator';
import { Cause } from './Cause';
import { CurrentGame, useGame } from './context';
import { partyName } from './parties';
import { beginningNamed } from './pieceName';
import { whose } from './whose';
import { Close } from '../views/Close';

/** The sheet of a fight, whose words are fetched with the first one. */
const FightSheetTable = lazy(() => Promise.all([import('./FightSheetTable'), stylesheet('page/fight.css')]).then(([{ FightSheetTable: table }]) => table));

/** The ruling behind an event, in a box of its own with its own address. */
export function WhyBox({ position, onClose }: { position: number; onClose(): void }) {
  return (
    <section class="sheet why-box" aria-label={t.why.title}>
      <h2>{t.why.title}: {t.why.event(position)}</h2>
      <Cause position={position} />
      <Close onClose={onClose} />
    </section>
  );
}

/** The reasons of an event. */
export function Why({ position }: { position: number }) {
  const store = useGame();
  const { value, problem } = useRead((abort) => store.get<Ruling>(`rulings/${position}`, abort), [position]).value;
  if (problem) {
    return problem.status === 404 ? <p class="faint">{t.why.none}</p> : <Refusal problem={problem} />;
  }
  return value ? <>
    {value.changesSince ? <p class="edition">{t.why.edition(value.edition, value.changesSince.filter((change) => change.concerns).map((change) => change.text))}</p> : null}
    <Steps steps={value.explanation} ruleset={store.summary.value!.ruleset} names={(side) => whose(store, partyOfSide(value, side))} said={(step) => beginningNamed(store, step)} />
    {value.sheet ? <FightSheetTable sheet={value.sheet} ruleset={store.summary.value!.ruleset} words={store.room.value?.page.sheetWords} named={(party) => partyName(store, party)} /> : null}
    <p class="faint"><a href={hrefOf(['games', store.id, 'why', String(position)], { at: position, map: route.value.query.map })}>{t.why.link}</a></p>
    <AskAdjudicator position={position} />
  </> : <p>{t.loading}</p>;
}

/** The party that fights on a side of a ruling, where its sheet names it; else the side itself. */
function partyOfSide({ sheet }: Ruling, side: string): string {
  return sheet?.sides.find((each) => each.side === side)?.party ?? side;
}

/** The name of the side of a step, if a game knows more than its role. */
type Names = (side: string) => string;

/** The steps of an explanation in order: each can be redone by hand. */
export function Steps({ steps, ruleset, names, said }: { steps: Step[]; ruleset: string; names?: Names; said?: Names }) {
  return <ol class="steps">{steps.map((step, index) => <StepLine key={index} step={said ? { ...step, step: said(step.step) } : step} ruleset={ruleset} names={names} />)}</ol>;
}

function StepLine({ step, ruleset, names }: { step: Step; ruleset: string; names: Names | undefined }) {
  const { step: what, side, rule, dice = [], modifiers = [], modified, result, readings = [] } = step;
  const cell = step.cell ?? (step.table ? { table: step.table, row: step.row ?? '', column: step.column ?? '', ...step.tableTitle ? { tableTitle: step.tableTitle } : {}, ...step.rowText ? { rowText: step.rowText } : {}, ...step.columnText ? { columnText: step.columnText } : {} } : null);
  return (
    <li class="step" data-rule={rule}>
      <strong>{what}{side ? ` (${names?.(side) ?? sideName(side)})` : ''}</strong> {rule ? <RuleCode code={rule} ruleset={ruleset} cell={cell} /> : null}
      {step.reconstructed ? <em class="faint"> {t.why.reconstructed}</em> : null}
      {dice.length || modifiers.length ? <Arithmetic dice={dice} modifiers={modifiers} modified={modified} ruleset={ruleset} /> : null}
      {cell ? <LookedUp cell={cell} ruleset={ruleset} /> : null}
      {result === undefined || result === null ? null : <div class="result">{t.why.result} <b>{told(result)}</b></div>}
      {readings.length ? <div class="faint">{t.why.reading}: {readings.join(', ')}</div> : null}
    </li>
  );
}

/** Die, each modifier with its reason and rule, and the running sum. */
function Arithmetic({ dice, modifiers, modified, ruleset }: Required<Pick<Step, 'dice' | 'modifiers'>> & Pick<Step, 'modified'> & { ruleset: string }) {
  let sum = dice.length === 1 ? dice[0]! : 0;
  const running = dice.length <= 1 && modifiers.every(({ value }) => Number.isFinite(Number(value)));
  return (
    <table class="sum">
      <tbody>
        {dice.length ? <tr><th scope="row">{dice.length === 1 ? t.why.die : t.why.dice}</th><td>{dice.map((die, index) => <b key={index} class="die">{die}</b>)}</td><td /><td /></tr> : null}
        {modifiers.map(({ value, reason, rule }, index) => {
          sum += Number(value);
          return <tr key={index} data-modifier={rule}><td>{reason}</td><td class="number">{signed(value)}</td><td class="number faint">{running ? `= ${sum}` : ''}</td><td>{rule ? <RuleCode code={rule} ruleset={ruleset} /> : null}</td></tr>;
        })}
        {modified === undefined || modified === null ? null : <tr class="total"><th scope="row">{t.why.sum}</th><td class="number"><b>{modified}</b></td><td /><td /></tr>}
      </tbody>
    </table>
  );
}

/** The cell of the printed table; opened, the table itself with the cell marked. */
function LookedUp({ cell, ruleset }: { cell: NonNullable<Step['cell']>; ruleset: string }) {
  const opened = useSignal(false);
  const store = useContext(CurrentGame);
  const read = store?.summary.value?.charts && (() => store.get<PrintedTable>(`tables/${cell.table}`));
  return (
    <details class="looked-up" onToggle={(event) => { opened.value = event.currentTarget.open; }}>
      <summary>{t.why.table(cell.tableTitle ?? spoken(cell.table), cell.rowText ?? cell.row, cell.columnText ?? cell.column)}</summary>
      {opened.value ? <TableCell ruleset={ruleset} table={cell.table} row={cell.row} column={cell.column} read={read} /> : null}
    </details>
  );
}
