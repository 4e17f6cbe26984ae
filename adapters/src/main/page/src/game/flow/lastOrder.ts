import { signal } from '@preact/signals';
import type { LogLine } from '../../api/log';
import type { GameStore } from '../store';
import { NOT_OF_THE_RULES } from './news';

/** An undo or a redo that is shown before it is sent. */
export interface AskedBack {
  store: GameStore;
  /** The address at which the service tells its effects: `undo?last=true`, `undo?to=12`, `redo`. */
  path: string;
  reason: string;
}

/** The undo or redo that is shown now; null while none is considered. */
export const askedBack = signal<AskedBack | null>(null);

/** Whether the game lets the holder of this tab take anything back. */
function mayTakeBack(store: GameStore): boolean {
  const { you, undo } = store.summary.value ?? {};
  return you !== undefined && (you.host || undo !== 'host-only' && (you.seats?.length ?? 0) > 0);
}

/** Whether an order of the holder of this tab stands among the newest lines, and the game lets him take it back. */
export function hasOwnOrder(store: GameStore): boolean {
  const you = store.summary.value?.you;
  return you !== undefined && mayTakeBack(store) && store.news.value.lines.some((line) => !line.undoneBy && !NOT_OF_THE_RULES.has(line.type) && isOwn(line, you));
}

function isOwn({ by }: LogLine, you: { name: string; host: boolean; seats?: string[] }): boolean {
  return you.host ? by === you.name : you.seats?.includes(by) ?? false;
}

/** Shows what goes with the last answer, before anything is sent; or says that there is nothing to take back. */
export function takeBack(store: GameStore): void {
  if (mayTakeBack(store) && !store.sending.value) {
    askedBack.value = { store, path: 'undo?last=true', reason: '' };
  }
}
