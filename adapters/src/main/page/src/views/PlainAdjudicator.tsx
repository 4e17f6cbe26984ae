import { useSignal } from '@preact/signals';
import { get, post, Problem } from '../api/client';
import type { Fields } from '../api/board';
import type { Odds } from '../api/odds';
import type { Step } from '../api/ruling';
import { FieldTable } from '../frame/FieldTable';
import type { Title } from '../frame/manifest';
import { Steps } from '../game/Why';
import { t } from '../text';
import { OddsTable } from './OddsTable';
import { Refusal } from './Refusal';
import { useRead } from './useRead';

type Said = { ruling: Fields & { explanation?: Step[] } } | { odds: Odds } | { problem: Problem };

/** Asks the procedures of a ruleset that has no forms of its own: the question is written as JSON. */
export function PlainAdjudicator({ ruleset }: { ruleset: string }) {
  const { value, problem } = useRead(() => get<{ procedures: Title[] }>(`rulesets/${encodeURIComponent(ruleset)}`), [ruleset]).value;
  return problem ? <Refusal problem={problem} /> : value ? <Question id={ruleset} procedures={value.procedures} /> : <p class="loading">{t.loading}</p>;
}

function Question({ id, procedures }: { id: string; procedures: Title[] }) {
  const start = (procedure = '') => JSON.stringify({ ruleset: id, procedure }, null, 1);
  const typed = useSignal(start(procedures[0]?.name));
  const said = useSignal<Said | null>(null);
  const ask = async (what: 'adjudications' | 'odds') => {
    try {
      const { body } = await post<Fields>(what, JSON.parse(typed.value));
      said.value = what === 'odds' ? { odds: body.odds as Odds } : { ruling: body };
    } catch (broken) {
      if (!(broken instanceof Problem) && !(broken instanceof SyntaxError)) {
        throw broken;
      }
      said.value = { problem: broken instanceof Problem ? broken : new Problem(400, { detail: broken.message }) };
    }
  };
  return (
    <div class="narrow">
      <h1>{t.nav.adjudicator}</h1>
      {procedures.length === 0 ? <p>{t.ask.none}</p> : (
        <form class="sheet" onSubmit={(event) => {
          event.preventDefault();
          void ask('adjudications');
        }}>
          <label>{t.ask.procedure} <select onChange={(event) => { typed.value = start(event.currentTarget.value); }}>
            {procedures.map(({ name, title }) => <option key={name} value={name}>{title}</option>)}</select></label>
          <textarea rows={12} aria-label={t.ask.question} spellcheck={false} value={typed.value} onInput={(event) => { typed.value = event.currentTarget.value; }} />
          <div class="row"><button class="main">{t.ask.judge}</button> <button type="button" onClick={() => void ask('odds')}>{t.odds.title}</button></div>
        </form>)}
      {said.value ? <Answer said={said.value} ruleset={id} /> : null}
    </div>
  );
}

function Answer({ said, ruleset }: { said: Said; ruleset: string }) {
  if ('problem' in said) {
    return <Refusal problem={said.problem} />;
  }
  if ('odds' in said) {
    return <section class="sheet"><OddsTable odds={said.odds} /></section>;
  }
  const { explanation = [], ruleset: _, procedure: __, ...fields } = said.ruling;
  return <section class="sheet"><FieldTable of={fields} /><Steps steps={explanation} ruleset={ruleset} /></section>;
}
