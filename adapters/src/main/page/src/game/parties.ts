import { spoken } from '../text/words';
import type { GameStore } from './store';

/** The name of a party on the printed board. */
export function partyName(store: GameStore, party: string): string {
  return store.printed.value?.parties.find(({ id }) => id === party)?.name ?? spoken(party);
}

/** The names of the sides of an answer: their parties where these are known. */
export function partyNames(store: GameStore, parties: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(parties).map(([side, party]) => [side, partyName(store, party)]));
}
