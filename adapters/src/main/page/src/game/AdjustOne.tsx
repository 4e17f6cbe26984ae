import { Adjustment } from './Adjustment';
import { useGame } from './context';

/** The form of changes about one thing of the board, for the host at the newest position; for others nothing. */
export function AdjustOne({ of, id, name }: { of: 'piece' | 'zone' | 'party'; id: string; name: string }) {
  const store = useGame();
  const words = store.room.value?.page.adjusted?.[of];
  return words && store.summary.value?.you?.host && !store.past.value ? <Adjustment key={`${of} ${id}`} of={{ words, id, name }} /> : null;
}
