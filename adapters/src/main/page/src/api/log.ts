/** The log of a game, and its course in time. */

import type { Role } from './game';

/** A die of the log; in a field that the ruleset names also the party whose die it was. */
export interface Die { purpose: string; side?: string; value: number; [party: string]: unknown }

export interface LogLine {
  position: number;
  type: string;
  at: string;
  by: string;
  /** The person who acted for the seat or for the host, and in which role, where another than its own player or host did. */
  person?: string;
  role?: Role;
  undoneBy: number | null;
  text: string;
  explained: boolean;
  /** Whether it decides nothing that a reader of the account needs to know. */
  quiet?: boolean;
  /** Whether it is the most important event of its order: the order is told by it. */
  headline?: boolean;
  /** The position of the first event of the same command. */
  since: number;
  /** The amendment whose adoption put the command here. */
  again?: { amendment: number; of?: number };
  dice?: Die[];
}

export interface Moment {
  position: number;
  kind: string;
  label: string;
  /** The parties that act from this moment on; empty where it belongs to nobody. */
  parties?: string[];
}

export interface Timeline { position: number; undone: { from: number; to: number; by: number }[]; moments: Moment[]; canRedo: boolean }
