import { useSignal } from '@preact/signals';
import { Problem } from '../../api/client';
import { t } from '../../text/later';
import { Refusal } from '../Refusal';
import { playDemonstration } from './demonstration';

/** The purpose of Tercio, and the three ways in. */
export function Offers() {
  const problem = useSignal<Problem | null>(null);
  const starting = useSignal(false);
  const play = async () => {
    if (starting.value) {
      return;
    }
    starting.value = true;
    problem.value = null;
    try {
      await playDemonstration();
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    } finally {
      starting.value = false;
    }
  };
  return (
    <>
      <p class="what">{t.home.what}</p>
      <nav class="offers" aria-label={t.home.offers}>
        <button type="button" class="offer" onClick={() => void play()}><b>{t.home.play}</b> <span>{t.home.playHint}</span></button>
        <a class="offer" href="#/adjudicator"><b>{t.home.settle}</b> <span>{t.home.settleHint}</span></a>
        <a class="offer" href="#/setup"><b>{t.home.session}</b> <span>{t.home.sessionHint}</span></a>
      </nav>
      {problem.value ? <Refusal problem={problem.value} /> : null}
    </>
  );
}
