import type { Arcs } from '../arcs';
import type { Box, Polygons } from '../mapfile';
import type { Ink } from './ink';
import type { View } from './look';

type Style = string | CanvasGradient | CanvasPattern;

/** The target of a drawing: a canvas of the page, one of a worker, or one that is written down as SVG. */
export interface Canvas2D {
  strokeStyle: Style;
  fillStyle: Style;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  globalAlpha: number;
  font: string;
  textAlign: CanvasTextAlign;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setLineDash(dash: number[]): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  clip(): void;
  fill(path?: Path2D): void;
  stroke(path?: Path2D): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
}

const written = new WeakMap<Path2D, string>();

/** A path from the data of an SVG path. */
export function pathOf(data: string): Path2D {
  const path = new Path2D(data);
  written.set(path, data);
  return path;
}

/** The data that a path was made from. */
export function dataOf(path: Path2D): string {
  return written.get(path) ?? '';
}

/** A canvas that shows a view of the map: drawn on in map units, with widths in pixels of the page. */
export class Sheet {
  /** The part of the map that is drawn on it. */
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
