import type { PrintedBoard } from '../api/types';
import { Arcs, type DrawnZone, type MapFile, type Point } from './mapfile';

/** A zone ready to be drawn. */
export interface Shape { id: string; kind: 'land' | 'sea'; area: string; centre: Point; room: number; city: Point; disc: number; name: string; port: boolean }

/** A border between two zones of a kind. */
export interface Edge { zones: [string, string]; kind: string; line: string; atSea: boolean }

/** A map with the names and kinds of the printed board, as data of SVG paths. Made once for each map. */
export interface Geography {
  file: MapFile;
  shapes: Shape[];
  /** Sea zones are not cut by the coast: they lie below the land. */
  seas: Shape[];
  lands: Shape[];
  byId: Map<string, Shape>;
  blanks: { kind: string; area: string }[];
  edges: Edge[];
  coast: string;
  neighbours: Map<string, string[]>;
}

export function geographyOf(file: MapFile, printed: PrintedBoard): Geography {
  const arcs = new Arcs(file);
  const names = new Map(printed.zones.map((zone) => [zone.id, zone.name]));
  const ports = new Set(printed.zones.filter((zone) => zone.ports?.length).map(({ id }) => id));
  const kinds = new Map(printed.borders.map(({ zones, kind }) => [key(zones), kind]));
  const shapes = file.zones.map((zone) => shapeOf(zone, arcs, names.get(zone.id) ?? zone.id, ports.has(zone.id)));
  const neighbours = new Map<string, string[]>();
  for (const { zones: [one, other] } of printed.borders) {
    neighbours.set(one, [...neighbours.get(one) ?? [], other]);
    neighbours.set(other, [...neighbours.get(other) ?? [], one]);
  }
  const seas = shapes.filter(({ kind }) => kind === 'sea');
  const waters = new Set(seas.map(({ id }) => id));
  return {
    file,
    shapes,
    seas,
    lands: shapes.filter(({ kind }) => kind === 'land'),
    byId: new Map(shapes.map((shape) => [shape.id, shape])),
    blanks: file.blanks.map(({ kind, polygons }) => ({ kind, area: arcs.area(polygons) })),
    edges: file.borders.map(({ zones, arcs: parts }) => ({ zones, kind: kinds.get(key(zones)) ?? 'none', line: arcs.lines(parts),
      atSea: zones.every((zone) => waters.has(zone)) })),
    coast: arcs.lines(file.coast),
    neighbours,
  };
}

function shapeOf(zone: DrawnZone, arcs: Arcs, name: string, port: boolean): Shape {
  return {
    id: zone.id, kind: zone.kind, area: arcs.area(zone.polygons), centre: zone.centre, room: zone.room,
    city: zone.city ?? zone.label ?? zone.centre, disc: zone.disc ?? 0, name, port,
  };
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
