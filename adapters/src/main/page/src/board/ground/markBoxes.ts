import { meet } from '../boxes';
import type { Shape } from '../geography';
import type { Box } from '../mapfile';
import type { Look, Mark } from './look';

/** Pixels around its place that a mark is taken to cover where it does not say: to the sides, above, below, and below with what is written there. */
const [SIDE, ABOVE, BELOW, WRITTEN] = [15, 9, 6, 15];

/** The anchor of a port, in pixels around the city. */
const ANCHOR: Box = [-20, -7, -8, 7];

/** Pixels for half the land from which on the anchor of its port is drawn. */
const ANCHOR_ROOM = 13;

/** The size of names and marks on a board of `k` pixels a unit, as a factor of their middle size: they grow slowly as the board comes nearer. */
export function sizeAt(k: number): number {
  return Math.max(0.9, Math.min(1.4, 0.94 + 0.17 * Math.log2(k / 0.3)));
}

/** A small number of its own for each zone, so that no two rank the same. */
export function fraction(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) / 1e6;
}

/** Whether the anchor of a port is drawn. */
export function hasAnchor(shape: Shape, k: number): boolean {
  return shape.port && shape.room * k > ANCHOR_ROOM;
}

interface Marked { shape: Shape; boxes: Box[]; rank: number }

/**
 * The boxes of the marks that have room, by land, in pixels from the origin of the map: of two lands whose marks would meet, the one whose
 * marks tell more keeps them, or the one with more room; what a piece covers is left out. The choice depends on nothing but the lands near it.
 */
export function marksWithRoom(shapes: Shape[], look: Look, k: number): Map<string, Box[]> {
  const known = kept.get(look);
  if (known?.k === k && known.shapes === shapes) {
    return known.boxes;
  }
  const all = shapes.map((shape) => ({ shape, boxes: boxesOf(shape, look, k), rank: rankOf(shape, look) })).filter(({ boxes }) => boxes.length);
  const covered = coveredBoxes(look, k);
  const boxes = new Map(all.filter((one) => !all.some((other) => other.rank > one.rank && meeting(one, other)))
    .filter(({ boxes: own }) => !own.some((box) => covered.some((other) => meet(box, other)))).map(({ shape, boxes: own }) => [shape.id, own]));
  kept.set(look, { k, shapes, boxes });
  return boxes;
}

/** The boxes that cover the ground, in pixels from the origin of the map. */
export function coveredBoxes({ covered }: Look, k: number): Box[] {
  return covered.map(({ at: [x, y], box: [left, top, right, bottom] }) => [x * k + left, y * k + top, x * k + right, y * k + bottom]);
}

/** The last answer for a look: it is asked for in several steps of one drawing. */
const kept = new WeakMap<Look, { k: number; shapes: Shape[]; boxes: Map<string, Box[]> }>();

function meeting(one: Marked, other: Marked): boolean {
  return one.boxes.some((box) => other.boxes.some((each) => meet(box, each)));
}

/** A siege tells more than a fortress, a fortress more than a port. */
function rankOf(shape: Shape, look: Look): number {
  const marks = look.lands[shape.id]?.marks ?? [];
  return Math.max(0, ...marks.map(({ weight = 1 }) => weight)) * 1e6 + shape.room + fraction(shape.id);
}

function boxesOf(shape: Shape, look: Look, k: number): Box[] {
  const size = sizeAt(k);
  const at = (place: 'city' | 'centre', [left, top, right, bottom]: Box): Box => {
    const [x, y] = [shape[place][0] * k, shape[place][1] * k];
    return [x + left * size, y + top * size, x + right * size, y + bottom * size];
  };
  const marks = (look.lands[shape.id]?.marks ?? []).filter(({ room, outline }) => outline && shape.room * k > room).map((mark) => at(mark.at, boxOf(mark)));
  return hasAnchor(shape, k) ? [...marks, at('city', ANCHOR)] : marks;
}

function boxOf({ box, texts }: Mark): Box {
  return box ?? [-SIDE, -ABOVE, SIDE, texts?.length ? WRITTEN : BELOW];
}
