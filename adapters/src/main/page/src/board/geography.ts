import type { PrintedBoard, PrintedZone } from '../api/printed';
import { Arcs, Data } from './arcs';
import type { Box, DrawnZone, MapFile, Point, Polygons } from './mapfile';

/** A zone ready to be drawn. */
export interface Shape {
  id: string;
  kind: 'land' | 'sea';
  polygons: Polygons;
  box: Box;
  centre: Point;
  room: number;
  city: Point;
  disc: number;
  name: string;
  port: boolean;
  terrain: string;
  /** The name of its city. */
  town: string;
}

/** A border between two zones. */
export interface Edge { zones: [string, string]; kind: string; arcs: number[]; box: Box; atSea: boolean }

/** Land or water of no zone. */
export interface Blank { kind: string; polygons: Polygons; box: Box }

/** A map with the names and kinds of the printed board. Made once for each map. */
export interface Geography {
  file: MapFile;
  arcs: Arcs;
  shapes: Shape[];
  seas: Shape[];
  lands: Shape[];
  byId: Map<string, Shape>;
  /** Waters first: land lies above them. Polygon by polygon. */
  blanks: Blank[];
  edges: Edge[];
  neighbours: Map<string, string[]>;
}

/** The parts of the printed board that are drawn. */
export type Printed = Pick<PrintedBoard, 'zones' | 'borders'>;

export function geographyOf(file: MapFile, printed: Printed): Geography {
  const arcs = Arcs.of(file);
  const zones = new Map(printed.zones.map((zone) => [zone.id, zone]));
  const kinds = new Map(printed.borders.map(({ zones, kind }) => [key(zones), kind]));
  const shapes = file.zones.map((zone) => shapeOf(zone, arcs, zones.get(zone.id)));
  const neighbours = new Map<string, string[]>();
  for (const { zones: [one, other] } of printed.borders) {
    neighbours.set(one, [...neighbours.get(one) ?? [], other]);
    neighbours.set(other, [...neighbours.get(other) ?? [], one]);
  }
  const seas = shapes.filter(({ kind }) => kind === 'sea');
  const waters = new Set(seas.map(({ id }) => id));
  const blanks = file.blanks.flatMap(({ kind, polygons }) => polygons.map((polygon) => ({ kind, polygons: [polygon], box: arcs.box(polygon.flat()) })));
  return {
    file,
    arcs,
    shapes,
    seas,
    lands: shapes.filter(({ kind }) => kind === 'land'),
    byId: new Map(shapes.map((shape) => [shape.id, shape])),
    blanks: [...blanks.filter(({ kind }) => kind === 'sea'), ...blanks.filter(({ kind }) => kind !== 'sea')],
    edges: file.borders.map(({ zones, arcs: parts }) => ({ zones, kind: kinds.get(key(zones)) ?? 'none', arcs: parts, box: arcs.box(parts),
      atSea: zones.every((zone) => waters.has(zone)) })),
    neighbours,
  };
}

function shapeOf(zone: DrawnZone, arcs: Arcs, printed: PrintedZone | undefined): Shape {
  const [x, y] = zone.centre;
  const disc = zone.disc ?? 0;
  return {
    id: zone.id, kind: zone.kind, polygons: zone.polygons, centre: zone.centre, room: zone.room,
    box: disc ? [x - disc, y - disc, x + disc, y + disc] : arcs.box(zone.polygons.flat(2)),
    city: zone.city ?? zone.label ?? zone.centre, disc,
    name: printed?.name ?? zone.id, port: Boolean(printed?.ports?.length), terrain: String(printed?.terrain ?? ''), town: String(printed?.city ?? ''),
  };
}

/** The outline of a zone as data of an SVG path. */
export function outline({ arcs }: Geography, { polygons, disc, centre: [x, y] }: Pick<Shape, 'polygons' | 'disc' | 'centre'>): string {
  if (disc) {
    return `M${x - disc},${y}a${disc},${disc} 0 1 0 ${2 * disc},0a${disc},${disc} 0 1 0 ${-2 * disc},0Z`;
  }
  const data = new Data();
  arcs.area(data, polygons);
  return data.toString();
}

function key(zones: [string, string]): string {
  return [...zones].sort().join('/');
}

/** The neighbour that lies most in a direction, for the arrow keys; only those that the map draws. */
export function neighbourTowards(geography: Geography, from: string, [dx, dy]: Point): string | null {
  const here = geography.byId.get(from);
  if (!here) {
    return null;
  }
  const ranked = (geography.neighbours.get(from) ?? [])
    .map((id) => geography.byId.get(id))
    .filter((shape) => shape !== undefined)
    .map((shape) => {
      const [x, y] = [shape.centre[0] - here.centre[0], shape.centre[1] - here.centre[1]];
      return { id: shape.id, turn: (x * dx + y * dy) / (Math.hypot(x, y) || 1) };
    })
    .sort((one, other) => other.turn - one.turn);
  return ranked[0] && ranked[0].turn > 0.3 ? ranked[0].id : null;
}
