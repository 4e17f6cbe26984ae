import { spoken } from '../text/words';
import type { GameStore } from './store';

/** What a zone is called on the board, or where it has no state, on the printed map. */
export function placeName(store: GameStore, zone: string): string {
  return store.zones.value.get(zone)?.name ?? store.printed.value?.zones.find(({ id }) => id === zone)?.name ?? spoken(zone);
}
