/** A map as the project's map tool writes it: shared arcs, so that each border is there once. */
export interface MapFile {
  version: 1;
  id: string;
  attribution: string[];
  /** In map units, y down. */
  box: [number, number, number, number];
  /** Map units for one step of an arc. */
  quantum: number;
  /** Flat: a start, then differences, in steps. */
  arcs: number[][];
  zones: DrawnZone[];
  blanks: { kind: string; polygons: number[][][] }[];
  borders: { zones: [string, string]; arcs: number[] }[];
  coast: number[];
  links: { zones: [string, string]; line: [number, number, number, number]; kind: string }[];
  symbols: { id: string; at: Point }[];
}

export type Point = [number, number];

export interface DrawnZone {
  id: string;
  kind: 'land' | 'sea';
  /** Polygon, ring, arc; an arc that runs backwards is `~index`. */
  polygons: number[][][];
  /** The deepest point of the zone, and how far it is to the edge. */
  centre: Point;
  room: number;
  label?: Point;
  city?: Point;
  disc?: number;
}

/** The arcs of a map as points, made once. */
export class Arcs {
  private readonly points: Float32Array[];

  constructor({ arcs, quantum }: MapFile) {
    this.points = arcs.map((arc) => {
      const points = new Float32Array(arc.length);
      let [x, y] = [0, 0];
      for (let at = 0; at < arc.length; at += 2) {
        x += arc[at]!;
        y += arc[at + 1]!;
        points[at] = x * quantum;
        points[at + 1] = y * quantum;
      }
      return points;
    });
  }

  /** Polygons as the data of an SVG path. */
  area(polygons: number[][][]): string {
    return polygons.flatMap((polygon) => polygon.map((ring) => `M${ring.map((arc, at) => this.run(arc, at > 0)).join('L')}Z`)).join('');
  }

  /** Arcs as lines. */
  lines(arcs: number[]): string {
    return arcs.map((arc) => `M${this.run(arc, false)}`).join('');
  }

  /** The points of an arc; the first is left out where it is the last of the arc before. */
  private run(arc: number, joined: boolean): string {
    const points = this.points[arc < 0 ? ~arc : arc]!;
    const count = points.length / 2;
    const text: string[] = [];
    for (let at = joined ? 1 : 0; at < count; at += 1) {
      const from = 2 * (arc < 0 ? count - 1 - at : at);
      text.push(`${round(points[from]!)},${round(points[from + 1]!)}`);
    }
    return text.join('L');
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
