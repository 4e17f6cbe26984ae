/** A map as the project's map tool writes it: shared arcs, so that each border is there once. */
export interface MapFile {
  version: 2;
  id: string;
  attribution: string[];
  /** The bounds in map units, y down. */
  box: Box;
  /** Map units for one step of an arc. */
  quantum: number;
  /** Flat: a start, then differences, in steps. */
  arcs: number[][];
  zones: DrawnZone[];
  blanks: { kind: string; polygons: Polygons }[];
  /** The borders between zones both on land or both at sea. Seas end at the coast. */
  borders: { zones: [string, string]; arcs: number[] }[];
  coast: number[];
  links: { zones: [string, string]; line: [number, number, number, number]; kind: string }[];
  symbols: { id: string; at: Point }[];
}

export type Point = [number, number];

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** Polygon, ring, arc; an arc that runs backwards is `~index`. */
export type Polygons = number[][][];

export interface DrawnZone {
  id: string;
  kind: 'land' | 'sea';
  polygons: Polygons;
  /** The deepest point of the zone, and how far it is to the edge. */
  centre: Point;
  room: number;
  label?: Point;
  city?: Point;
  disc?: number;
}
