import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Difference } from '../../api/board';
import type { LogLine } from '../../api/log';
import type { Played } from '../../board/playing';
import { readChanges, type Movement, type Note } from '../../board/movements';
import { useGame } from '../context';
import { live } from './settings';

/** The number of events of others that are played at once; of more only the outcome is shown. */
const MOST = 24;

/** Orders of others as they came in: what moved along which way, what was marked, and what is said of it. */
export interface LiveOrders extends Played { at: number; movements: Movement[]; notes: Note[]; lines: LogLine[] }

/** The orders of others that came in last while this player looked on. */
export function useLiveOrders(): Signal<LiveOrders | null> {
  const store = useGame();
  const orders = useSignal<LiveOrders | null>(null);
  const seen = useRef(store.shownAt.value);
  const shown = store.shownAt.value;
  useEffect(() => {
    const before = seen.current;
    seen.current = shown;
    if (shown !== before) {
      orders.value = null;
    }
    if (!live.value.on || store.past.value || shown <= before || shown - before > MOST || shown !== store.newest.value) {
      return undefined;
    }
    const ended = new AbortController();
    const read = async () => {
      const { lines } = await store.get<{ lines: LogLine[] }>(`log?from=${before + 1}&limit=${shown - before}`, ended.signal);
      const own = store.summary.value?.you?.name;
      if (lines.every(({ by }) => by === own)) {
        return;
      }
      const steps = await Promise.all(Array.from({ length: shown - before }, (_, step) =>
        store.get<Difference>(`diff?from=${before + step}&to=${before + step + 1}`, ended.signal)));
      if (!ended.signal.aborted) {
        const told = steps.map((step) => readChanges(step, store.room.value!));
        const movements = told.flatMap((each) => each.movements);
        orders.value = { at: shown, movements, notes: told.flatMap((each) => each.notes), lines, ways: waysOf(movements), speed: live.value.speed, follow: live.value.follow };
      }
    };
    void store.quietly(read);
    return () => ended.abort();
  }, [shown]);
  return orders;
}

/** The zones that each piece went through, in the order in which the pieces set out. */
function waysOf(movements: Movement[]): Played['ways'] {
  const ways = new Map<string, string[]>();
  movements.forEach(({ piece, from, to }) => ways.set(piece, [...ways.get(piece) ?? [from], to]));
  return [...ways].map(([piece, zones]) => ({ piece, zones }));
}
