/** Odds as the service answers them. */

import type { Command } from './command';

/** One value of a field of an answer, and how likely it is. */
export interface Chance { value: unknown; probability: number; fraction?: string }

/** The chance of each value of one field; numbers have figures besides. */
export interface Likelihood { values: Chance[]; mean?: number; p5?: number; p50?: number; p95?: number }

/** Exact odds: the fields of an answer, in objects as there. */
export interface Odds { [field: string]: Likelihood | Odds }

/** The odds of every way in which the players may choose. */
export interface ComparedChoices { choices: { choices: Record<string, unknown>; odds: Odds }[] }

/** Odds within a game, with who is meant by each of its sides. */
export interface GameOdds { odds: Odds; parties?: Record<string, string>; /** The assumed actions of everybody, in sentences. */ assumes?: string[] }

/** The odds of what awaits a piece at the end of a move, or why a fight there has none. */
export type OddsAhead = Partial<GameOdds> & { withheld?: string };

/** The odds of each answer to a decision; an answer without dice has none; or why those of a fight are missing. */
export interface DecisionChances { decision: string; withheld?: string; options: ({ label: string; command: Command; withheld?: string } & Partial<GameOdds>)[] }
