import type { Fields } from '../api/board';
import { go, hrefOf, route } from '../route';
import { scenarioIn } from './reading';

/** The key of the draft, which is kept for this tab, so that a page that is read again shows it again. */
const KEY = 'tercio.setup.';

/** Keeps a scenario as it is now. The address does not name the printed one any longer from which it came. */
export function keepDraft(ruleset: string, scenario: Fields): void {
  try {
    sessionStorage.setItem(KEY + ruleset, JSON.stringify(scenario));
  } catch (full) {
    console.info('The set-up is too large to be kept for this tab.', full);
    return;
  }
  if (route.value.query.from !== undefined || route.value.query.game !== undefined) {
    go(hrefOf(['setup', ruleset]), true);
  }
}

/** The kept draft, if it can be read as a scenario. */
export function draftOf(ruleset: string, blank: Fields): Fields | null {
  const kept = sessionStorage.getItem(KEY + ruleset);
  const read = kept === null ? '' : scenarioIn(kept, blank);
  return typeof read === 'string' ? null : read;
}
