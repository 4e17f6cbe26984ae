import { t } from './text';
import { CopyLink } from './CopyLink';
import { EXAMPLES, firstOf, type Example } from './examples';
import type { Procedure, Ruleset } from './field';
import { FORMS, proceduresOf } from './forms';
import type { Question } from './question';
import { requestFrom } from './reading';
import { empty, type Asking } from './useQuestion';

const RULESETS = Object.keys(t.adjudicator.rulesets) as Ruleset[];

const questionOf = ({ request, show }: Example, more: object = {}): Question => ({ request: requestFrom({ ...request, ...more }), show, thrown: [] });

/** Which rules, which procedure; and examples to begin with. */
export function Chooser({ asking: { question, open, settle } }: { asking: Asking }) {
  const texts = t.adjudicator;
  const { ruleset, procedure } = question.value.request as { ruleset: Ruleset; procedure: Procedure };
  return (
    <div class="sheet chooser">
      <label>{texts.procedure} <select value={procedure} onChange={({ currentTarget: { value } }) => open(questionOf(firstOf(value as Procedure), { ruleset }))}>
        {proceduresOf(ruleset).map((each) => <option key={each} value={each}>{texts.procedures[each]}</option>)}</select></label>
      <label>{texts.ruleset} <select value={ruleset} onChange={({ currentTarget: { value } }) => open(proceduresOf(value).includes(procedure)
        ? { ...question.value, request: requestFrom({ ...question.value.request, ruleset: value, readings: undefined }) } : questionOf(firstOf('land-battle'), { ruleset: value }))}>
        {RULESETS.map((each) => <option key={each} value={each}>{texts.rulesets[each]}</option>)}</select></label>
      <label>{texts.example} <select value="" onChange={(event) => {
        const example = EXAMPLES[Number(event.currentTarget.value)];
        event.currentTarget.value = '';
        if (example) {
          open(questionOf(example));
        }
      }}>
        <option value="">{texts.pickExample}</option>
        {FORMS.map((form) => <optgroup key={form.procedure} label={texts.procedures[form.procedure]}>{EXAMPLES.map((example, index) => example.request.procedure === form.procedure
          ? <option key={index} value={index}>{texts.examples[example.name]}</option> : null)}</optgroup>)}
      </select></label>
      <button type="button" onClick={() => open(empty(ruleset, procedure))}>{texts.clear}</button>
      <CopyLink settle={settle} />
    </div>
  );
}
