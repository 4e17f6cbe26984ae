import type { Report as Told } from '../../api/report';
import { go, hrefOf, route } from '../../route';
import { t as shared } from '../../text';
import { t } from '../../text/report';
import { Refusal } from '../../views/Refusal';
import { useCompleted } from '../../views/useCompleted';
import { useGame } from '../context';
import { lazy } from '../../lazy';
import { Chances } from './Chances';
import type { CourseProps } from './Course';
import { Lands } from './Lands';
import { Sides } from './Sides';
import { Thrown } from './Thrown';
import type { ReportWords } from './words';

/** The pictures, fetched after the tables, which stand at once. */
const Course = lazy<CourseProps>(() => import('./Course').then(({ Course: Drawn }) => Drawn));

/** The number of turns that have a button each; more of them are a list to choose from. */
const BUTTONS = 16;

/** The report of the game up to the position that is shown, or of the turn that the address names. */
export function Report({ words }: { words: ReportWords }) {
  const store = useGame();
  const position = store.position.value;
  const [, , , chosen] = route.value.path;
  const { value, problem } = useCompleted((abort) =>
    store.get<Told>(`report?at=${position}${chosen ? `&turn=${encodeURIComponent(chosen)}` : ''}`, abort), [position, chosen]);
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{shared.loading}</p>;
  }
  const to = (turn?: number) => hrefOf(['games', store.id, 'report', ...(turn ? [String(turn)] : [])], { at: store.at.value });
  return (
    <div class="wide report-view" data-report={chosen ?? ''}>
      <h2>{t.title}</h2>
      <nav class="row" aria-label={t.stretches}>
        <a class="button" href={to()} aria-current={chosen === undefined ? 'page' : undefined}>{t.whole}</a>
        {value.turns.length > BUTTONS ? (
          <select aria-label={t.turn} value={chosen ?? ''} onChange={(event) => go(to(Number(event.currentTarget.value)))}>
            <option value="">{t.turn}</option>
            {value.turns.map(({ number, label }) => <option key={number} value={number}>{label}</option>)}
          </select>)
          : value.turns.map(({ number, label }) => (
            <a key={number} class="button" href={to(number)} aria-current={String(number) === chosen ? 'page' : undefined}>{label}</a>))}
      </nav>
      <p class="faint">{t.positions(value.from + 1, value.to)} {value.over ? t.over : ''}</p>
      {chosen === undefined ? <Course words={words} luck={value.luck} /> : null}
      <Sides sides={value.sides} words={words} />
      <Lands lands={value.territory} words={words} />
      <Thrown dice={value.dice} />
      {value.decisive.length || value.pending ? <Chances report={value} words={words} /> : null}
    </div>
  );
}
