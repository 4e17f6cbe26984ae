import type { LogLine } from '../api/types';
import { useRead } from '../views/useRead';
import { useGame } from './context';

/** So many lines of the log are read at once, from the first order on. */
const MOST = 500;

/** An order seldom has more events than this. */
const LONGEST_ORDER = 20;

/** What the log says of the orders that end at these positions; those far behind the first have no text. */
export function useOrderTexts(positions: number[]): Map<number, string> {
  const store = useGame();
  const from = Math.max(0, Math.min(...positions) - LONGEST_ORDER);
  const limit = Math.min(Math.max(...positions) - from + 1, MOST);
  const lines = useRead(async (abort) => positions.length ? (await store.get<{ lines: LogLine[] }>(`log?from=${from}&limit=${limit}`, abort)).lines : [], [from, limit]).value.value ?? [];
  return new Map(lines.map((line) => [line.position, textOf(line, lines)]));
}

function textOf(last: LogLine, lines: LogLine[]): string {
  return lines.filter(({ position, quiet }) => position >= (last.since ?? last.position) && position <= last.position && !quiet).map(({ text }) => text).join(' ');
}
