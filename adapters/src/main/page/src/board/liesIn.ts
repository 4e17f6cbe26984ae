import { within } from './boxes';
import type { Geography, Shape } from './geography';
import type { Point } from './mapfile';

/** Counts how often a line from a point to the right crosses closed rings: an odd number of times, and the point lies within them. */
class Crossings {
  odd = false;
  private from: Point = [0, 0];
  private begun: Point = [0, 0];

  constructor(private readonly point: Point) {}

  moveTo(x: number, y: number): void {
    this.from = this.begun = [x, y];
  }

  lineTo(x: number, y: number): void {
    const [[px, py], [fromX, fromY]] = [this.point, this.from];
    if (fromY > py !== y > py && px < (x - fromX) * (py - fromY) / (y - fromY) + fromX) {
      this.odd = !this.odd;
    }
    this.from = [x, y];
  }

  closePath(): void {
    this.lineTo(...this.begun);
  }
}

/** Whether a point of the map lies in a zone. */
export function liesIn({ arcs }: Geography, { polygons, box, disc, centre: [x, y] }: Pick<Shape, 'polygons' | 'box' | 'disc' | 'centre'>, point: Point): boolean {
  if (!within(box, point)) {
    return false;
  }
  if (disc) {
    return Math.hypot(point[0] - x, point[1] - y) <= disc;
  }
  const crossings = new Crossings(point);
  arcs.area(crossings, polygons);
  return crossings.odd;
}
