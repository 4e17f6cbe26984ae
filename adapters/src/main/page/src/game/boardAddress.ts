import { hrefOf, route } from '../route';
import type { GameStore } from './store';

/** The address of the board at the moment that is looked at, with what was chosen on it when it was last seen. */
export function boardAddress(store: GameStore): string {
  const { at, map } = route.value.query;
  const { path, map: shown } = store.lastBoard.value;
  return hrefOf(['games', store.id, ...path], { at, map: map ?? shown });
}
