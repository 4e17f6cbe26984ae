import { useSignal } from '@preact/signals';
import { get } from '../api/client';
import { t } from '../text/later';
import { useRead } from './useRead';

/** A table that can be entered for a new game; its lines are those of the program, the header first. */
interface Enterable { name: string; title: string; lines: string[] }

/** The text of each table that was entered, by its name. */
export type Entered = Record<string, string>;

/** The largest file of a table that is read. */
const LARGEST = 200_000;
const ENDING = /\.csv$/i;

/** The charts that are sent with a new game. */
export function chartsOf(entered: Entered, origin: string): { charts?: { origin: string; tables: Record<string, string[]> } } {
  const tables = Object.entries(entered).filter(([, text]) => text.trim() !== '');
  return tables.length ? { charts: { origin, tables: Object.fromEntries(tables.map(([name, text]) => [name, linesOf(text)])) } } : {};
}

/** The lines of a file, without empty ones at its end. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').trimEnd().split(/\r\n|\r|\n/).map((line) => line.trimEnd());
}

/** Takes the charts and counters of a copy of the game: files, or text that is pasted. */
export function Charts({ ruleset, entered, onEnter }: { ruleset: string; entered: Entered; onEnter(now: Entered): void }) {
  const known = useRead((abort) => get<Enterable[]>(`rulesets/${encodeURIComponent(ruleset)}/enterable-tables`, '', abort), [ruleset]).value.value ?? [];
  const chosen = useSignal('');
  const wrong = useSignal<string[]>([]);
  const table = known.find(({ name }) => name === chosen.value);
  const put = (name: string, text: string) => onEnter({ ...entered, [name]: text });
  const upload = async (input: HTMLInputElement) => {
    const faults: string[] = [];
    const read: Entered = {};
    for (const file of Array.from(input.files ?? [])) {
      const name = file.name.replace(ENDING, '');
      if (!known.some((each) => each.name === name)) {
        faults.push(t.charts.unknown(file.name, known.map((each) => `${each.name}.csv`).join(', ')));
      } else if (file.size > LARGEST) {
        faults.push(t.charts.tooLarge(file.name, LARGEST / 1000));
      } else {
        read[name] = await file.text();
        if (read[name] === '') {
          faults.push(t.charts.empty(file.name));
        }
      }
    }
    input.value = '';
    wrong.value = faults;
    onEnter({ ...entered, ...read });
  };
  if (known.length === 0) {
    return null;
  }
  const taken = known.filter(({ name }) => (entered[name] ?? '').trim() !== '');
  return (
    <details class="charts">
      <summary>{t.charts.title}{taken.length ? ` (${taken.length})` : ''}</summary>
      <p class="faint">{t.charts.hint}</p>
      <p><label>{t.charts.files} <input type="file" name="charts" multiple accept=".csv,text/csv" onChange={(event) => void upload(event.currentTarget)} /></label></p>
      {wrong.value.length ? <ul class="faults" role="alert">{wrong.value.map((fault) => <li key={fault}>{fault}</li>)}</ul> : null}
      <p><label>{t.charts.table} <select name="chart" value={chosen.value} onChange={(event) => { chosen.value = event.currentTarget.value; }}>
        <option value="">{t.charts.choose}</option>
        {known.map(({ name, title }) => <option key={name} value={name}>{(entered[name] ?? '').trim() ? `✓ ${title}` : title}</option>)}
      </select></label></p>
      {table ? <>
        <p><label>{t.charts.lines(`${table.name}.csv`)}<br />
          <textarea name="chart-lines" rows={10} cols={72} spellcheck={false} placeholder={table.lines.slice(0, 3).join('\n')} value={entered[table.name] ?? ''}
            onInput={(event) => put(table.name, event.currentTarget.value)} /></label></p>
        <p class="row">
          <button type="button" onClick={() => put(table.name, table.lines.join('\n'))}>{t.charts.program}</button>
          <button type="button" disabled={!entered[table.name]} onClick={() => put(table.name, '')}>{t.charts.clear}</button>
        </p>
      </> : null}
      {taken.length ? <p>{t.charts.taken(taken.map(({ title }) => title).join(', '))}</p> : null}
    </details>
  );
}

/** Says by which charts a game is played where its owner entered some. */
export function PlayedBy({ charts }: { charts: { origin: string; hash: string; tables: string[] } | undefined }) {
  return charts === undefined ? null : (
    <section class="sheet played-by">
      <h2>{t.charts.ofGame}</h2>
      <p>{t.charts.from(charts.origin || t.charts.owner, charts.tables.map((name) => `${name}.csv`).join(', '))}</p>
      <p class="faint">SHA-256 <code>{charts.hash}</code></p>
    </section>
  );
}
