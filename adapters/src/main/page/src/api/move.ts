/** Moves that the service offers, and what they cost and risk. */

import type { Command } from './command';

/** A piece that could catch another on its way, and the chance of it. */
export interface Risk { by: string; zone?: string; kind: string; chance: string; fraction?: string; rule?: string; reason?: string }

/** The cost and the risks of a move. */
export interface MovePreview { to: string; path?: string[]; cost?: number; left?: number; active?: boolean; needs?: string | null; risks?: Risk[]; toll?: Toll | null }

/** The pieces that a move itself costs if nobody stops it. */
export interface Toll { kind: string; rule: string; reason: string; chance: string; losses: { lost: number; chance: string }[]; more: string }

export interface Option { label: string; command: Command; move?: MovePreview }

/** One move that was asked about: as it can be sent where it is legal, else what forbids it. */
export interface AskedMove { path: string[]; legal: boolean; option?: Option | null; rule?: string | null; detail?: string | null }
