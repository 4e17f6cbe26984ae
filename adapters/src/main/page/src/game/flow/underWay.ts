import type { Decision } from '../../api/decision';
import type { LogLine } from '../../api/log';
import type { GameStore } from '../store';
import { newestCommand } from './news';
import { mayAnswer } from './turn';

/** The question of the fight or attempt that goes on: where both sides are asked at once, each sees its own question. Nothing in the past. */
export function fightUnderWay(store: GameStore): Decision | null {
  const { underWay } = store.room.value!.page;
  if (!underWay || store.past.value) {
    return null;
  }
  const asked = store.decisions.value.filter((decision) => underWay.asks(decision));
  return asked.find((decision) => mayAnswer(store, decision)) ?? asked[0] ?? null;
}

/** The event that decided the newest fight, of those whose lines are at hand. Nothing in the past. */
export function newestFightOver(store: GameStore): LogLine | null {
  const ends = store.room.value!.page.underWay?.ends ?? [];
  return store.past.value ? null : store.news.value.lines.findLast(({ type, undoneBy }) => !undoneBy && ends.includes(type)) ?? null;
}

/** Whether a fight was decided by the newest order: then it is still in view. */
export function isJustOver(store: GameStore, over: LogLine | null): boolean {
  return over !== null && newestCommand(store.news.value.lines).includes(over);
}
