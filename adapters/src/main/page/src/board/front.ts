import type { ZoneState } from '../api/board';
import type { Geography } from './geography';
import type { Point } from './mapfile';

/** Map units within which pieces of different parties face each other in any case, and how much farther than the nearest ones others may be. */
const [FACING, FARTHER] = [160, 1.5];

/** The places of the pieces that stand nearest to pieces of another party; of all pieces when there is no other party. */
export function frontOf(zones: Iterable<ZoneState>, { byId }: Geography): Point[] {
  const places = [...zones].flatMap((zone) => {
    const shape = byId.get(zone.id);
    return shape ? [...new Set(zone.pieces.map(({ party }) => party))].map((party) => ({ party, at: shape.centre })) : [];
  });
  const ways = places.map(({ party, at: [x, y] }) => Math.min(...places.filter((other) => other.party !== party).map(({ at }) => Math.hypot(at[0] - x, at[1] - y))));
  const nearest = Math.min(...ways);
  return nearest === Infinity ? places.map(({ at }) => at) : places.filter((_, number) => ways[number]! <= Math.max(FACING, nearest * FARTHER)).map(({ at }) => at);
}
