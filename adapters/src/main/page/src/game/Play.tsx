import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazy } from '../lazy';
import { t } from '../text';
import type { Decision } from '../api/types';
import { useGame } from './context';
import { Fought } from './flow/Fought';
import { passed, usePassing } from './flow/passing';
import { ResultCard } from './flow/ResultCard';
import { mayAnswer } from './flow/turn';
import type { GameStore } from './store';
import { Question } from './Question';
import { PieceBox } from './PieceBox';
import type { Answering } from './useAnswering';

const TableDice = lazy(() => import('./TableDice').then(({ TableDice: Dice }) => Dice));

/** What the game waits for, with every legal answer as a button; and the piece that was chosen, with its legal moves. */
export function Play({ piece, answering }: { piece: string | null; answering: Answering }) {
  const store = useGame();
  const waits = useRef<HTMLElement>(null);
  const { wanted, answered, send } = answering;
  useLayoutEffect(() => {
    if (answered.value > 0 && waits.current && focusIsLost(waits.current)) {
      const next = waits.current.querySelector<HTMLElement>('.decision') ?? waits.current;
      next.focus({ preventScroll: true });
      if (next.matches(':focus-visible')) {
        next.scrollIntoView({ block: 'nearest' });
      }
    }
  }, [answered.value]);
  usePassing();
  if (store.past.value) {
    return <>
      <section class="sheet play" aria-label={t.game.waits}><p class="faint">{t.game.pastHint}</p></section>
      {piece ? <PieceBox piece={piece} send={send} /> : null}
    </>;
  }
  const decisions = store.decisions.value;
  const { underWay } = store.room.value!.page;
  // Where both sides are asked at once, each sees its own question beside the sheet.
  const asked = underWay ? decisions.filter((decision) => underWay.asks(decision)) : [];
  const fought = asked.find((decision) => mayAnswer(store, decision)) ?? asked[0];
  const numbers = numbered(store, decisions);
  const { game, at, labels } = passed.value;
  return (
    <>
      <ResultCard />
      {fought && underWay ? <Fought decision={fought} Sheet={underWay.Sheet} /> : null}
      <section class="sheet play" ref={waits} tabIndex={-1} aria-label={t.game.waits} aria-busy={store.busy.value}>
        <h2>{t.game.waits}</h2>
        {wanted.value ? <TableDice wanted={wanted.value} answering={answering} /> : null}
        {labels.length && game === store.id && at === store.newest.value ? <p class="faint passed" role="status">{t.flow.passed(labels)}</p> : null}
        {decisions.length === 0 ? <p>{t.game.nothing}</p> : decisions.map((decision) =>
          <Question key={decision.id} decision={decision} first={numbers.get(decision.id) ?? 0} weighed={decision === fought} send={send} />)}
      </section>
      {piece ? <PieceBox piece={piece} send={send} /> : null}
    </>
  );
}

/** Whether what had the focus went with the answer, or may go with it: the focus belongs to what is asked next. */
function focusIsLost(waits: HTMLElement): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || (waits.parentElement?.contains(activeElement) ?? false)
    || activeElement.closest('.counters') !== null;
}

/** The number of the first answer to each decision that the holder of this tab may answer: keys choose by it. */
function numbered(store: GameStore, decisions: Decision[]): Map<string, number> {
  let next = 1;
  return new Map(decisions.filter((decision) => mayAnswer(store, decision)).map(({ id, options = [] }): [string, number] => {
    const first = next;
    next += options.length;
    return [id, first];
  }));
}
