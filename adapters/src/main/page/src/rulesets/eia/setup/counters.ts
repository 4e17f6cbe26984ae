import { get } from '../../../api/client';

/** A corps counter: how many factors of each type it holds at most; with shared militia each of these takes the place of one of infantry. */
export interface CorpsCounter { id: string; nation: string; name: string; kind: string; room: Record<string, number>; sharedMilitia: boolean }

export interface LeaderCounter { id: string; power: string; name: string }

/** The counters of the game as they are printed. */
export interface Counters { corps: CorpsCounter[]; leaders: LeaderCounter[] }

/** A table that can be entered for a game, as lines of which the first names the columns. */
export interface EnteredLines { name: string; lines: string[] }

/** The types of factors of a corps, by their columns. */
const COLUMNS: Record<string, string> = {
  infantry: 'infantry', guard: 'guard', militia: 'militia', cavalry: 'cavalry', feudal_infantry: 'feudal-infantry', feudal_cavalry: 'feudal-cavalry', artillery: 'artillery',
};

/** The counters as the service describes them, read once. */
export async function printedCounters(): Promise<Counters> {
  return countersIn(await get<EnteredLines[]>('rulesets/empires-in-arms/enterable-tables'));
}

export function countersIn(tables: EnteredLines[]): Counters {
  return {
    corps: rows(tables, 'corps').map((row) => {
      const sharedMilitia = row.militia === 'shared';
      const room = Object.fromEntries(Object.entries(COLUMNS).map(([column, type]) => [type, Number(type === 'militia' && sharedMilitia ? row.infantry : row[column])]).filter(([, most]) => most));
      return { id: row.corps!, nation: row.nation!, name: row.name!, kind: row.kind!, room: room as Record<string, number>, sharedMilitia };
    }),
    leaders: rows(tables, 'leaders').map(({ leader, power, name }) => ({ id: leader!, power: power!, name: name! })),
  };
}

function rows(tables: EnteredLines[], name: string): Record<string, string>[] {
  const [head = '', ...lines] = tables.find((table) => table.name === name)?.lines ?? [];
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at]!, cell])));
}

/** The most factors that a corps holds: infantry in the place of militia where both share their room. */
export function full({ room, sharedMilitia }: CorpsCounter): Record<string, number> {
  return sharedMilitia ? Object.fromEntries(Object.entries(room).filter(([type]) => type !== 'militia')) : room;
}

/** Whether a corps holds these factors at the same time. */
export function holds({ room, sharedMilitia }: CorpsCounter, factors: Record<string, number>): boolean {
  return Object.entries(factors).every(([type, count]) => count <= (room[type] ?? 0))
    && (!sharedMilitia || (factors.infantry ?? 0) + (factors.militia ?? 0) <= (room.infantry ?? 0));
}
