/** The board as the service answers it, and how two boards differ. */

/** Fields whose names only a rulebook knows. */
export type Fields = Record<string, unknown>;

/** A piece on the board, with the fields that its rulebook gives it. */
export interface Piece extends Fields { id: string; name?: string; party: string; zone: string }

/** A zone of the board with its pieces, and the fields that its rulebook gives it. */
export interface ZoneState extends Fields { id: string; name: string; owner?: string; controller?: string; pieces: Piece[] }

/** A value on the board that differs. */
export interface Change { path: string; before: unknown; after: unknown }

/** The differences between the boards of two positions, in words and value by value. */
export interface Difference { from: number; to: number; words?: string[]; changes: Change[] }
