/** How an answer is drawn: the mark, and the columns along the axis, of the value, of its interval and of the series. */
export interface Draw { mark: 'bar' | 'dot' | 'line' | 'table'; x: string; y: string; low: string; high: string; series: string }

/** A named question. */
export interface Question { id: string; title: string; tells: string; filters: string[]; sql: string; draw: Draw }

export type Cell = string | number | boolean | null | Cell[];

export interface Column { name: string; type: string; unit: string }

/** The answer to a question. */
export interface Answer { question: string; games: number; rows: Record<string, Cell>[]; columns: Column[]; cut: boolean; heads: string; sql: string; lag: number }

/** How far the archive is. */
export interface Status { games: number; events: number; lag: { games: number; events: number }; rebuilding: boolean; pendingRolls: number }

/** The filters that were chosen, by name; empty texts choose nothing. */
export type Chosen = Record<string, string>;
