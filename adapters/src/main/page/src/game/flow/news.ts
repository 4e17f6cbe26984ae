import { Problem } from '../../api/client';
import type { LogLine } from '../../api/log';
import type { Ruling, Step } from '../../api/ruling';

/** The number of the newest lines that are kept at hand, as many as the log shows at first: no command has more events. */
export const REACH = 80;

/** The number of rulings of one command that are told with their dice. */
const RULINGS = 3;

/** The newest lines of the log, and the steps behind the dice of the newest command. */
export interface News { lines: LogLine[]; steps: Step[] }

export const NO_NEWS: News = { lines: [], steps: [] };

/** Reads the news of a game at its newest position. */
export async function readNews(newest: number, get: <T>(path: string) => Promise<T>): Promise<News> {
  if (newest === 0) {
    return NO_NEWS;
  }
  const from = Math.max(1, newest - REACH + 1);
  const { lines } = await get<{ lines: LogLine[] }>(`log?from=${from}&limit=${newest - from + 1}`);
  const rolled = newestRolls(lines).filter(({ explained }) => explained).slice(-RULINGS);
  const steps = await Promise.all(rolled.map(({ position }) => stepsOf(position, get)));
  return { lines, steps: steps.flat() };
}

/** The lines of the newest command that is in effect, unless the game was just taken back. */
export function newestCommand(lines: LogLine[]): LogLine[] {
  const head = lines.at(-1);
  return !head || head.undoneBy || NOT_OF_THE_RULES.has(head.type) ? [] : lines.filter(({ since }) => since === head.since);
}

/** The lines of the newest command in which dice fell. */
export function newestRolls(lines: LogLine[]): LogLine[] {
  return newestCommand(lines).filter(({ dice }) => dice?.length);
}

/** Events of every game that no order caused which could be taken back. */
export const NOT_OF_THE_RULES: ReadonlySet<string> = new Set(['GameOpened', 'Undone', 'Redone', 'DiceCommitted', 'ContributionGiven', 'RequestMade', 'RequestWithdrawn',
  'RequestAnswered', 'PlaceGranted', 'PlaceWithdrawn', 'AmendmentProposed', 'AmendmentContinued', 'AmendmentDropped', 'AmendmentAdopted']);

/** A ruling that this seat may not see has no steps for it. */
async function stepsOf(position: number, get: <T>(path: string) => Promise<T>): Promise<Step[]> {
  try {
    const { explanation, sheet } = await get<Ruling>(`rulings/${position}`);
    const parties = new Map(sheet?.sides.map(({ side, party }) => [side, party]));
    return explanation.map((step) => ({ ...step, ...step.side !== undefined && parties.has(step.side) ? { side: parties.get(step.side)! } : {} }));
  } catch (broken) {
    if (broken instanceof Problem && (broken.status === 403 || broken.status === 404)) {
      return [];
    }
    throw broken;
  }
}
