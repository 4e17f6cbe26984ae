import type { Decision } from '../../../api/decision';

/** The chapters of battles, sieges and interceptions. */
const CHAPTERS = /^EU-(BATTLE|SEA|NAVAL|SIEGE|INT)\b/;

/** The commands that choose the next battle, asked before it is joined. */
const BEFORE: readonly string[] = ['FightBattle', 'AttackFleet'];

/** The questions of a voyage under way. */
export const AT_SEA = /^EU-(BLOCKADE|ATTR-NAVAL|MOVE-SEA)/;
const VOYAGE = /^(escape|engage|turned-away|sail-on|naval-attrition|ship-losses)-/;

/** Whether a decision belongs to a voyage under way, or to the attrition of ships. */
export function isSailed({ rule = '', id }: Decision): boolean {
  return AT_SEA.test(rule) && VOYAGE.test(id);
}

/** Whether a decision belongs to a battle, a siege, an interception or a voyage that is under way. */
export function isFought(decision: Decision): boolean {
  const { rule = '', kind } = decision;
  return CHAPTERS.test(rule) && !BEFORE.includes(kind) || isSailed(decision);
}
