import { signal } from '@preact/signals';

/** The progress of a guided game, and the newest position when its present step began. */
export interface Progress { step: number; from: number }

const KEY = 'tercio.guide.';

/** Counts the changes, so that what depends on one is shown anew. */
const changed = signal(0);

/** The progress of the guide of a game in this tab; null if nobody is guided. */
export function progressOf(game: string): Progress | null {
  void changed.value;
  const kept = sessionStorage.getItem(KEY + game);
  return kept === null ? null : JSON.parse(kept) as Progress;
}

export function guideTo(game: string, progress: Progress): void {
  sessionStorage.setItem(KEY + game, JSON.stringify(progress));
  changed.value += 1;
}

export function leaveGuide(game: string): void {
  sessionStorage.removeItem(KEY + game);
  changed.value += 1;
}
