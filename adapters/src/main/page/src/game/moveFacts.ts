import type { Option, Toll } from '../api/move';
import { unitOf } from '../board/chips';
import { words } from '../frame/rooms';
import { t } from '../text';
import { perCent } from '../text/words';

/** The pieces that a move itself costs if nobody stops it. */
export function tollTold(toll: Toll): string {
  return words().toll?.(toll) ?? t.move.toll(perCent(toll.chance), toll.kind, toll.reason);
}

/** The costs of a move, the points left after it, and its conditions. */
export function moveFacts(option: Option): string {
  const { move } = option;
  return move ? [move.cost === undefined ? '' : t.move.cost(move.cost, unitOf([option])), move.left === undefined || words().unitOf?.(option) ? '' : t.move.left(move.left), move.needs ? t.move.needs(move.needs) : '']
    .filter(Boolean).join(', ') : '';
}
