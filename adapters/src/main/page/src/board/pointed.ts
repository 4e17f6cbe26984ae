import { outline, type Geography, type Shape } from './geography';
import { within } from './boxes';
import type { Point } from './mapfile';

/** Tells which zone lies under a point of the map: discs and lands above the sea. */
export class Pointed {
  private readonly paths = new Map<Shape, Path2D>();
  private readonly context = document.createElement('canvas').getContext('2d')!;

  constructor(private readonly geography: Geography) {}

  at(point: Point): Shape | null {
    const { lands, seas } = this.geography;
    return lands.findLast((shape) => this.covers(shape, point)) ?? seas.findLast((shape) => this.covers(shape, point)) ?? null;
  }

  private covers(shape: Shape, point: Point): boolean {
    if (!within(shape.box, point)) {
      return false;
    }
    const path = this.paths.get(shape) ?? new Path2D(outline(this.geography, shape));
    this.paths.set(shape, path);
    return this.context.isPointInPath(path, ...point);
  }
}
