import type { Geography, Shape } from '../geography';
import type { Point } from '../mapfile';

/** The signs on the ground of a land. */
export type Relief = 'peaks' | 'trees' | 'copses' | 'tufts' | 'dunes';

/** Map units between signs when the board is far; each level nearer halves them. */
const FARTHEST = 160;
const NEAREST_LEVEL = 4;

/** Least pixels between signs. */
const LEAST = 12;

/** Signs keep so far from each other and from the edge of the land, as a part of the distance between them. */
const [APART, INLAND] = [0.72, 0.2];

/** A sign: where it stands, from which level on, and a number below one of its own. */
export interface Sign { at: Point; level: number; chance: number }

/** The level of nearness of a board of `k` pixels a map unit, and the distance between signs at that level, in pixels. */
export function levelAt(k: number): { level: number; apart: number } {
  const level = Math.max(0, Math.min(NEAREST_LEVEL, Math.floor(Math.log2(FARTHEST * k / LEAST))));
  return { level, apart: FARTHEST * k / 2 ** level };
}

/** Scatters signs over lands: the same each time, and those that are seen from afar stay where they are when the board comes nearer. */
export class Scatter {
  private readonly kept = new Map<string, Sign[][]>();
  private readonly edges = new Map<string, Float64Array>();

  constructor(private readonly geography: Geography) {}

  /** The signs of a land up to a level. */
  on(shape: Shape, level: number): Sign[] {
    const levels = this.kept.get(shape.id) ?? [];
    this.kept.set(shape.id, levels);
    for (let next = levels.length; next <= level; next += 1) {
      levels.push(this.added(shape, next, levels.flat()));
    }
    return levels.slice(0, level + 1).flat();
  }

  private edgesOf(shape: Shape): Float64Array {
    const edges = this.edges.get(shape.id) ?? edgesOf(this.geography, shape);
    this.edges.set(shape.id, edges);
    return edges;
  }

  private added(shape: Shape, level: number, before: Sign[]): Sign[] {
    const apart = FARTHEST / 2 ** level;
    const [least, room] = [APART * apart, Math.max(4, INLAND * apart)];
    const edges = this.edgesOf(shape);
    const [left, top, right, bottom] = shape.box;
    const found: Sign[] = [];
    const all = [...before];
    for (let column = Math.floor(left / apart); column * apart <= right; column += 1) {
      for (let row = Math.floor(top / apart); row * apart <= bottom; row += 1) {
        const at: Point = [(column + chance(column, row, level)) * apart, (row + chance(row, column, level + 7)) * apart];
        const free = all.every((other) => Math.abs(other.at[0] - at[0]) > least || Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > least);
        if (free && inside(edges, at, room)) {
          const sign = { at, level, chance: chance(column, row, level + 13) };
          found.push(sign);
          all.push(sign);
        }
      }
    }
    return found;
  }
}

/** The edges of a land, four numbers each. */
function edgesOf({ arcs }: Geography, { polygons }: Shape): Float64Array {
  const edges: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  arcs.area({
    moveTo(toX, toY) {
      [x, y, startX, startY] = [toX, toY, toX, toY];
    },
    lineTo(toX, toY) {
      edges.push(x, y, toX, toY);
      [x, y] = [toX, toY];
    },
    closePath() {
      edges.push(x, y, startX, startY);
    },
  }, polygons);
  return Float64Array.from(edges);
}

/** Whether a point lies between edges and not nearer to one than so many units. */
function inside(edges: Float64Array, [x, y]: Point, room: number): boolean {
  let within = false;
  for (let at = 0; at < edges.length; at += 4) {
    const [x1, y1, x2, y2] = [edges[at]!, edges[at + 1]!, edges[at + 2]!, edges[at + 3]!];
    if ((y1 > y) !== (y2 > y) && x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)) {
      within = !within;
    }
    if (Math.min(x1, x2) > x + room || Math.max(x1, x2) < x - room || Math.min(y1, y2) > y + room || Math.max(y1, y2) < y - room) {
      continue;
    }
    const [dx, dy] = [x2 - x1, y2 - y1];
    const part = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(x - x1 - part * dx, y - y1 - part * dy) < room) {
      return false;
    }
  }
  return within;
}

/** A number from 0 to 1 that is always the same for three whole numbers. */
function chance(one: number, other: number, third: number): number {
  let mixed = Math.imul(one, 0x27d4eb2d) ^ Math.imul(other, 0x165667b1) ^ Math.imul(third + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
