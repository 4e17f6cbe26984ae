import { signal } from '@preact/signals';
import { stylesheet } from '../../../stylesheet';

/** The module that draws naval stacks; a game without ships never fetches it. */
export type Sea = typeof import('../sea/sea');

export const sea = signal<Sea | null>(null);

let asked = false;

/** Fetches it once; what shows naval stacks is drawn anew when it is there. */
export function fetchSea(): void {
  if (!asked) {
    asked = true;
    void Promise.all([import('../sea/sea'), stylesheet('page/rulesets/eu-sea.css')]).then(([fetched]) => { sea.value = fetched; });
  }
}
