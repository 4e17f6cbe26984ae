import type { Decision } from '../api/types';

/** The exact odds of each answer, where dice decide. */
export function DecisionOdds(_: { decision: Decision }) {
  return null;
}
