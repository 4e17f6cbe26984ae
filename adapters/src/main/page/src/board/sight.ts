import type { Point } from './mapfile';

/** The view of the board: the screen point of the origin of the map, and pixels for a map unit. */
export interface Sight { x: number; y: number; k: number }

/** The point of the map that lies under a pixel of the board. */
export function pointUnder({ x, y, k }: Sight, [left, top]: Point): Point {
  return [(left - x) / k, (top - y) / k];
}
