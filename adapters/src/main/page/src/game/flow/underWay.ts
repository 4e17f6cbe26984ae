import type { Decision } from '../../api/types';
import type { GameStore } from '../store';
import { mayAnswer } from './turn';

/** What is fought or tried now, as it is asked: where both sides are asked at once, each sees its own question. Nothing in the past. */
export function fightUnderWay(store: GameStore): Decision | null {
  const { underWay } = store.room.value!.page;
  if (!underWay || store.past.value) {
    return null;
  }
  const asked = store.decisions.value.filter((decision) => underWay.asks(decision));
  return asked.find((decision) => mayAnswer(store, decision)) ?? asked[0] ?? null;
}
