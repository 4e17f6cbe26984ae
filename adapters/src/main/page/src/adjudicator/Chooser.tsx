import { firstOf, proceduresOf, type Book, type Example } from './book';
import { CopyLink } from './CopyLink';
import type { Question } from './question';
import { requestFrom } from './reading';
import { t } from './text';
import { empty, type Asking } from './useQuestion';

/** Chooses the rules and the procedure, with examples to begin with. */
export function Chooser({ book, asking: { question, open, settle } }: { book: Book; asking: Asking }) {
  const texts = t.adjudicator;
  const { words, forms, examples } = book;
  const ruleset = String(question.value.request.ruleset);
  const procedure = String(question.value.request.procedure);
  const rulesets = Object.keys(words.rulesets);
  const questionOf = ({ request, show }: Example, more: object = {}): Question => ({ request: requestFrom(book, { ...request, ...more }), show, thrown: [] });
  return (
    <div class="sheet chooser">
      <label>{texts.procedure} <select value={procedure} onChange={({ currentTarget: { value } }) => open(questionOf(firstOf(book, value), { ruleset }))}>
        {proceduresOf(book, ruleset).map((each) => <option key={each} value={each}>{words.procedures[each]}</option>)}</select></label>
      {rulesets.length > 1 ? <label>{texts.ruleset} <select value={ruleset} onChange={({ currentTarget: { value } }) => open(proceduresOf(book, value).includes(procedure)
        ? { ...question.value, request: requestFrom(book, { ...question.value.request, ruleset: value, readings: undefined }) } : questionOf(firstOf(book, forms[0]!.procedure), { ruleset: value }))}>
        {rulesets.map((each) => <option key={each} value={each}>{words.rulesets[each]}</option>)}</select></label> : null}
      <label>{texts.example} <select value="" onChange={(event) => {
        const example = examples[Number(event.currentTarget.value)];
        event.currentTarget.value = '';
        if (example) {
          open(questionOf(example));
        }
      }}>
        <option value="">{texts.pickExample}</option>
        {forms.map((form) => <optgroup key={form.procedure} label={words.procedures[form.procedure]!}>{examples.map((example, index) => example.request.procedure === form.procedure
          ? <option key={index} value={index}>{words.examples[example.name]}</option> : null)}</optgroup>)}
      </select></label>
      <button type="button" onClick={() => open(empty(book, ruleset, procedure))}>{texts.clear}</button>
      <CopyLink settle={settle} />
    </div>
  );
}
