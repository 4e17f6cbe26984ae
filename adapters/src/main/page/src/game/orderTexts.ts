import type { LogLine } from '../api/log';
import { useRead } from '../views/useRead';
import { useGame } from './context';

/** The number of lines of the log that are read at once, from the first order on. */
const MOST = 500;

/** An order seldom has more events than this. */
const LONGEST_ORDER = 20;

/** The part of the log that has the orders that end at these positions, or their first; nothing of it for none. */
export function partOfLog(positions: number[]): { from: number; limit: number } {
  if (positions.length === 0) {
    return { from: 0, limit: 0 };
  }
  const from = Math.max(0, Math.min(...positions) - LONGEST_ORDER);
  return { from, limit: Math.min(Math.max(...positions) - from + 1, MOST) };
}

/** Texts of the orders that end at these positions, from the log; those far behind the first have none. */
export function useOrderTexts(positions: number[]): Map<number, string> {
  const store = useGame();
  const { from, limit } = partOfLog(positions);
  const lines = useRead(async (abort) => limit > 0 ? (await store.get<{ lines: LogLine[] }>(`log?from=${from}&limit=${limit}`, abort)).lines : [], [from, limit]).value.value ?? [];
  return new Map(lines.map((line) => [line.position, textOf(line, lines)]));
}

function textOf(last: LogLine, lines: LogLine[]): string {
  return lines.filter(({ position, quiet }) => position >= (last.since ?? last.position) && position <= last.position && !quiet).map(({ text }) => text).join(' ');
}
