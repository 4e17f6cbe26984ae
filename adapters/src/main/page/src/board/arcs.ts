import type { Box, MapFile, Polygons } from './mapfile';

/** The target of lines: a canvas, or a path for one. */
export type Pen = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>;

/** The arcs of a map as points, two numbers each. Coarser ones draw faster and look the same from afar. */
export class Arcs {
  private constructor(private readonly points: Float32Array[]) {}

  static of({ arcs, quantum }: MapFile): Arcs {
    return new Arcs(arcs.map((arc) => {
      const points = new Float32Array(arc.length);
      let [x, y] = [0, 0];
      for (let at = 0; at < arc.length; at += 2) {
        x += arc[at]!;
        y += arc[at + 1]!;
        points[at] = x * quantum;
        points[at + 1] = y * quantum;
      }
      return points;
    }));
  }

  /** The same arcs without the points nearer than a distance to the one before. Ends stay: arcs meet there. */
  coarser(distance: number): Arcs {
    return new Arcs(this.points.map((points) => thinned(points, distance)));
  }

  /** Lays polygons down as closed rings. */
  area(pen: Pen, polygons: Polygons): void {
    for (const polygon of polygons) {
      for (const ring of polygon) {
        ring.forEach((arc, at) => this.run(pen, arc, at > 0));
        pen.closePath();
      }
    }
  }

  /** Lays arcs down as lines. */
  lines(pen: Pen, arcs: number[]): void {
    arcs.forEach((arc) => this.run(pen, arc, false));
  }

  /** The rectangle around arcs. */
  box(arcs: Iterable<number>): Box {
    const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const arc of arcs) {
      const points = this.points[index(arc)]!;
      for (let at = 0; at < points.length; at += 2) {
        box[0] = Math.min(box[0], points[at]!);
        box[1] = Math.min(box[1], points[at + 1]!);
        box[2] = Math.max(box[2], points[at]!);
        box[3] = Math.max(box[3], points[at + 1]!);
      }
    }
    return box;
  }

  /** The ends of an arc; arcs that meet have an end in common. */
  ends(arc: number): [string, string] {
    const points = this.points[index(arc)]!;
    return [`${points[0]} ${points[1]}`, `${points[points.length - 2]} ${points[points.length - 1]}`];
  }

  length(arc: number): number {
    const points = this.points[index(arc)]!;
    let length = 0;
    for (let at = 2; at < points.length; at += 2) {
      length += Math.hypot(points[at]! - points[at - 2]!, points[at + 1]! - points[at - 1]!);
    }
    return length;
  }

  /** The points of an arc; the first is left out where it is the last of the arc before. */
  private run(pen: Pen, arc: number, joined: boolean): void {
    const points = this.points[index(arc)]!;
    const step = arc < 0 ? -2 : 2;
    let at = arc < 0 ? points.length - 2 : 0;
    if (!joined) {
      pen.moveTo(points[at]!, points[at + 1]!);
    }
    for (at += step; at >= 0 && at < points.length; at += step) {
      pen.lineTo(points[at]!, points[at + 1]!);
    }
  }
}

function index(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

function thinned(points: Float32Array, distance: number): Float32Array {
  const kept = [points[0]!, points[1]!];
  const last = points.length - 2;
  let [x, y] = [points[0]!, points[1]!];
  for (let at = 2; at < last; at += 2) {
    if (Math.abs(points[at]! - x) + Math.abs(points[at + 1]! - y) >= distance) {
      [x, y] = [points[at]!, points[at + 1]!];
      kept.push(x, y);
    }
  }
  if (last > 0) {
    kept.push(points[last]!, points[last + 1]!);
  }
  return Float32Array.from(kept);
}

/** A pen that writes the data of an SVG path. */
export class Data implements Pen {
  private readonly text: string[] = [];

  moveTo(x: number, y: number): void {
    this.text.push(`M${round(x)},${round(y)}`);
  }

  lineTo(x: number, y: number): void {
    this.text.push(`L${round(x)},${round(y)}`);
  }

  closePath(): void {
    this.text.push('Z');
  }

  toString(): string {
    return this.text.join('');
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
