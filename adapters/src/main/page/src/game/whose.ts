import { sideName } from '../text/dice';
import type { GameStore } from './store';
import { stackNameOf } from './stackName';

/** Whose a die or a step of a ruling was: a country, a stack of the board, or a side of a battle. */
export function whose(store: GameStore, side: string): string {
  return store.printed.value?.parties.find(({ id }) => id === side)?.name ?? sideName(stackNameOf(store, side));
}
