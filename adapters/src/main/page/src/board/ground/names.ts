import { meet } from '../boxes';
import type { Shape } from '../geography';
import type { Box, Point } from '../mapfile';
import type { Look } from './look';

/** Pixels that a letter of a name takes, and the height of a name above and below its line. */
const LETTER = 6.2;
const [ASCENT, DESCENT] = [9, 3];

/** Pixels around its place that a mark is taken to cover: to the sides, above, below, and below with what is written there. */
const [SIDE, ABOVE, BELOW, WRITTEN] = [15, 9, 6, 15];

/** Pixels that stay free between two names, on each side. */
const GAP = 2;

/** Pixels around the middle of a zone in which its name is written at most. */
const FARTHEST = 30;

/** So far, in pixels, the name of a zone may reach beyond it. */
export const NAME_REACH = 120;

/** A name and the line that it is written on, in pixels from the origin of the map. */
export interface PlacedName { shape: Shape; at: Point; box: Box }

interface Candidate extends PlacedName { rank: number }

/** How large names and marks are on a board of `k` pixels a unit, against what they are in the middle: they grow slowly as the board comes nearer. */
export function sizeAt(k: number): number {
  return Math.max(0.9, Math.min(1.4, 0.94 + 0.17 * Math.log2(k / 0.3)));
}

/**
 * The names that have room on a map of `k` pixels a unit: each below the middle of its zone, or above it where a mark stands below; and of
 * two that would meet, that of the zone with more marks and more room. A name depends on nothing but the zones and marks near it, so that
 * neighbouring parts of the ground agree on it.
 */
export function namesWithRoom(shapes: Shape[], look: Look, k: number): PlacedName[] {
  const marks = shapes.flatMap((shape) => markBoxes(shape, look, k));
  const candidates = shapes.filter((shape) => shape.room * k * 3.2 > shape.name.length * LETTER * sizeAt(k) && shape.room * k > 10).map((shape) => candidate(shape, look, k, marks));
  return candidates.filter((one) => !candidates.some((other) => other.rank > one.rank && meet(one.box, other.box)));
}

function candidate(shape: Shape, look: Look, k: number, marks: Box[]): Candidate {
  const size = sizeAt(k);
  const below = Math.min(shape.room * k * 0.75, FARTHEST * size);
  const places = [below, -below + ASCENT * size].map((dy): { at: Point; box: Box } => {
    const [x, y] = [shape.centre[0] * k, shape.centre[1] * k + dy];
    const half = shape.name.length * LETTER * size / 2 + GAP;
    return { at: [x, y], box: [x - half, y - ASCENT * size, x + half, y + DESCENT * size] };
  });
  const place = places.find(({ box }) => !marks.some((mark) => meet(mark, box))) ?? places[0]!;
  return { shape, ...place, rank: (look.lands[shape.id]?.marks?.length ? 1e6 : 0) + shape.room + fraction(shape.id) };
}

/** The boxes of the marks of a land, in pixels from the origin of the map. */
export function markBoxes(shape: Shape, look: Look, k: number): Box[] {
  const size = sizeAt(k);
  return (look.lands[shape.id]?.marks ?? []).filter(({ room, outline }) => outline && shape.room * k > room).map(({ at, texts }): Box => {
    const [x, y] = [shape[at][0] * k, shape[at][1] * k];
    return [x - SIDE * size, y - ABOVE * size, x + SIDE * size, y + (texts?.length ? WRITTEN : BELOW) * size];
  });
}

/** A small number of its own for each zone, so that no two rank the same. */
function fraction(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) / 1e6;
}
