import { useSignal } from '@preact/signals';
import type { Option } from '../api/types';
import { t } from '../text';
import { begun } from '../text/words';
import { useGame } from './context';
import { grouped } from './grouping';
import { moveFacts } from './Moves';
import { placeName } from './placeName';
import { zonesOfAnswers } from './answerPlaces';

/** So many answers can be filtered by a word. */
const FILTERED = 20;

/** The answers to a decision as buttons; many of them in groups that open. */
export function Answers({ options, onAnswer }: { options: Option[]; onAnswer(option: Option): void }) {
  const store = useGame();
  const filter = useSignal('');
  const zones = zonesOfAnswers(store, options);
  const wanted = filter.value.toLowerCase();
  const shown = wanted ? options.filter(({ label }) => label.toLowerCase().includes(wanted)) : options;
  const groups = grouped(shown, (option) => zones.get(option) ?? null, (zone) => placeName(store, zone));
  const button = (option: Option) => (
    <button type="button" key={options.indexOf(option)} data-option={options.indexOf(option)} aria-disabled={!store.answerable.value}
      onClick={() => store.answerable.value && onAnswer(option)}>
      {option.label}{option.move ? <small> {moveFacts(option)}</small> : null}
    </button>);
  return (
    <>
      {options.length > FILTERED ? <input type="search" aria-label={t.answers.filter} placeholder={t.answers.filter} value={filter.value}
        onInput={(event) => { filter.value = event.currentTarget.value; }} /> : null}
      {groups.map(({ title, options: own }) => title === '' ? <div class="row" key="">{own.map(button)}</div> : (
        <details class="answer-group" key={title} data-group={title} open={wanted !== '' && groups.length <= 3}>
          <summary>{begun(title)} <small class="faint">{t.answers.count(own.length)}</small></summary>
          <div class="row">{own.map(button)}</div>
        </details>))}
    </>
  );
}
