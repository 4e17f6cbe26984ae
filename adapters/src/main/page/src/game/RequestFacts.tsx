import type { Command, Decision, Difference } from '../api/types';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { useGame } from './context';

/** So many differences of the boards are listed. */
const LISTED = 40;

/** What a seat that is asked to agree has to know: the board that the game would have again, and how it differs; who asked may withdraw. */
export function RequestFacts({ decision, send }: { decision: Decision; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const { request, by, to, diff = [] } = decision;
  const { query } = route.value;
  return (
    <>
      {to === undefined ? null : <p><a href={hrefOf(['games', store.id], { ...query, at: String(to) })}>{t.request.look(to)}</a></p>}
      {diff.length ? (
        <details><summary>{t.request.differences(diff.length)}</summary>
          <ul>{diff.slice(0, LISTED).map((each) => <li key={each.path}><code>{each.path}</code>: {said(each)}</li>)}
            {diff.length > LISTED ? <li class="faint">{t.request.more(diff.length - LISTED)}</li> : null}</ul>
        </details>) : null}
      {by !== undefined && store.summary.value?.you?.seats?.includes(by) && request !== undefined ? (
        <p><button type="button" data-withdraw={request} aria-disabled={!store.answerable.value}
          onClick={() => store.answerable.value && void send({ type: 'WithdrawRequest', request }, store.decidedAt.value)}>{t.request.withdraw}</button></p>) : null}
    </>
  );
}

function said({ before, after }: Difference): string {
  return `${short(before)} → ${short(after)}`;
}

function short(value: unknown): string {
  const text = value === undefined || value === null ? t.request.nothing : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
