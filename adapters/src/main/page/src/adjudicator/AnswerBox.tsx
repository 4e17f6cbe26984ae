import { useEffect, useRef } from 'preact/hooks';
import { Steps } from '../game/Why';
import { lazy } from '../lazy';
import { stylesheet } from '../stylesheet';
import { t } from './text';
import { OddsCompare, OddsTable } from '../views/OddsTable';
import { Refusal } from '../views/Refusal';
import type { Book } from './book';
import type { Form } from './field';
import { FaultSummary } from './FaultSummary';
import { faultsOf } from './faults';
import { Outcome } from './Outcome';
import type { Question } from './question';
import { bodyOf, type Answered } from './useAnswer';

/** The sheet of a fight, fetched with the first one. */
const FightSheetTable = lazy(() => Promise.all([import('../game/FightSheetTable'), stylesheet('page/fight.css')]).then(([{ FightSheetTable: table }]) => table));

interface Shows { book: Book; question: Question; answer: Answered | null; form: Form; names: Record<string, string>; parties: Record<string, string>; asked: number; onThrow(): void }

/** The ruling or the odds, or what the service finds wrong with the question. */
export function AnswerBox(shows: Shows) {
  const { book, question, answer, asked } = shows;
  const texts = t.adjudicator;
  const current = answer?.show === question.show ? answer : null;
  const box = useRef<HTMLElement>(null);
  const awaited = useRef(0);
  useEffect(() => {
    if (current && awaited.current !== asked) {
      awaited.current = asked;
      reveal(box.current);
    }
  }, [asked, answer]);
  const older = current !== null && current.to !== JSON.stringify(bodyOf(book, question));
  return (
    <section class={`sheet answer-box${older ? ' older' : ''}`} ref={box} tabIndex={0} aria-labelledby="answer-title" aria-busy={older && question.show !== 'compare'}>
      <h2 id="answer-title">{question.show === 'none' ? texts.actions : question.show === 'ruling' ? texts.ruling : t.odds.title}</h2>
      {question.show === 'none' ? <p class="faint">{texts.nothing}</p> : current ? <>
        {older && question.show === 'compare' ? <p class="flag">{texts.older}</p> : null}
        <Said {...shows} answer={current} />
      </> : <p>{question.show === 'ruling' ? texts.wait : t.odds.wait}</p>}
    </section>
  );
}

/** Takes the reader to the answer that was asked for, and the page to it where it is out of sight. */
function reveal(box: HTMLElement | null): void {
  const top = box?.getBoundingClientRect().top ?? 0;
  box?.focus({ preventScroll: true });
  if (top < 0 || top > window.innerHeight / 2) {
    box?.scrollIntoView({ block: 'start' });
  }
}

function Said({ book, question, answer, form, names, parties, asked, onThrow }: Shows & { answer: Answered }) {
  const { ruling, odds, compared, sheet, problem } = answer;
  const sheetTable = sheet ? <FightSheetTable key={answer.to} sheet={sheet} ruleset={String(question.request.ruleset)} words={book.sheetWords} named={(party) => parties[party] ?? party} /> : null;
  if (problem) {
    const faults = faultsOf(problem);
    return faults.length ? <FaultSummary faults={faults} request={question.request} asked={asked} onThrow={onThrow} /> : <Refusal problem={problem} />;
  }
  if (ruling) {
    const Own = book.Outcome ?? Outcome;
    return <>
      <Own ruling={ruling} form={form} names={names} parties={parties} />
      {sheetTable}
      <h3>{t.adjudicator.steps}</h3>
      <Steps steps={ruling.explanation} ruleset={String(question.request.ruleset)} />
    </>;
  }
  const Compared = book.Compared ?? OddsCompare;
  return <>
    {odds ? <OddsTable odds={odds} names={names} /> : null}
    {sheetTable}
    {compared ? <Compared answer={compared} names={names} /> : null}
    <p class="faint">{t.odds.explained}</p>
  </>;
}
