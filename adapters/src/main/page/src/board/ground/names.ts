import { meet } from '../boxes';
import type { Shape } from '../geography';
import type { Box, Point } from '../mapfile';
import type { Look } from './look';
import { coveredBoxes, fraction, marksWithRoom, sizeAt } from './markBoxes';

/** Pixels that a letter of a name takes, and the height of a name above and below its line. */
const LETTER = 6.2;
const [ASCENT, DESCENT] = [9, 3];

/** Pixels from one line of its places to the next, to its places beside the middle, and to the nearest ones above and below a mark there. */
const [LINE, BESIDE, FREE] = [13, 18, 24];

/** Pixels that stay free between two names, on each side. */
const GAP = 2;

/** Pixels around the middle of a zone in which its name is written at most. */
const FARTHEST = 30;

/** The pixels that the name of a zone may reach beyond it. */
export const NAME_REACH = 200;

/** A name and the line that it is written on, in pixels from the origin of the map. */
export interface PlacedName { shape: Shape; at: Point; box: Box }

interface Candidate extends PlacedName { rank: number }

/**
 * The names that have room on a map of `k` pixels a unit: each below the middle of its zone, or above it, where neither
 * a mark nor a piece stands; and of two that would meet, that of the zone with more marks and more room. A name depends on nothing but the zones and marks near it, so that
 * neighbouring parts of the ground agree on it.
 */
export function namesWithRoom(shapes: Shape[], all: Shape[], look: Look, k: number): PlacedName[] {
  const taken = [...[...marksWithRoom(all, look, k).values()].flat(), ...coveredBoxes(look, k)];
  const candidates = shapes.filter((shape) => shape.room * k * 3.2 > shape.name.length * LETTER * sizeAt(k) && shape.room * k > 10)
    .flatMap((shape) => candidate(shape, look, k, taken) ?? []);
  return candidates.filter((one) => !candidates.some((other) => other.rank > one.rank && meet(one.box, other.box)));
}

/** A name at the first of its places that is free; none where all are taken. */
function candidate(shape: Shape, look: Look, k: number, taken: Box[]): Candidate | null {
  const size = sizeAt(k);
  const below = Math.min(shape.room * k * 0.75, FARTHEST * size);
  const half = shape.name.length * LETTER * size / 2 + GAP;
  const places: Point[] = [[0, below], [0, -below + ASCENT * size], [0, below + LINE * size], [0, -below - LINE * size + ASCENT * size], [0, below + 2 * LINE * size],
    [0, -below - 2 * LINE * size + ASCENT * size], [half / 2 + 4, below], [-half / 2 - 4, below], [half / 2 + 4, -below + ASCENT * size], [-half / 2 - 4, -below + ASCENT * size],
    [half + BESIDE * size, DESCENT], [-half - BESIDE * size, DESCENT], [0, FREE * size], [0, -FREE * size + ASCENT * size]];
  const [x, y] = [shape.centre[0] * k, shape.centre[1] * k];
  const place = places.map(([dx, dy]): { at: Point; box: Box } => ({ at: [x + dx, y + dy], box: [x + dx - half, y + dy - ASCENT * size, x + dx + half, y + dy + DESCENT * size] }))
    .find(({ box }) => !taken.some((other) => meet(other, box)));
  return place ? { shape, ...place, rank: (look.lands[shape.id]?.marks?.length ? 1e6 : 0) + shape.room + fraction(shape.id) } : null;
}
