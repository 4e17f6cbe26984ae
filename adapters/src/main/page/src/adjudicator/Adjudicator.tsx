import { useSignal } from '@preact/signals';
import { catalogue } from '../game/catalogue';
import { AnswerBox } from './AnswerBox';
import { formOf, type Book } from './book';
import { Chooser } from './Chooser';
import { DiceBox } from './DiceBox';
import { faultsOf } from './faults';
import { CurrentForm } from './form';
import type { Shown } from './question';
import { keptOf, sent } from './reading';
import { ReadingsBox } from './ReadingsBox';
import { at, put } from './request';
import { SectionBox } from './SectionBox';
import { t } from './text';
import { throwMissing } from './throwing';
import { useAnswer } from './useAnswer';
import { useQuestion } from './useQuestion';
import { useRead } from '../views/useRead';
import { hrefOf } from '../route';

/** One question to the rules without a game: forces and dice in, a ruling or the odds out. */
export function Adjudicator({ book }: { book: Book }) {
  document.title = `${t.title}: ${t.adjudicator.title}`;
  const texts = t.adjudicator;
  const asking = useQuestion(book);
  const question = asking.question.value;
  const asked = useSignal(0);
  const throwing = useSignal(false);
  const answer = useAnswer(book, question, asking.opened.value + asked.value);
  const parties = useRead(() => catalogue.board(book.board), []).value.value?.parties ?? [];
  const form = formOf(book, question.request.procedure);
  const known = Object.fromEntries(parties.map(({ id, name }) => [id, name]));
  const names = Object.fromEntries(form.sections.filter(({ at: side }) => side).map(({ at: side }) => {
    const party = String(at(question.request, `/${side}/${book.party}`) ?? '');
    const role = book.words.sides[side] ?? side;
    return [side, party ? `${known[party] ?? party} (${role.toLowerCase()})` : role];
  }));
  const said = answer.value?.show === question.show ? answer.value : null;
  const ask = (show: Shown) => {
    asked.value += 1;
    asking.open({ ...question, show });
  };
  const fill = async () => {
    throwing.value = true;
    try {
      const next = await throwMissing(book, question);
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
    <CurrentForm.Provider value={{ book, request: question.request, faults: faultsOf(said?.problem ?? null), unused: said?.ruling?.unusedDice ?? [], thrown: question.thrown, parties, set }}>
      <div class="adjudicator wide">
        <h1>{texts.title}</h1>
        <p class="faint">{texts.intro}</p>
        {question.game ? <p class="of-game">{texts.ofGame} <a href={hrefOf(['games', question.game])}>{question.game}</a> <button type="button" onClick={() => asking.open({ request: question.request, show: question.show, thrown: question.thrown })}>{texts.ofService}</button></p> : null}
        {asking.broken.value ? <p class="problem" role="alert">{texts.broken}</p> : null}
        <Chooser book={book} asking={asking} />
        <div class="adjudicator-columns">
          <form noValidate onSubmit={(event) => {
            event.preventDefault();
            ask('ruling');
          }}>
            {form.sections.map((section) => <SectionBox key={`${form.procedure} ${section.at}`} section={section} />)}
            {form.dice.length ? <DiceBox key={form.procedure} form={form} names={names} throwing={throwing.value} onThrow={() => void fill()} /> : null}
            <ReadingsBox />
            <details class="sheet"><summary>{texts.raw}</summary><p class="faint">{texts.rawHint}</p><pre class="question-json">{JSON.stringify(sent(book, question.request, true), null, 1)}</pre></details>
            <div class="row actions" role="group" aria-label={texts.actions}>
              <button class={question.show === 'odds' || question.show === 'compare' ? '' : 'main'}>{texts.judge}</button>
              {form.dice.length ? <button type="button" class={question.show === 'odds' ? 'main' : ''} onClick={() => ask('odds')}>{texts.odds}</button> : null}
              {form.choices ? <button type="button" class={question.show === 'compare' ? 'main' : ''} onClick={() => ask('compare')}>{texts.compare}</button> : null}
            </div>
          </form>
          <AnswerBox book={book} question={question} answer={answer.value} form={form} names={names} parties={known} asked={asked.value} onThrow={() => void fill()} />
        </div>
      </div>
    </CurrentForm.Provider>
  );
}
