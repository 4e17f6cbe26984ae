import type { Summary } from '../api/game';

/** Whether the seat of this tab can ask the others to agree to an adjustment: it plays, and the opponents of this game agree to changes. */
export function mayAskToAdjust({ you, undo, seats }: Summary): boolean {
  return you !== undefined && !you.host && undo === 'opponents-agree' && seats.some(({ name, controls }) => name === you.name && controls.length > 0);
}
