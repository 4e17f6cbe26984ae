import type { Militia } from '../types';
import type { Entry } from './sheets';

/** The colonial record sheets, as the service answers them. */

/** Ships in thirds, and as players write them, with the events that they come from. */
export interface Tally { thirds: number; size: string; entries: { position: number; round: string; thirds: number; size: string }[] }

/** A naval region, and what became of the ships of a country there. */
export interface Waters { waters: string; waiting: string; damaged: Tally; destroyed: Tally; captured: Tally; refitted: Tally }

/** The colonial record sheet of one country. */
export interface Colonial {
  country: string;
  turn: number;
  waters: Waters[];
  establishments: { province: string; name: string; area: string; kind: string; level: number; owner: string; controller: string; militia?: Militia | null }[];
  forts: { province: string; name: string; rounds: number }[];
  gold: { province: string; name: string; ducats: number }[];
  afloat: { fleet: string; name: string; at: string; ducats: number; convoys: { convoy: string; name: string; transports: number }[] }[];
}

export interface ColonialSheets { countries: Colonial[] }

/** Whether there is anything on the sheet. */
export function written({ waters, establishments, forts, gold, afloat }: Colonial): boolean {
  return [establishments, forts, gold, afloat].some(({ length }) => length > 0)
    || waters.some((each) => FATES.some((fate) => each[fate].entries.length) || each.waiting !== '0');
}

export const FATES = ['damaged', 'destroyed', 'captured', 'refitted'] as const;

/** The events behind a tally as those behind an amount of the other sheets. */
export function entriesOf({ entries }: Tally): Entry[] {
  return entries.map(({ position, round, thirds, size }) => ({ position, round, amount: thirds, written: size }));
}
