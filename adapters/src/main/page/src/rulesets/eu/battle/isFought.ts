import type { Decision } from '../../../api/types';

/** The chapters of battles, sieges and interceptions. */
const CHAPTERS = /^EU-(BATTLE|NAVAL|SIEGE|INT)\b/;

/** Which battle is fought next is asked before it is joined. */
const BEFORE = 'FightBattle';

/** Whether a decision belongs to a battle, a siege or an interception that is under way. */
export function isFought({ rule = '', kind }: Decision): boolean {
  return CHAPTERS.test(rule) && kind !== BEFORE;
}
