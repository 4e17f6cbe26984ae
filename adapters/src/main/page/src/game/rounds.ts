import type { Moment } from '../api/log';
import type { OrderLine } from './orders';

/** Orders that were undone together, or one that is in effect. */
export interface Fold { undoneBy: number | null; orders: OrderLine[] }

/** The orders of one impulse of a round, under a title of their own where there is one. */
export interface RoundOfOrders { title: string; folds: Fold[] }

/**
 * The orders of the log by round and impulse. Neighbours that one undo took back stand together.
 *
 * @param turn the kind of the moments with which rounds begin
 */
export function byRound(orders: readonly OrderLine[], moments: readonly Moment[], turn: string): RoundOfOrders[] {
  const found: RoundOfOrders[] = [];
  let begun: Moment[] | null = null;
  for (const order of orders) {
    const own = momentsOf(order, moments, turn);
    if (!begun || own.length !== begun.length || own.some((moment, index) => moment !== begun![index])) {
      // A round that goes on is not named again.
      const fresh = own.filter((moment) => !begun?.includes(moment));
      found.push({ title: (fresh.length ? fresh : own).map(({ label }) => label).join(' · '), folds: [] });
      begun = own;
    }
    const { folds } = found.at(-1)!;
    const undoneBy = order.line.undoneBy ?? null;
    const last = folds.at(-1);
    if (last && undoneBy !== null && last.undoneBy === undoneBy) {
      last.orders.push(order);
    } else {
      folds.push({ undoneBy, orders: [order] });
    }
  }
  return found;
}

/** The round and the impulse to which an order belongs; it may begin either itself. */
function momentsOf({ line, details }: OrderLine, moments: readonly Moment[], turn: string): Moment[] {
  const last = Math.max(line.position, ...details.map(({ position }) => position));
  const before = moments.filter(({ position }) => position <= last);
  const round = before.findLast(({ kind }) => kind === turn);
  const impulse = before.findLast(({ kind, parties, position }) => kind !== turn && parties?.length && position >= (round?.position ?? 0));
  return [round, impulse].filter((moment) => moment !== undefined);
}
