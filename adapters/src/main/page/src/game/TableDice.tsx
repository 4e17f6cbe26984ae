import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../text/later';
import { begun } from '../text/words';
import { Close } from '../views/Close';
import type { TableThrow } from './tableThrow';
import { shows, sidesOf } from './tableThrow';
import type { Answering } from './useAnswering';

/** The most sides of a die that has a button for each. */
const PAD = 12;

interface TableDiceProps { wanted: TableThrow; answering: Answering }

/** The dice of a procedure, each by its name, to be filled by a pad or typed in a row. An impossible value is refused at once. */
export function TableDice({ wanted: { dice, values, complete }, answering }: TableDiceProps) {
  const typed = useSignal<string | null>(null);
  const chosen = useSignal<number | null>(null);
  const told = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  // Before it is painted: what moves into sight with the focus moves under nobody's hand.
  useLayoutEffect(() => field.current?.focus(), []);
  const at = Math.min(chosen.value ?? values.length, Math.max(0, dice.length - 1));
  const die = dice[at];
  const fault = faultOf(values, dice);
  const put = (value: number) => {
    typed.value = null;
    told.value = '';
    const next = at < values.length ? values.with(at, value) : [...values, value];
    chosen.value = null;
    void answering.throws(next);
  };
  return (
    <form class="thrown" onSubmit={(event) => {
      event.preventDefault();
      void answering.sendThrown(values).then((sent) => {
        told.value = sent ? '' : t.dice.missing;
      });
    }}>
      <h3>{t.dice.wanted}</h3>
      <ol class="dice-grid">{dice.map(({ words, side, purpose, ordinal }, index) => (
        <li key={`${side} ${purpose} ${ordinal} ${index}`}>
          <button type="button" class={index === at && !complete ? 'die-cell now' : 'die-cell'} data-die={purpose} aria-current={index === at ? 'step' : undefined}
            onClick={() => { chosen.value = index; }}>
            <span>{begun(words)}</span> <b>{values[index] ?? '–'}</b></button>
        </li>))}
        {complete ? null : <li class="faint">{t.dice.mayFollow}</li>}</ol>
      {die && sidesOf(die) <= PAD ? (
        <div class="dice-pad" role="group" aria-label={begun(die.words)}>{Array.from({ length: sidesOf(die) }, (_, number) => (
          <button type="button" key={number} data-pad={number + 1} onClick={() => put(number + 1)}>{number + 1}</button>))}</div>) : null}
      <label>{t.dice.inARow} <input data-dice ref={field} inputMode="numeric" autocomplete="off" placeholder={t.dice.hint} value={typed.value ?? values.join(' ')}
        aria-invalid={fault !== ''} aria-describedby="thrown-fault"
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          told.value = '';
          chosen.value = null;
          void answering.throws(typed.value.split(/[\s,;]+/).filter(Boolean).map(Number));
        }} /></label>
      <p id="thrown-fault" class="fault" role="status">{fault || told.value}</p>
      <button class="main" aria-disabled={!complete || fault !== ''}>{t.dice.send}</button>
      <Close onClose={answering.drop} />
    </form>
  );
}

/** The first value that its die cannot show. */
function faultOf(values: number[], dice: TableThrow['dice']): string {
  const wrong = dice.findIndex((die, index) => index < values.length && !shows(die, values[index]));
  return wrong < 0 ? '' : t.dice.cannot(begun(dice[wrong]!.words), sidesOf(dice[wrong]!));
}
