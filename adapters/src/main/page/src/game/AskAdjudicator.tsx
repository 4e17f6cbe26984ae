import { useSignal } from '@preact/signals';
import type { Json } from '../adjudicator/request';
import type { Problem } from '../api/client';
import { go, hrefOf } from '../route';
import { t } from '../text';
import { Refusal } from '../views/Refusal';
import { useGame } from './context';

/** Takes a ruling of the game to the adjudicator: its form is filled in with what stood on the board and with the dice that fell. */
export function AskAdjudicator({ position }: { position: number }) {
  const store = useGame();
  const problem = useSignal<Problem | null>(null);
  if (!store.room.value?.page.asksAdjudicator) {
    return null;
  }
  const ask = async () => {
    let request: Json = {};
    problem.value = await store.quietly(async () => {
      request = await store.get<Json>(`questions/${position}`);
    });
    store.trouble.value = null;
    if (!problem.value) {
      // The writer of questions belongs to the adjudicator: the board is loaded without it.
      const { written } = await import('../adjudicator/question');
      go(hrefOf(['adjudicator', String(request.ruleset)], { q: written({ request, show: 'ruling', thrown: [], ...store.summary.value?.charts ? { game: store.id } : {} }) }));
    }
  };
  return (
    <p class="ask-adjudicator">
      <button type="button" onClick={() => void ask()}>{t.ask.there}</button>
      {problem.value ? <Refusal problem={problem.value} /> : null}
    </p>
  );
}
