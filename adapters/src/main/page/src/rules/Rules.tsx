import { useEffect } from 'preact/hooks';
import { catalogue } from '../game/catalogue';
import { go, hrefOf, route } from '../route';
import { stylesheet } from '../stylesheet';
import { t } from '../text/later';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { capital, PrintedTable, RuleSheet } from './RuleSheet';
import type { RuleIndex } from './types';

/** The word in the address before the name of a table; no code of a rule is in lower case. */
const TABLES = 'tables';

/** All rules and printed tables by chapter, each at an address of its own: `#/rules/RULESET/CODE`, `#/rules/RULESET/tables/NAME`. */
export function Rules() {
  const { path: [, asked, rule, table], query: { q = '' } } = route.value;
  const rulesets = useRead(() => catalogue.rulesets(), []).value;
  const ids = [...rulesets.value?.keys() ?? []];
  const ruleset = asked ?? ids[0];
  const index = useRead(async () => ruleset === undefined ? null : catalogue.rules(ruleset), [ruleset]).value;
  useEffect(() => void stylesheet(new URL('page/rules.css', document.baseURI).href), []);
  document.title = `${t.title}: ${t.nav.rules}`;
  const problem = rulesets.problem ?? index.problem;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!index.value || index.value.ruleset !== ruleset) {
    return <p class="loading">{t.loading}</p>;
  }
  return (
    <>
      {ids.length > 1 ? <nav class="row rules-nav" aria-label={t.ask.rules}>{ids.map((id) =>
        <a key={id} class="button" href={hrefOf(['rules', id])} aria-current={id === ruleset ? 'page' : undefined}>{rulesets.value!.get(id)}</a>)}</nav> : null}
      <div class={`rule-columns${rule ? ' one-rule' : ''}`}>
        <section class="sheet rule-index">
          {rule ? <h2>{t.rules.title}</h2> : <h1>{t.rules.title}</h1>}
          <label>{t.rules.search} <input type="search" value={q} autocomplete="off"
            onInput={({ currentTarget: { value } }) => go(hrefOf(route.value.path.length > 1 ? route.value.path : ['rules', ruleset], { q: value }), true)} /></label>
          <Contents index={index.value} sought={q.trim().toLowerCase()} chosen={rule === TABLES ? table : rule} query={q} />
        </section>
        {rule === undefined ? <p class="faint rule-hint">{t.rules.hint}</p> : (
          <section class="sheet rule-shown" aria-live="polite">
            <p class="rule-back"><a href={hrefOf(['rules', ruleset], { q })}>{t.rules.all}</a></p>
            {rule === TABLES && table !== undefined ? <><h1>{t.rules.tables}</h1><PrintedTable key={table} ruleset={ruleset} name={table} /></>
              : <RuleSheet key={rule} ruleset={ruleset} code={rule} level="h1" />}
          </section>)}
      </div>
    </>
  );
}

/** The chapters with their rules, then the tables; of a search only what was found, unfolded. */
function Contents({ index, sought, chosen, query }: { index: RuleIndex; sought: string; chosen: string | undefined; query: string }) {
  const found = (...texts: string[]) => sought === '' || texts.some((text) => text.toLowerCase().includes(sought));
  const chapters = index.chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ code, title, place }) => found(code, title, place, chapter.title)) }))
    .filter(({ rules }) => rules.length);
  const tables = index.tables.filter(({ name, title }) => found(name, title));
  const open = (names: string[]) => sought !== '' || names.includes(chosen ?? '');
  const { ruleset } = index;
  return (
    <div role="navigation" aria-label={t.rules.chapters}>
      <p role="status" class="faint">{sought ? t.rules.found(chapters.reduce((sum, { rules }) => sum + rules.length, 0), tables.length) : ''}</p>
      {chapters.map(({ id, title, rules }) => (
        <details key={id} data-chapter={id} open={open(rules.map(({ code }) => code))}>
          <summary>{title} <span class="faint">{rules.length}</span></summary>
          <ul class="rule-list">{rules.map((rule) => <li key={rule.code}>
            <a href={hrefOf(['rules', ruleset, rule.code], { q: query })} aria-current={rule.code === chosen ? 'true' : undefined}>{capital(rule.title)} <code class="faint">{rule.code}</code></a></li>)}</ul>
        </details>))}
      {tables.length ? (
        <details data-chapter="tables" open={open(tables.map(({ name }) => name))}>
          <summary>{t.rules.tables} <span class="faint">{tables.length}</span></summary>
          <ul class="rule-list">{tables.map(({ name, title }) => <li key={name}>
            <a href={hrefOf(['rules', ruleset, TABLES, name], { q: query })} aria-current={name === chosen ? 'true' : undefined}>{title}</a></li>)}</ul>
        </details>) : null}
    </div>
  );
}
