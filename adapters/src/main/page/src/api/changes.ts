/** Undo, redo and corrections of a game. */

import type { Change } from './board';
import type { Command } from './command';
import type { LogLine } from './log';
import type { Option } from './move';

/** One correction of an amendment; what others may not see is left out and named in `hidden`. */
export interface AmendmentStep { number: number; at: number; of: number; by: string; kind: 'replace' | 'insert' | 'drop' | 'dice' | 'end'; command?: Command; dice?: number[]; hidden?: string[] }

/** A past command that is corrected on a branch. */
export interface Amendment { number: number; state: 'open' | 'adopted' | 'dropped'; by: string; at: number; reason: string; steps: AmendmentStep[] }

/** An amendment with its branch: how many later commands hold, the first that does not, and how the boards differ. */
export interface AmendmentReport extends Amendment {
  position: number;
  commands?: number;
  held?: number;
  lost?: number;
  whole?: boolean;
  /** The orders of other seats that the branch touches, and who must agree if its proposer adopts it. */
  orders?: { position: number; of: number; kind: string; seats: string[]; forHost?: boolean }[];
  awaits?: string[];
  first?: { position: number; of: number; by: string; command?: Command; why: 'refused' | 'die'; detail: string; rule?: string; legal?: Option[] } | null;
  diff?: Change[];
  /** The same in sentences. */
  words?: string[];
  hidden?: string[];
}

/** The effect of an undo or a redo that is sent while the game stands at `position`. */
export type HistoryPlan = PlannedChange | { position: number; possible: false; detail: string; rule: string; legal: Option[] };

export interface PlannedChange {
  position: number;
  possible: true;
  to: number;
  commands: number;
  events: LogLine[];
  more: number;
  dice: { purpose: string; value: number }[];
  back: LogLine[];
  moreBack: number;
  awaits: string[];
  /** The position before the whole order that it would stop within. */
  order?: { to: number };
}
