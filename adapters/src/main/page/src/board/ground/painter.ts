import type { Arcs } from '../arcs';
import { meet } from '../boxes';
import type { Edge, Geography, Shape } from '../geography';
import type { Box } from '../mapfile';
import { borderInk, DAY, NIGHT, type Palette } from './ink';
import { boxOf, type LandLook, type Look, type View } from './look';
import { drawMarks, writtenBoxes } from './marks';
import { drawRelief } from './relief';
import { Rivers } from './rivers';
import { Scatter } from './scatter';
import { Sheet, type Canvas2D } from './sheet';

/** Points nearer than so many pixels to the one before are left out. */
const FINENESS = 0.5;

/** Draws the ground of a map: waters, lands, borders, and what is printed or built on them. */
export class Painter {
  /** The arcs by how coarse they are, in powers of two of the finest. */
  private readonly levels = new Map<number, Arcs>();
  private readonly coast: { arc: number; box: Box }[];

  private readonly rivers: Rivers;
  private readonly scatter: Scatter;

  constructor(private readonly geography: Geography) {
    this.rivers = new Rivers(geography);
    this.scatter = new Scatter(geography);
    this.coast = geography.file.coast.map((arc) => ({ arc, box: geography.arcs.box([arc]) }));
  }

  /** Draws a view, or of it only what lies in a rectangle of the map. */
  paint(context: Canvas2D, view: View, look: Look, only: Box = boxOf(view)): void {
    const sheet = new Sheet(context, view, this.arcsFor(FINENESS / (view.k * view.density)), only);
    const palette = look.night ? NIGHT : DAY;
    context.save();
    sheet.clip();
    this.waters(sheet, palette);
    this.lands(sheet, look, palette);
    if (view.marks) {
      const shown = seen(this.geography.lands, sheet);
      drawRelief(sheet, shown, look, this.scatter, palette, writtenBoxes(sheet, this.geography, look));
    }
    this.veils(sheet, look, palette);
    this.borders(sheet, look.lands, palette);
    if (view.marks) {
      drawMarks(sheet, this.geography, look, palette);
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

  private waters(sheet: Sheet, palette: Palette): void {
    sheet.cover(sheet.box, palette.around);
    sheet.cover(this.geography.file.box, palette.ocean);
    for (const { polygons } of seen(this.geography.seas, sheet)) {
      sheet.fill(polygons, palette.sea);
      sheet.stroke(palette.seaEdge);
    }
    sheet.lines(seen(this.geography.edges, sheet).filter(({ atSea }) => atSea).map(({ arcs }) => arcs), palette.seaBorder);
  }

  private lands(sheet: Sheet, { lands, blanks, relief, marked, lit }: Look, palette: Palette): void {
    const bare = seen(this.geography.blanks, sheet);
    const fillBare = (wanted: boolean) => bare.filter(({ kind }) => (kind === 'sea') === wanted)
      .forEach(({ kind, polygons }) => sheet.fill(polygons, blanks[kind] ? palette.shown(blanks[kind]) : palette.blanks[kind] ?? palette.land));
    fillBare(true);
    // Half of the line lies below the land that is filled next.
    sheet.lines([seen(this.coast, sheet).map(({ arc }) => arc)], palette.shallows);
    fillBare(false);
    const shown = seen(this.geography.lands, sheet);
    shown.forEach((shape) => fillLand(sheet, shape, lands[shape.id] ? palette.shown(lands[shape.id]!.fill) : palette.lands[relief[shape.terrain] ?? ''] ?? palette.land));
    const wanted = new Set(marked);
    shown.filter(({ id }) => lit.includes(id)).forEach((shape) => fillLand(sheet, shape, palette.lit));
    shown.filter(({ id }) => wanted.has(id)).forEach(({ polygons }) => sheet.outline(polygons, palette.marked));
  }

  /** Draws a veil over unknown zones, and a thinner one over those that have only been seen from afar. */
  private veils(sheet: Sheet, { veils, lit }: Look, palette: Palette): void {
    for (const shape of seen(this.geography.shapes, sheet)) {
      const why = veils[shape.id];
      if (why && !lit.includes(shape.id)) {
        fillLand(sheet, shape, palette.veils[why]);
      }
    }
  }

  /** Borders by kind, the coast, straits, rivers, and the frontiers between lands of different parties: control can be seen without colours. */
  private borders(sheet: Sheet, lands: Record<string, LandLook>, palette: Palette): void {
    const ashore = seen(this.geography.edges, sheet).filter(({ atSea }) => !atSea);
    for (const kind of new Set(ashore.map((edge) => edge.kind))) {
      if (kind !== 'river') {
        sheet.lines(ashore.filter((edge) => edge.kind === kind).map(({ arcs }) => arcs), borderInk(palette, kind));
      }
    }
    sheet.lines(ashore.filter((edge) => edge.kind === 'river' && divides(edge, lands)).map(({ arcs }) => arcs), palette.frontier);
    this.rivers.draw(sheet, palette);
    sheet.lines([seen(this.coast, sheet).map(({ arc }) => arc)], palette.coast);
    for (const { line: [x1, y1, x2, y2] } of this.geography.file.links) {
      sheet.context.beginPath();
      sheet.context.moveTo(x1, y1);
      sheet.context.lineTo(x2, y2);
      sheet.stroke(palette.link);
    }
    sheet.lines(ashore.filter((edge) => edge.kind !== 'river' && divides(edge, lands)).map(({ arcs }) => arcs), palette.frontier);
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
