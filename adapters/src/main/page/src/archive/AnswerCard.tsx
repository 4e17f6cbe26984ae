import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call, get } from '../api/client';
import { hrefOf } from '../route';
import { t } from '../text/archive';
import { language } from '../text/language';
import { written } from '../text/numbers';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { headOf, unitOf } from './heads';
import { hasPlaces, useNames } from './names';
import { Picture } from './Picture';
import { LOOK } from './progress';
import type { Answer, Cell, Chosen, Question } from './types';

/** The number of rows that are shown as a table; the file has more. */
const SHOWN = 200;

function asked(question: Question, filters: Chosen): string {
  const known = Object.entries(filters).filter(([name, value]) => value !== '' && question.filters.includes(name));
  return new URLSearchParams(known).toString();
}

/** A question with its picture, the table beside it, its SQL, and the ways to take the answer away. */
export function AnswerCard({ question, filters, token, wanted }: { question: Question; filters: Chosen; token: string; wanted: boolean }) {
  const card = useRef<HTMLElement>(null);
  // The chosen card is scrolled into view, wherever it stands.
  useEffect(() => wanted ? card.current?.scrollIntoView({ block: 'start' }) : undefined, [wanted]);
  const query = asked(question, filters);
  const path = `analysis/questions/${question.id}${query ? `?${query}` : ''}`;
  const round = useSignal(0);
  const { value: answer, problem } = useRead((abort) => get<Answer>(path, token, abort), [path, token, round.value]).value;
  // An answer that lacks games is asked for again until the archive has them.
  useEffect(() => {
    if (!answer || answer.lag === 0) {
      return undefined;
    }
    const next = window.setTimeout(() => { round.value += 1; }, LOOK);
    return () => window.clearTimeout(next);
  }, [answer]);
  const [title, tells] = t.named[question.id] ?? [question.title, question.tells];
  const left = Object.entries(filters).filter(([name, value]) => value !== '' && !question.filters.includes(name)).map(([name]) => name);
  return (
    <article ref={card} class="sheet archive-answer" data-question={question.id} aria-live="polite">
      <h3>{title}</h3>
      <p>{tells}</p>
      {left.length ? <p class="faint">{t.notTaken(left.map((name) => t.filter[name as keyof typeof t.filter] ?? name).join(', '))}</p> : null}
      {problem ? <Refusal problem={problem} /> : null}
      {!answer && !problem ? <p class="loading">{t.asking}</p> : null}
      {answer ? <>
        <p class="faint" data-games={answer.games}>{t.over(answer.games, answer.rows.length)}{answer.cut ? ` ${t.cut}` : ''}{answer.lag > 0 ? ` ${t.lag(answer.lag)}` : ''}</p>
        {answer.rows.length === 0 ? <p>{t.none}</p> : <div class="archive-beside">
          <Picture draw={question.draw} answer={answer} label={title} ruleset={filters.ruleset} />
          <Rows answer={answer} label={title} ruleset={filters.ruleset} />
        </div>}
        <details><summary>{t.sql}</summary><pre tabIndex={0}>{answer.sql}</pre><p class="row"><Copy text={answer.sql} /> <a href={hrefOf(['archive', 'sql'], { ...filters, sql: answer.sql })}>{t.change}</a></p></details>
        <p class="archive-files">{(['csv', 'parquet', 'saved'] as const).map((format) => <Download key={format} path={path} format={format} name={question.id} token={token} />)}
          <a href={hrefOf(['archive', question.id], filters)}>{t.link}</a></p>
      </> : null}
    </article>
  );
}

/** The rows of an answer as a table; an id of a game leads to its moment. */
export function Rows({ answer, label, ruleset }: { answer: Pick<Answer, 'columns' | 'rows'>; label: string; ruleset?: string }) {
  const names = useNames(hasPlaces(answer.columns));
  const columns = answer.columns.filter(({ name }) => name !== 'position');
  const numbers = new Set(columns.filter(({ name }) => answer.rows.some((row) => typeof row[name] === 'number')).map(({ name }) => name));
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={label}><table>
      <thead><tr>{columns.map(({ name, unit }) => <th key={name} scope="col">{headOf(name)}{unit ? <small> ({unitOf(unit)})</small> : null}</th>)}</tr></thead>
      <tbody>{names.rows(answer.rows.slice(0, SHOWN), ruleset).map((row, at) => <tr key={at}>{columns.map(({ name }) => {
        const cell = row[name] ?? null;
        return <td key={name} class={numbers.has(name) ? 'number' : undefined}>{name === 'game' && typeof cell === 'string'
          ? <a href={hrefOf(['games', cell], { at: typeof row.position === 'number' ? row.position : null })}>{cell.slice(0, 8)}</a> : told(cell)}</td>;
      })}</tr>)}</tbody>
    </table>{answer.rows.length > SHOWN ? <p class="faint">{t.first(SHOWN, answer.rows.length)}</p> : null}</div>
  );
}

function told(cell: Cell): string {
  return cell === null ? '–' : Array.isArray(cell) ? cell.map(told).join(' ') : typeof cell === 'number' ? written(cell, language) : typeof cell === 'boolean' ? cell ? t.yes : t.no : cell;
}

function Copy({ text }: { text: string }) {
  const copied = useSignal(false);
  return <button type="button" onClick={() => void navigator.clipboard?.writeText(text).then(() => { copied.value = true; })}>{copied.value ? t.copied : t.copy}</button>;
}

/** The answer as a file. It is read with the token of the caller, which stands in no address. */
function Download({ path, format, name, token }: { path: string; format: 'csv' | 'parquet' | 'saved'; name: string; token: string }) {
  const fetched = async () => {
    const response = await fetch(`api/${path}${path.includes('?') ? '&' : '?'}format=${format}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    if (!response.ok) {
      await call('GET', path, { token });
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = `${name}.${format === 'saved' ? 'question.json' : format}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return <button type="button" onClick={() => void fetched()}>{format === 'csv' ? 'CSV' : format === 'parquet' ? 'Parquet' : t.save}</button>;
}
