import type { Die, LogLine } from '../api/log';

/** An order as the log tells it. */
export interface OrderLine {
  /** Its headline. */
  line: LogLine;
  /** The dice that fell by it. */
  dice: Die[];
  /** Its other results, in the order in which they happened. */
  details: LogLine[];
}

/**
 * The orders of a part of the log, each told by its headline. Where the part holds no headline of an order, which it may cut in two,
 * the last line that tells something stands for it.
 *
 * @param bookkeeping types of events that only tell which step ends and which begins; they stand for an order only where it did nothing else
 */
export function ordered(lines: readonly LogLine[], bookkeeping: ReadonlySet<string>): OrderLine[] {
  const shown: OrderLine[] = [];
  for (let first = 0; first < lines.length;) {
    const { since } = lines[first]!;
    let end = first;
    while (end < lines.length && lines[end]!.since === since) {
      end += 1;
    }
    const order = lines.slice(first, end);
    const telling = order.filter(({ type, quiet }) => !quiet && !bookkeeping.has(type));
    const line = telling.find(({ headline }) => headline) ?? telling.at(-1) ?? order[0]!;
    shown.push({ line, dice: order.flatMap(({ dice = [] }) => dice), details: order.filter((each) => each !== line) });
    first = end;
  }
  return shown;
}
