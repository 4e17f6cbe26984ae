import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import type { Option } from '../api/types';
import { t } from '../text';
import { begun } from '../text/words';
import { useGame } from './context';
import { grouped } from './grouping';
import { moveFacts } from './Moves';
import { placeName } from './placeName';
import { zonesOfAnswers } from './answerPlaces';

/** Keys choose the first nine answers. */
const KEYS = 9;
/** So many answers can be filtered by a word. */
const FILTERED = 20;

interface AnswersProps {
  options: Option[];
  /** The number of the first one: keys choose by it. */
  first: number;
  /** Whether the odds stand on each. */
  weighed: boolean;
  /** What is said of an answer beside its words. */
  note(option: Option): ComponentChildren;
  chance(option: Option): ComponentChildren;
  onAnswer(option: Option): void;
}

/** The answers to a decision as buttons; many of them in groups that open. */
export function Answers({ options, first, weighed, note, chance, onAnswer }: AnswersProps) {
  const store = useGame();
  const filter = useSignal('');
  const zones = zonesOfAnswers(store, options);
  const wanted = filter.value.toLowerCase();
  const shown = wanted ? options.filter(({ label }) => label.toLowerCase().includes(wanted)) : options;
  const groups = grouped(shown, (option) => zones.get(option) ?? null, (zone) => placeName(store, zone));
  const button = (option: Option) => {
    const index = options.indexOf(option);
    const key = first + index <= KEYS ? String(first + index) : undefined;
    return (
      <button type="button" key={index} data-option={index} data-key={key} aria-keyshortcuts={key} aria-disabled={!store.answerable.value}
        onClick={() => store.answerable.value && onAnswer(option)}>
        <span>{key ? <kbd aria-hidden="true">{key}</kbd> : null} {option.label}{option.move ? <small> {moveFacts(option)}</small> : null}{note(option)}</span>
        {chance(option)}
      </button>);
  };
  const row = weighed ? 'answers weighed-answers' : 'row answers';
  return (
    <>
      {options.length > FILTERED ? <input type="search" aria-label={t.answers.filter} placeholder={t.answers.filter} value={filter.value}
        onInput={(event) => { filter.value = event.currentTarget.value; }} /> : null}
      {groups.map(({ title, options: own }) => title === '' ? <div class={row} key="">{own.map(button)}</div> : (
        <details class="answer-group" key={title} data-group={title} open={wanted !== '' && groups.length <= 3}>
          <summary>{begun(title)} <small class="faint">{t.answers.count(own.length)}</small></summary>
          <div class={row}>{own.map(button)}</div>
        </details>))}
    </>
  );
}
