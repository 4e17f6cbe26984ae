import type { GameStore } from '../game/store';
import { spoken } from '../text/words';

/** A party as people write it. */
export function partyName(store: GameStore, id: string): string {
  return store.printed.value?.parties.find((party) => party.id === id)?.name ?? spoken(id);
}
