import { catalogue } from '../game/catalogue';
import { hrefOf } from '../route';
import { t } from '../text/later';
import { Refusal } from '../views/Refusal';
import { TableCell } from '../views/TableCell';
import { useRead } from '../views/useRead';
import type { ReadCell } from './opened';
import type { RuleLine } from './types';

interface RuleSheetProps {
  ruleset: string;
  code: string;
  cell?: ReadCell | null;
  /** Goes to another rule; without it the links do. */
  onOther?(code: string): void;
  /** The level of its heading. */
  level?: 'h1' | 'h2';
}

/** The text of a rule: its title and place, the paragraph, the readings, and its printed tables with the cell that was read. */
export function RuleSheet({ ruleset, code, cell = null, onOther, level: Heading = 'h2' }: RuleSheetProps) {
  const { value, problem } = useRead(() => catalogue.rule(ruleset, code), [ruleset, code]).value;
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{t.loading}</p>;
  }
  const tables = cell && !value.tables.some(({ name }) => name === cell.table) ? [{ name: cell.table, title: cell.table }, ...value.tables] : value.tables;
  return (
    <article class="rule-sheet" data-shown-rule={value.code}>
      <Heading>{capital(value.title)}</Heading>
      <p class="faint"><code>{value.code}</code> · {value.chapter ? `${value.chapter} · ` : ''}{t.rules.printed(value.place)}</p>
      {value.paragraph ? <p>{value.paragraph}</p> : null}
      {value.edition ? <p class="edition">{value.edition}</p> : null}
      {value.list ? <p>{t.rules.partOf} <Other ruleset={ruleset} rule={value.list} onOther={onOther} /></p> : null}
      {value.readings.length ? <section>
        <Part>{t.rules.readings}</Part>
        <dl class="rule-readings">{value.readings.map(({ id, why, choices, standard, words }) =>
          <div key={id}><dt><code>{id}</code>: {words.map((word, at) => choices[at] === standard ? t.rules.standard(word) : word).join(', ')}</dt><dd>{why}</dd></div>)}</dl>
      </section> : null}
      {tables.map(({ name }) => <PrintedTable key={name} ruleset={ruleset} name={name} cell={cell?.table === name ? cell : null} level={Part} />)}
      {value.entries.length ? <section>
        <Part>{t.rules.entries}</Part>
        <ul class="rule-list">{value.entries.map((rule) => <li key={rule.code}><Other ruleset={ruleset} rule={rule} onOther={onOther} /></li>)}</ul>
      </section> : null}
    </article>
  );
}

/** A printed table under its title. */
export function PrintedTable({ ruleset, name, cell = null, level: Heading = 'h2' }: { ruleset: string; name: string; cell?: ReadCell | null; level?: 'h2' | 'h3' }) {
  const title = useRead(() => catalogue.table(ruleset, name), [ruleset, name]).value.value?.title;
  return (
    <section data-shown-table={name}>
      <Heading>{title ?? name}</Heading>
      <TableCell ruleset={ruleset} table={name} row={cell?.row ?? ''} column={cell?.column ?? ''} />
    </section>
  );
}

function Other({ ruleset, rule, onOther }: { ruleset: string; rule: RuleLine; onOther: ((code: string) => void) | undefined }) {
  return (
    <a href={hrefOf(['rules', ruleset, rule.code])} onClick={(event) => {
      if (onOther && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        onOther(rule.code);
      }
    }}>{rule.title} <code class="faint">{rule.code}</code></a>
  );
}

export function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
