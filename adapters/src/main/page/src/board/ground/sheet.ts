import type { Arcs } from '../arcs';
import type { Box, Polygons } from '../mapfile';
import type { Ink } from './ink';
import type { View } from './look';

/** What can be drawn on: a canvas of the page, or one of a worker. */
export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A canvas that shows a view of the map: drawn on in map units, with widths in pixels of the page. */
export class Sheet {
  /** What of the map is drawn on it. */
  readonly box: Box;

  constructor(readonly context: Canvas2D, readonly view: View, private readonly arcs: Arcs, box: Box) {
    const { x, y, k, density } = view;
    this.box = onWholeDots(box, view);
    context.setTransform(density * k, 0, 0, density * k, density * x, density * y);
    context.lineCap = 'round';
    context.lineJoin = 'round';
  }

  /** Nothing beyond the box is drawn on from now on. */
  clip(): void {
    const [left, top, right, bottom] = this.box;
    this.context.beginPath();
    this.context.rect(left, top, right - left, bottom - top);
    this.context.clip();
  }

  cover([left, top, right, bottom]: Box, colour: string): void {
    this.context.fillStyle = colour;
    this.context.fillRect(left, top, right - left, bottom - top);
  }

  fill(polygons: Polygons, colour: string): void {
    this.context.beginPath();
    this.arcs.area(this.context, polygons);
    this.context.fillStyle = colour;
    this.context.fill();
  }

  outline(polygons: Polygons, ink: Ink): void {
    this.context.beginPath();
    this.arcs.area(this.context, polygons);
    this.stroke(ink);
  }

  /** Many lines at once, which do not darken where they meet. */
  lines(groups: number[][], ink: Ink): void {
    this.context.beginPath();
    groups.forEach((arcs) => this.arcs.lines(this.context, arcs));
    this.stroke(ink);
  }

  /** Draws along what was laid down. */
  stroke({ stroke, width, dash = [] }: Ink): void {
    const { context, view: { k } } = this;
    context.strokeStyle = stroke;
    context.lineWidth = width / k;
    context.setLineDash(dash.map((part) => part / k));
    context.stroke();
  }
}

/** The rectangle of whole dots around one, in map units: an edge between dots would shine through. */
function onWholeDots([left, top, right, bottom]: Box, { x, y, k, density }: View): Box {
  const dot = density * k;
  return [
    (Math.floor((left * k + x) * density) - x * density) / dot, (Math.floor((top * k + y) * density) - y * density) / dot,
    (Math.ceil((right * k + x) * density) - x * density) / dot, (Math.ceil((bottom * k + y) * density) - y * density) / dot,
  ];
}
