import type { Decision } from '../../../api/decision';

/** Combats and sieges are chapter 7.5; which of them comes next is asked before it begins. */
const CHAPTER = /^EIA-7\.5\b/;
const BEFORE: ReadonlySet<string> = new Set(['ChooseCombat', 'EndStep']);

/** Whether a decision belongs to a combat or a siege that is under way. */
export function isFought({ rule = '', kind }: Decision): boolean {
  return CHAPTER.test(rule) && !BEFORE.has(kind);
}
