import { sideName } from '../text/dice';
import type { GameStore } from './store';
import { nameOfId } from './pieceName';

/** The owner of a die or a step of a ruling: a party, a piece of the board, or a side of a procedure. */
export function whose(store: GameStore, side: string): string {
  return store.printed.value?.parties.find(({ id }) => id === side)?.name ?? sideName(nameOfId(store, side));
}
