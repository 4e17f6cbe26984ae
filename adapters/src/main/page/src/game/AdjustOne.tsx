import { Adjustment } from './Adjustment';
import { useGame } from './context';
import { mayAskToAdjust } from './mayAdjust';

/** The form of changes about one thing of the board, for the host and for seats that may ask for them, at the newest position; for others nothing. */
export function AdjustOne({ of, id, name }: { of: 'piece' | 'zone' | 'party'; id: string; name: string }) {
  const store = useGame();
  const words = store.room.value?.page.adjusted?.[of];
  const summary = store.summary.value;
  const may = summary?.you?.host || summary && mayAskToAdjust(summary);
  return words && may && !store.past.value ? <Adjustment key={`${of} ${id}`} of={{ words, id, name }} /> : null;
}
