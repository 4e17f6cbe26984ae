import type { Problem } from '../api/client';
import { forgotten } from '../session';
import { t } from '../text';
import { TakeSeat } from './TakeSeat';

/** A game that does not exist or is not open to who asks: why, and what a player of it can do. */
export function NoEntry({ id, problem }: { id: string; problem: Problem }) {
  const unknown = forgotten.value.has(id);
  return (
    <div class="narrow">
      <section class="problem" role="alert">
        <h1>{unknown ? t.problem.unauthorised : t.problem.missing}</h1>
        {unknown ? <p>{t.seat.forgotten}</p> : <p>{problem.message}</p>}
        <p>{t.seat.closed}</p>
      </section>
      <section class="sheet">
        <h2>{t.seat.have}</h2>
        <p>{t.seat.openAgain}</p>
        <TakeSeat game={id} />
        <p><a href="#/">{t.problem.home}</a></p>
      </section>
    </div>
  );
}
