/** The chart of an answer: the mark, and the columns along the axis, of the value, of its interval and of the series. */
export interface Draw { mark: 'bar' | 'dot' | 'line' | 'table'; x: string; y: string; low: string; high: string; series: string }

/** A named question. */
export interface Question { id: string; topic: string; title: string; tells: string; filters: string[]; sql: string; draw: Draw }

export type Cell = string | number | boolean | null | Cell[];

export interface Column { name: string; type: string; unit: string }

/** The answer to a question. */
export interface Answer { question: string; games: number; rows: Record<string, Cell>[]; columns: Column[]; cut: boolean; heads: string; sql: string; lag: number }

/** An order in the tree of first orders, with those that came after it. */
export interface Opening {
  scenario: string; party: string; order: string; games: number; mean: number | null; low: number | null; high: number | null; persons: string[]; own: number; played: { game: string; position: number; own: boolean }[];
  then: Opening[];
}

/** The moments that fit a pattern. */
export interface Found { pattern: string; games: number; rows: Record<string, Cell>[]; columns: Column[]; cut: boolean }

/** Two sessions beside each other. */
export interface Compared {
  games: string[]; common: { events: number; positions: number[] }; then: ({ position: number; type: string; party: string } | null)[];
  figures: { party: string; measure: string; unit: string; values: (number | null)[] }[];
}

/** A share with its interval. */
export interface Chance { times: number; share: number; low: number; high: number }

/** A rollout: how far it is, and what came of it when it is done. */
export interface RolloutBody {
  id: string; game: string; state: 'running' | 'done' | 'cancelled' | 'failed'; done: number; of: number; seed: string;
  positions: { position: number; games: number; over: number; parties: { party: string; mean: number; wins: Chance }[];
    places: { place: string; holder: string; holds: Chance; takes: Record<string, Chance> }[] }[];
}

/** A saved question that was asked again. */
export interface Repeated {
  same: boolean; told: string; signedHere: boolean; changed: { game: string; position: number; now: number | null }[]; rows?: Record<string, Cell>[]; columns?: Column[];
}

/** The progress of the archive, and the games that it leaves out because they cannot be read. */
export interface Status { games: number; events: number; lag: { games: number; events: number }; rebuilding: boolean; pendingRolls: number; leftOut: { game: string; reason: string }[] }

/** The filters that were chosen, by name; empty texts choose nothing. */
export type Chosen = Record<string, string>;
