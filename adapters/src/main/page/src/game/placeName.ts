import { spoken } from '../text/words';
import type { GameStore } from './store';

/** The name of a zone on the board, or if it has no state, on the printed map. */
export function placeName(store: GameStore, zone: string): string {
  return store.zones.value.get(zone)?.name ?? store.printed.value?.zones.find(({ id }) => id === zone)?.name ?? spoken(zone);
}
