import { computed, signal } from '@preact/signals';
import { plain } from './plain';
import type { Room } from './room';
import type { RoomWords } from './words';

/** The ruleset on screen; null before the first. */
export const current = signal<Room | null>(null);

const spoken = computed((): RoomWords => {
  const { words: own = {} } = current.value?.page ?? {};
  return { ...plain, ...own, odds: { ...plain.odds, ...own.odds } };
});

/** The labels of the ruleset on screen. */
export function words(): RoomWords {
  return spoken.value;
}
