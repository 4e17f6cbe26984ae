import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Decision } from '../api/decision';
import type { Option } from '../api/move';
import { t } from '../text';
import { begun } from '../text/words';
import { useGame } from './context';
import { grouped } from './grouping';
import { moveFacts } from './moveFacts';
import { placeName } from './placeName';
import { zonesOfAnswers } from './answerPlaces';

/** Keys choose the first nine answers. */
const KEYS = 9;
/** The number of answers that stand in the bar; more of them stand in a list above it. */
const INLINE = 5;
/** The number of answers that can be filtered by a word. */
const FILTERED = 20;

/** The commands that end a step: their answer stands at the right end of the bar, always. To end a treaty is a deed. */
const ENDS = /^(End(?!Treaty)|Pass|Skip|Halt)/;
/** Those of them that may be given without anything done before: a march that halts, and what follows a battle at sea, were begun. */
const IDLE = /^(End(?!Treaty|SeaBattle)|Pass|Skip)/;

/** Whether a question asks for nothing but to end a step. */
export function endsStep({ options = [] }: Decision): boolean {
  return options.length > 0 && options.every(({ command }) => ENDS.test(command.type));
}

interface AnswersProps {
  options: Option[];
  /** The pieces that may be picked besides. */
  picks: { count: number; row: ComponentChildren } | null;
  /** The number of the first one: keys choose by it. */
  first: number;
  /** Whether the odds stand on each. */
  weighed: boolean;
  /** A note on an answer beside its words. */
  note(option: Option): ComponentChildren;
  chance(option: Option): ComponentChildren;
  onAnswer(option: Option): void;
}

/**
 * The answers to a decision as buttons. A few stand in the bar. More stand in a list above it, in groups that open; where the board takes
 * the click, the list stays closed until it is wanted. An answer that destroys something wants a second press, and no key gives it.
 */
export function Answers({ options, picks, first, weighed, note, chance, onAnswer }: AnswersProps) {
  const store = useGame();
  const filter = useSignal('');
  const opened = useSignal<boolean | null>(null);
  const armed = useSignal<Option | null>(null);
  const careful = store.room.value!.page.careful ?? [];
  const zones = zonesOfAnswers(store, options);
  const wanted = filter.value.toLowerCase();
  const ending = options.filter(({ command }) => ENDS.test(command.type));
  const others = options.filter((option) => !ending.includes(option));
  const end = () => ending.length ? (
    <div class="row answers ending">{ending.some(({ command }) => IDLE.test(command.type)) ? <small class="rest">{t.answers.rest}</small> : null}{ending.map(button)}</div>) : null;
  const button = (option: Option) => {
    const index = options.indexOf(option);
    const wary = careful.includes(option.command.type);
    const key = !wary && first + index <= KEYS ? String(first + index) : undefined;
    const press = ({ detail }: MouseEvent) => {
      // The second half of a double click is no second press.
      if (!store.answerable.value || wary && detail > 1) {
        return;
      }
      if (wary && armed.value !== option) {
        armed.value = option;
      } else {
        armed.value = null;
        onAnswer(option);
      }
    };
    return (
      <button type="button" key={index} class={wary ? 'wary' : undefined} data-option={index} data-key={key} aria-keyshortcuts={key} aria-disabled={!store.answerable.value} title={option.label}
        onClick={press} onBlur={() => { armed.value = null; }}>
        <span class="answer">{key ? <kbd aria-hidden="true">{key}</kbd> : null} {armed.value === option ? <b role="status">{t.answers.again} </b> : null}{option.label}{option.move ? <small> {moveFacts(option)}</small> : null}{note(option)}</span>
        {chance(option)}
      </button>);
  };
  const row = weighed ? 'answers weighed-answers' : 'row answers';
  if (options.length + (picks?.count ?? 0) <= INLINE) {
    return <>
      {others.length ? <div class={row}>{others.map(button)}</div> : null}
      {picks?.row}
      {end()}
    </>;
  }
  // An answer that belongs to no place, such as to stand and fight, stays in the bar beside those that the board takes.
  const placeless = zones.size ? others.filter((option) => !zones.has(option)) : [];
  const beside = placeless.length <= INLINE ? placeless : [];
  const listed = others.filter((option) => !beside.includes(option));
  const shown = wanted ? listed.filter(({ label }) => label.toLowerCase().includes(wanted)) : listed;
  const groups = grouped(shown, (option) => zones.get(option) ?? null, (zone) => placeName(store, zone));
  const open = opened.value ?? !(picks || listed.some((option) => zones.has(option)));
  return (
    <>
      {beside.length ? <div class={row}>{beside.map(button)}</div> : null}
      <details class="all-answers" open={open} onToggle={(event) => { opened.value = event.currentTarget.open; }}>
        <summary>{t.answers.all(listed.length + (picks?.count ?? 0))}</summary>
        {open ? <>
          {options.length > FILTERED ? <input type="search" aria-label={t.answers.filter} placeholder={t.answers.filter} value={filter.value}
            onInput={(event) => { filter.value = event.currentTarget.value; }} /> : null}
          {picks?.row}
          {groups.map(({ title, options: own }) => title === '' ? <div class={row} key="">{own.map(button)}</div> : (
            <details class="answer-group" key={title} data-group={title} open={wanted !== '' && groups.length <= 3}>
              <summary>{begun(title)} <small class="faint">{t.answers.count(own.length)}</small></summary>
              <div class={row}>{own.map(button)}</div>
            </details>))}
        </> : null}
      </details>
      {end()}
    </>
  );
}
