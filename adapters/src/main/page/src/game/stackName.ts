import type { Stack } from '../api/types';
import { partyName } from './parties';
import type { GameStore } from './store';

/** What a stack is called: its own name where it has one, else its party with its leader or its strength. */
export function stackName(store: GameStore, stack: Stack): string {
  return stack.name ?? `${partyName(store, stack.country)}, ${stack.leaders[0]?.name ?? stack.strength}`;
}

/** The same for an id that stands in a text: as it is where there is no such stack on the board. */
export function stackNameOf(store: GameStore, id: string): string {
  const stack = store.stacks.value.get(id);
  return stack ? stackName(store, stack) : id;
}
