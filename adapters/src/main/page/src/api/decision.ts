/** Decisions that a game waits for, and their forms. */

import type { Change } from './board';
import type { Command } from './command';
import type { Option } from './move';

/** Something to choose from in a form: how it stands in the command, and how a person reads it. */
export interface FormItem { value: string; label: string }

/** A part of the command that the player fills in; `name` is its path in the command, with dots. An order `repeats` where an item may stand several times. The examples of all fields are a legal answer. */
export type FormField = { name: string; label: string } & (
  | { kind: 'count'; min: number; max: number; example?: number }
  | { kind: 'subset' | 'order'; of: FormItem[]; min?: number; max?: number; repeats?: boolean; example?: string[] }
  | { kind: 'choice'; of: FormItem[]; example?: string });

/** A limit that binds fields together, in words. */
export interface FormLimit { text: string; fields: string[]; rule?: string }

/** An answer that is described instead of listed: what stands fixed, what is filled in, and what binds it. */
export interface Form { command: Command; fields: FormField[]; limits?: FormLimit[] }

export interface Decision {
  id: string;
  seat: string;
  party?: string;
  kind: string;
  rule?: string;
  prompt: string;
  options?: Option[];
  /** An answer that moves one of some pieces; the ruleset names their list. */
  open?: { type: string; [pieces: string]: unknown };
  form?: Form;
  /** The parts that only the seat that answers may see; the answers are left out then. */
  hidden?: string[];
  /** The piece that the decision is about, where it is about one. */
  piece?: string;
  /** The request to which a seat is asked to agree: who asks, what would be lost, and how the board would differ. */
  request?: number;
  by?: string;
  reason?: string;
  lost?: number;
  /** The position whose board the game would have again. */
  to?: number;
  /** The amendment that would be adopted. */
  amendment?: number;
  diff?: Change[];
  /** The same in sentences. */
  words?: string[];
}
