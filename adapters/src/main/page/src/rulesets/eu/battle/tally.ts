import type { Ruling, Step } from '../../../api/ruling';

/** A result as players write it: whole losses, thirds of one, stars. */
export interface Marks { wholes: number; parts: number; of: number; stars: number }

/** One row of the paper: what both sides did in the same step. */
export interface Row {
  /** The event it belongs to. */
  position: number;
  title: string;
  /** The steps by side; those of no side stand under the empty word. */
  steps: Map<string, Step[]>;
  /** Whether a die fell in it. */
  rolled: boolean;
}

const RESULT = /^(?:(\d+)(?!\/))?\s*(?:(\d+)\/(\d+))?\s*(\**)$/;

/** `1 2/3 **` as marks; nothing where the text is no result of a table. */
export function marksOf(result: unknown): Marks | null {
  if (result === 'nothing') {
    return { wholes: 0, parts: 0, of: 3, stars: 0 };
  }
  const found = typeof result === 'string' && result.trim() ? RESULT.exec(result.trim()) : null;
  return found && { wholes: Number(found[1] ?? 0), parts: Number(found[2] ?? 0), of: Number(found[3] ?? 3), stars: found[4]!.length };
}

/** Both together, whole again where the parts make a whole. */
export function plus(one: Marks, other: Marks): Marks {
  const of = one.parts ? one.of : other.of;
  const parts = (one.wholes + other.wholes) * of + one.parts + other.parts;
  return { wholes: Math.floor(parts / of), parts: parts % of, of, stars: one.stars + other.stars };
}

/** `2 1/3`, `1/3`, `0`. */
export function told({ wholes, parts, of }: Marks): string {
  return [wholes || !parts ? String(wholes) : '', parts ? `${parts}/${of}` : ''].filter(Boolean).join(' ');
}

/** The rows of a battle in the order in which it was fought. Steps of both sides with one name share a row. */
export function rowsOf(rulings: Ruling[]): Row[] {
  const rows: Row[] = [];
  for (const { position, explanation } of rulings) {
    for (const step of explanation) {
      const side = step.side ?? '';
      const known = shared(rows, position, step);
      const row = known ?? { position, title: step.step, steps: new Map<string, Step[]>(), rolled: false };
      if (!known) {
        rows.push(row);
      }
      row.steps.set(side, [...row.steps.get(side) ?? [], step]);
      row.rolled ||= Boolean(step.dice?.length);
    }
  }
  return rows;
}

/** The row that a step belongs to: the last one if it has its name, or one before in which only its own side is missing. */
function shared(rows: Row[], position: number, { step, side = '', dice = [] }: Step): Row | undefined {
  const fits = (row: Row) => row.position === position && row.title === step && (side !== '') === !row.steps.has('');
  const last = rows.at(-1);
  if (last && fits(last)) {
    return last;
  }
  const since = rows.findLastIndex(({ rolled }) => rolled) + 1;
  return dice.length ? undefined : rows.slice(since).find((row) => fits(row) && !row.steps.has(side));
}

/** The morale with which each side began, as its first step tells it, in English or in French. */
export function moraleOf(rows: Row[], side: string): number | null {
  for (const row of rows) {
    for (const { result } of row.steps.get(side) ?? []) {
      const found = typeof result === 'string' ? /\bmorale? (\d+)/.exec(result) : null;
      if (found && !row.rolled) {
        return Number(found[1]);
      }
    }
  }
  return null;
}

/** The losses that a side has inflicted in these rows: the results read off a table that are losses and stars. */
export function inflicted(rows: Row[], side: string): Marks {
  return rows.filter(({ rolled }) => rolled)
    .flatMap((row) => row.steps.get(side) ?? [])
    .filter((step) => isBlow(step))
    .map(({ result }) => marksOf(result)!)
    .reduce(plus, { wholes: 0, parts: 0, of: 3, stars: 0 });
}

/** Whether the step is a roll whose result is written in strokes, dots and stars: it strikes the enemy. */
export function isBlow({ table, dice, result }: Step): boolean {
  return table === 'combat-results' && Boolean(dice?.length) && marksOf(result) !== null;
}
