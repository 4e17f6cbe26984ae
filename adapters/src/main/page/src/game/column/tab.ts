import { signal } from '@preact/signals';

/** The content of the column beside the board. */
export type Tab = 'log' | 'piece' | 'fight' | 'talk' | 'lines';

/** The tab that is chosen; it stays while the reader goes to other views and back. */
export const tab = signal<Tab>('log');

/** Whether the column is pulled up over the board, where it is a sheet at the foot of a phone. */
export const pulled = signal(false);

/** Matches if board and column stand below each other. */
export const narrow = matchMedia('(max-width: 56rem)');

/** Shows a tab, on a phone too. */
export function show(name: Tab): void {
  tab.value = name;
  pulled.value = true;
}

/** Goes back to what is shown of itself: the fight that is under way, else the log. A tab that somebody chose stays. */
export function leave(name: Tab, fought: boolean): void {
  if (tab.value === name) {
    tab.value = fought && name !== 'fight' ? 'fight' : 'log';
    pulled.value = tab.value === 'fight';
  }
}
