import type { Arcs } from '../arcs';
import { meet } from '../boxes';
import type { Edge, Geography, Shape } from '../geography';
import type { Box } from '../mapfile';
import { AROUND, BLANKS, borderInk, COAST, FRONTIER, LAND, LINK, LIT, MARKED, OCEAN, SEA, SEA_BORDER, SEA_EDGE } from './ink';
import { boxOf, type LandLook, type Look, type View } from './look';
import { drawMarks } from './marks';
import { Sheet, type Canvas2D } from './sheet';

/** Points nearer than so many pixels to the one before are left out. */
const FINENESS = 0.5;

/** Draws the ground of a map: waters, lands, borders, and what is printed or built on them. */
export class Painter {
  /** The arcs by how coarse they are, in powers of two of the finest. */
  private readonly levels = new Map<number, Arcs>();
  private readonly coast: { arc: number; box: Box }[];

  constructor(private readonly geography: Geography) {
    this.coast = geography.file.coast.map((arc) => ({ arc, box: geography.arcs.box([arc]) }));
  }

  /** Draws a view, or of it only what lies in a rectangle of the map. */
  paint(context: Canvas2D, view: View, look: Look, only: Box = boxOf(view)): void {
    const sheet = new Sheet(context, view, this.arcsFor(FINENESS / (view.k * view.density)), only);
    context.save();
    sheet.clip();
    this.waters(sheet);
    this.lands(sheet, look);
    this.borders(sheet, look.lands);
    if (view.marks) {
      drawMarks(sheet, this.geography, look);
    }
    context.restore();
  }

  private arcsFor(distance: number): Arcs {
    const { arcs, file: { quantum } } = this.geography;
    const level = Math.floor(Math.log2(distance / quantum));
    if (level <= 0) {
      return arcs;
    }
    const kept = this.levels.get(level) ?? arcs.coarser(quantum * 2 ** level);
    this.levels.set(level, kept);
    return kept;
  }

  private waters(sheet: Sheet): void {
    sheet.cover(sheet.box, AROUND);
    sheet.cover(this.geography.file.box, OCEAN);
    for (const { polygons } of seen(this.geography.seas, sheet)) {
      sheet.fill(polygons, SEA);
      sheet.stroke(SEA_EDGE);
    }
    sheet.lines(seen(this.geography.edges, sheet).filter(({ atSea }) => atSea).map(({ arcs }) => arcs), SEA_BORDER);
  }

  private lands(sheet: Sheet, { lands, blanks, marked, lit }: Look): void {
    for (const { kind, polygons } of seen(this.geography.blanks, sheet)) {
      sheet.fill(polygons, blanks[kind] ?? BLANKS[kind] ?? LAND);
    }
    const shown = seen(this.geography.lands, sheet);
    shown.forEach((shape) => fillLand(sheet, shape, lands[shape.id]?.fill ?? LAND));
    const wanted = new Set(marked);
    shown.filter(({ id }) => lit.includes(id)).forEach((shape) => fillLand(sheet, shape, LIT));
    shown.filter(({ id }) => wanted.has(id)).forEach(({ polygons }) => sheet.outline(polygons, MARKED));
  }

  /** Borders by kind, the coast, straits, and the frontiers between lands of different parties: control can be seen without colours. */
  private borders(sheet: Sheet, lands: Record<string, LandLook>): void {
    const ashore = seen(this.geography.edges, sheet).filter(({ atSea }) => !atSea);
    for (const kind of new Set(ashore.map((edge) => edge.kind))) {
      sheet.lines(ashore.filter((edge) => edge.kind === kind).map(({ arcs }) => arcs), borderInk(kind));
    }
    sheet.lines([seen(this.coast, sheet).map(({ arc }) => arc)], COAST);
    for (const { line: [x1, y1, x2, y2] } of this.geography.file.links) {
      sheet.context.beginPath();
      sheet.context.moveTo(x1, y1);
      sheet.context.lineTo(x2, y2);
      sheet.stroke(LINK);
    }
    sheet.lines(ashore.filter((edge) => divides(edge, lands)).map(({ arcs }) => arcs), FRONTIER);
  }
}

function seen<T extends { box: Box }>(all: T[], { box }: Sheet): T[] {
  return all.filter((each) => meet(each.box, box));
}

function divides({ zones: [one, other] }: Edge, lands: Record<string, LandLook>): boolean {
  const [here, there] = [lands[one], lands[other]];
  return here !== undefined && there !== undefined && here.controller !== there.controller;
}

function fillLand(sheet: Sheet, { polygons, disc, centre: [x, y] }: Shape, colour: string): void {
  if (disc) {
    sheet.context.beginPath();
    sheet.context.arc(x, y, disc, 0, 2 * Math.PI);
    sheet.context.fillStyle = colour;
    sheet.context.fill();
  } else {
    sheet.fill(polygons, colour);
  }
}
