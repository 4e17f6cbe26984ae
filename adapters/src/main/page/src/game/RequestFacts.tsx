import type { Command } from '../api/command';
import type { Decision } from '../api/decision';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { ChangedWords } from './ChangedWords';
import { useGame } from './context';
import { Differences } from './Differences';
import { seatName } from './flow/turn';

/** The facts for a seat that is asked to agree: the board that the game would have again, and its differences; the asker may withdraw. */
export function RequestFacts({ decision, send }: { decision: Decision; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const { request, by, to, amendment, diff = [] } = decision;
  const { query } = route.value;
  const others = store.decisions.value.filter((each) => each.request === request && each.seat !== decision.seat).map(({ seat }) => seatName(store, seat));
  return (
    <>
      {others.length ? <p class="faint also-asked">{t.request.alsoAsked(others)}</p> : null}
      {to === undefined ? null : <p><a href={hrefOf(['games', store.id], { ...query, at: String(to) })}>{t.request.look(to)}</a></p>}
      {amendment === undefined ? null : <p><a href={hrefOf(['games', store.id, 'amend', 'of', String(amendment)])}>{t.amending.look(amendment)}</a></p>}
      <ChangedWords of={decision.words} />
      {diff.length ? (
        <details><summary>{t.request.differences(diff.length)}</summary><Differences of={diff} /></details>) : null}
      {by !== undefined && store.summary.value?.you?.seats?.includes(by) && request !== undefined ? (
        <p><button type="button" data-withdraw={request} aria-disabled={!store.answerable.value}
          onClick={() => store.answerable.value && void send({ type: 'WithdrawRequest', request }, store.decidedAt.value)}>{t.request.withdraw}</button></p>) : null}
    </>
  );
}
