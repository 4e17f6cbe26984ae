import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Decision } from '../api/decision';
import { lazy } from '../lazy';
import { t } from '../text';
import { endsStep } from './Answers';
import { narrow } from './column/tab';
import { useGame } from './context';
import { passed, usePassing } from './flow/passing';
import { mayAnswer } from './flow/turn';
import { partyName } from './parties';
import { Question } from './Question';
import type { GameStore } from './store';
import type { Answering } from './useAnswering';

const TableDice = lazy(() => import('./TableDice').then(({ TableDice: Dice }) => Dice));

/** Questions that stand beside each other on a desk; a phone has room for one, and for the end of the step. */
const BESIDE = 2;

/** The most parties that are named where questions ask others. */
const NAMED = 3;

/** The questions that the game waits for, at the foot of the board, with whom they ask and the answers. The bar keeps its place in the past. */
export function Play({ answering, fought }: { answering: Answering; fought: Decision | null }) {
  const store = useGame();
  const waits = useRef<HTMLElement>(null);
  const { wanted, answered, send } = answering;
  useLayoutEffect(() => {
    if (answered.value > 0 && waits.current && focusIsLost()) {
      const next = waits.current.querySelector<HTMLElement>(':scope > .decision') ?? waits.current;
      next.focus({ preventScroll: true });
      if (next.matches(':focus-visible')) {
        next.scrollIntoView({ block: 'nearest' });
      }
    }
  }, [answered.value]);
  usePassing();
  if (store.past.value) {
    return <section class="play" tabIndex={-1} aria-label={t.game.waits}><p class="faint">{t.game.pastHint}</p></section>;
  }
  const decisions = requestsOnce(store, store.decisions.value);
  const numbers = numbered(store, decisions);
  const own = store.summary.value?.you?.seats ?? [];
  // Questions for which there is no room, and those to others, stand behind a button while there is something to choose from; a request of one's own may be withdrawn.
  const listed = decisions.filter((decision) => numbers.has(decision.id) && (decision.options?.length || decision.open || decision.request !== undefined)
    || decision.by !== undefined && own.includes(decision.by));
  const direct = listed.length ? beside(listed, narrow.matches ? 1 : BESIDE) : decisions.slice(0, 1);
  const further = decisions.filter((decision) => !direct.includes(decision));
  const question = (decision: Decision) => <Question key={decision.id} decision={decision} first={numbers.get(decision.id) ?? 0} weighed={decision === fought} alone={numbers.size === 1}
    brief={direct.indexOf(decision) > 0 && decision.party === direct[0]!.party && endsStep(decision)} send={send} />;
  const { game, at, labels } = passed.value;
  return (
    <section class="play" ref={waits} tabIndex={-1} aria-label={t.game.waits} aria-busy={store.busy.value}>
      <h2 class="unseen">{t.game.waits}</h2>
      {wanted.value ? <TableDice wanted={wanted.value} answering={answering} /> : null}
      {labels.length && game === store.id && at === store.newest.value ? <p class="faint passed" role="status">{t.flow.passed(labels)}</p> : null}
      {decisions.length === 0 ? <p>{t.game.nothing}</p> : direct.map(question)}
      {further.length ? (
        <details class="further">
          <summary>{t.answers.further(further.length, further.filter((decision) => listed.includes(decision)).length, askedOf(store, further))}</summary>
          {further.map(question)}
        </details>) : null}
    </section>
  );
}

/**
 * The questions that stand beside each other where there is room for so many. To end the step is one of them where it is a question of its own:
 * it is always in sight, at the right of what else the same party is asked, on a phone below it. There its answer says all.
 */
function beside(decisions: Decision[], room: number): Decision[] {
  const others = decisions.filter((decision) => !endsStep(decision));
  const ending = decisions.find((decision) => endsStep(decision) && decision.party === others[0]?.party) ?? decisions.find(endsStep);
  return ending && others.length ? [...others.slice(0, Math.max(1, room - 1)), ending] : decisions.slice(0, room);
}

/** The decisions, with each request to the table once, however many seats are asked: as who looks may answer it, else as the first of them is asked. */
function requestsOnce(store: GameStore, decisions: Decision[]): Decision[] {
  const shown = new Map<string, Decision>();
  decisions.forEach((decision) => {
    const key = decision.request === undefined ? decision.id : `request ${decision.request}`;
    const before = shown.get(key);
    if (!before || !mayAnswer(store, before) && mayAnswer(store, decision)) {
      shown.set(key, decision);
    }
  });
  return [...shown.values()];
}

/** The parties that questions ask, by name as long as they are few. */
function askedOf(store: GameStore, decisions: Decision[]): string {
  const parties = [...new Set(decisions.flatMap(({ party }) => party ?? []))];
  return parties.length === 0 || parties.length > NAMED ? t.answers.others : parties.map((party) => partyName(store, party)).join(', ');
}

/** Whether what had the focus went with the answer, or may go with it: the focus belongs to what is asked next. */
function focusIsLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest('.action-bar, .pane, .aim, .counters') !== null;
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
