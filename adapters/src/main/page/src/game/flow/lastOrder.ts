import { signal } from '@preact/signals';
import type { LogLine } from '../../api/types';
import type { GameStore } from '../store';
import { NOT_OF_THE_RULES } from './news';

/** An undo or a redo that is shown before it is sent. */
export interface AskedBack {
  store: GameStore;
  /** Where the service says what it would do: `undo?last=true`, `undo?to=12`, `redo`. */
  path: string;
  reason: string;
}

/** What is shown now; nothing while no undo or redo is considered. */
export const askedBack = signal<AskedBack | null>(null);

/** Whether an order of the holder of this tab stands among the newest lines, and the game lets him take it back. */
export function hasOwnOrder(store: GameStore): boolean {
  const { you, undo } = store.summary.value ?? {};
  return you !== undefined && (undo !== 'host-only' || you.host)
    && store.news.value.lines.some((line) => !line.undoneBy && !NOT_OF_THE_RULES.has(line.type) && isOwn(line, you));
}

function isOwn({ by }: LogLine, you: { name: string; host: boolean; seats?: string[] }): boolean {
  return you.host ? by === you.name : you.seats?.includes(by) ?? false;
}

/** Shows what goes with the last answer, before anything is sent. */
export function takeBack(store: GameStore): void {
  if (hasOwnOrder(store) && !store.sending.value) {
    askedBack.value = { store, path: 'undo?last=true', reason: '' };
  }
}
