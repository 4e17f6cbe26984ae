import type { GameStore } from '../store';
import { takeBack } from './lastOrder';

/** Elements for text: no key means anything else in them. */
export const WRITTEN = 'input:not([type=checkbox], [type=button], [type=range]), textarea, select, [contenteditable], dialog';

/** Digits answer what is asked, by the number that stands on each answer; Ctrl and Z take the last own order back. */
export function handleFlowKey(event: KeyboardEvent, store: GameStore): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.altKey || target.closest(WRITTEN) || event.repeat) {
    return;
  }
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.shiftKey && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    if (!store.past.value && store.answerable.value) {
      takeBack(store);
    }
  } else if (!command && /^[1-9]$/.test(event.key)) {
    const answer = document.querySelector<HTMLButtonElement>(`.play [data-key="${event.key}"]`);
    // No key gives an answer that nobody sees.
    if (answer && !answer.closest('details:not([open])')) {
      event.preventDefault();
      answer.click();
    }
  }
}
