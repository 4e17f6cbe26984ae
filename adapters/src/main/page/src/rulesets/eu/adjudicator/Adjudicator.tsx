import { useSignal } from '@preact/signals';
import { catalogue } from '../../../game/catalogue';
import { t } from './text';
import { AnswerBox } from './AnswerBox';
import { Chooser } from './Chooser';
import { DiceBox } from './DiceBox';
import { faultsOf } from './faults';
import { CurrentForm } from './form';
import { formOf } from './forms';
import type { Shown } from './question';
import { keptOf, sent } from './reading';
import { ReadingsBox } from './ReadingsBox';
import { at, put } from './request';
import { SectionBox } from './SectionBox';
import { throwMissing } from './throwing';
import { useAnswer } from './useAnswer';
import { useQuestion } from './useQuestion';
import { useRead } from '../../../views/useRead';

/** The countries are those of the main edition, whichever is asked. */
const PRINTED = 'rulesets/eu-military/board';

/** One question to the rules without a game: forces and dice in, a ruling or the odds out. */
export function Adjudicator() {
  document.title = `${t.title}: ${t.adjudicator.title}`;
  const texts = t.adjudicator;
  const asking = useQuestion();
  const question = asking.question.value;
  const asked = useSignal(0);
  const throwing = useSignal(false);
  const answer = useAnswer(question, asking.opened.value + asked.value);
  const parties = useRead(() => catalogue.board(PRINTED), []).value.value?.parties ?? [];
  const form = formOf(question.request.procedure);
  const countries = Object.fromEntries(parties.map(({ id, name }) => [id, name]));
  const names = Object.fromEntries(form.sections.filter(({ at: side }) => side).map(({ at: side }) => {
    const country = String(at(question.request, `/${side}/country`) ?? '');
    const role = texts.sides[side as keyof typeof texts.sides];
    return [side, country ? `${countries[country] ?? country} (${role.toLowerCase()})` : role];
  }));
  const said = answer.value?.show === question.show ? answer.value : null;
  const ask = (show: Shown) => {
    asked.value += 1;
    asking.open({ ...question, show });
  };
  const fill = async () => {
    throwing.value = true;
    try {
      const next = await throwMissing(question);
      asked.value += 1;
      asking.open({ ...next, show: 'ruling' });
    } finally {
      throwing.value = false;
    }
  };
  const set = (pointer: string, value: unknown) => asking.edit({
    ...question, request: put(question.request, pointer, value, keptOf(form)), thrown: question.thrown.filter((die) => !`${die}/`.startsWith(`${pointer}/`)),
  });
  return (
    <CurrentForm.Provider value={{ request: question.request, faults: faultsOf(said?.problem ?? null), unused: said?.ruling?.unusedDice ?? [], thrown: question.thrown, parties, set }}>
      <div class="adjudicator wide">
        <h1>{texts.title}</h1>
        <p class="faint">{texts.intro}</p>
        {asking.broken.value ? <p class="problem" role="alert">{texts.broken}</p> : null}
        <Chooser asking={asking} />
        <div class="adjudicator-columns">
          <form noValidate onSubmit={(event) => {
            event.preventDefault();
            ask('ruling');
          }}>
            {form.sections.map((section) => <SectionBox key={`${form.procedure} ${section.at}`} section={section} />)}
            <DiceBox key={form.procedure} form={form} names={names} throwing={throwing.value} onThrow={() => void fill()} />
            <ReadingsBox />
            <details class="sheet"><summary>{texts.raw}</summary><p class="faint">{texts.rawHint}</p><pre class="question-json">{JSON.stringify(sent(question.request, true), null, 1)}</pre></details>
            <div class="row actions" role="group" aria-label={texts.actions}>
              <button class={question.show === 'odds' || question.show === 'compare' ? '' : 'main'}>{texts.judge}</button>
              <button type="button" class={question.show === 'odds' ? 'main' : ''} onClick={() => ask('odds')}>{texts.odds}</button>
              {form.choices ? <button type="button" class={question.show === 'compare' ? 'main' : ''} onClick={() => ask('compare')}>{texts.compare}</button> : null}
            </div>
          </form>
          <AnswerBox question={question} answer={answer.value} form={form} names={names} countries={countries} asked={asked.value} onThrow={() => void fill()} />
        </div>
      </div>
    </CurrentForm.Provider>
  );
}
