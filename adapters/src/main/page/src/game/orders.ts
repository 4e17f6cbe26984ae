import type { LogLine } from '../api/types';

/** A line of the log. */
export interface OrderLine {
  line: LogLine;
  /** Whether it is the first that is shown of its order. */
  first: boolean;
  /** The lines of the same order that only keep the books of the sequence of play. */
  folded: LogLine[];
}

/**
 * The lines of the log, one for an order where nothing else happened by it. Of each order at least one line is shown.
 *
 * @param bookkeeping types of events that only tell which step ends and which begins; quiet lines are folded with them
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
    const kept = telling.length ? telling : order.slice(0, 1);
    shown.push(...kept.map((line) => ({ line, first: line === kept[0], folded: line === kept.at(-1) ? order.filter((each) => !kept.includes(each)) : [] })));
    first = end;
  }
  return shown;
}
