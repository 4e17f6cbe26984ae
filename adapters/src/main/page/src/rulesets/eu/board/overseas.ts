import { signal } from '@preact/signals';

/** The module that draws the rest of the world; a game of Europe never fetches it. */
export type Overseas = typeof import('../world/world');

export const overseas = signal<Overseas | null>(null);

let asked = false;

/** Fetches it once; the board is drawn anew when it is there. */
export function fetchOverseas(): void {
  if (!asked) {
    asked = true;
    void import('../world/world').then((fetched) => { overseas.value = fetched; });
  }
}
