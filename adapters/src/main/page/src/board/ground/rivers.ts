import type { Geography } from '../geography';
import type { Palette } from './ink';
import type { Sheet } from './sheet';

/** Map units from its mouth within which a river has its full width, and beyond which it has the least. */
const [FULL, SOURCE] = [150, 700];

/** The widths of rivers, widest first, as parts of the greatest one. */
const WIDTHS = [1, 0.78, 0.58];

/** The greatest width in pixels far away, and what it grows by when the board comes near. */
const [FAR, MORE] = [2.1, 2.2];

/** The rivers of a map, which run along borders: the arcs of each of the widths. A river becomes wider towards its mouth. */
export class Rivers {
  private readonly widths: number[][] = WIDTHS.map(() => []);

  constructor(geography: Geography) {
    const arcs = geography.edges.filter(({ kind }) => kind === 'river').flatMap((edge) => edge.arcs);
    const from = wayToMouth(geography, arcs);
    for (const arc of arcs) {
      const way = Math.min(...geography.arcs.ends(arc).map((end) => from.get(end) ?? (FULL + SOURCE) / 2));
      this.widths[way < FULL ? 0 : way < SOURCE ? 1 : 2]!.push(arc);
    }
  }

  draw(sheet: Sheet, { river: { bank, water } }: Palette): void {
    const greatest = FAR + MORE * Math.min(1, sheet.view.k);
    this.widths.forEach((arcs, at) => sheet.lines([arcs], { stroke: bank, width: greatest * WIDTHS[at]! }));
    this.widths.forEach((arcs, at) => sheet.lines([arcs], { stroke: water, width: Math.max(0.5, greatest * WIDTHS[at]! - 1.5) }));
  }
}

/** The distance along rivers from each end of an arc to the coast. */
function wayToMouth({ arcs, file }: Geography, rivers: number[]): Map<string, number> {
  const coast = new Set(file.coast.flatMap((arc) => arcs.ends(arc)));
  const found = new Map(rivers.flatMap((arc) => arcs.ends(arc)).filter((end) => coast.has(end)).map((end) => [end, 0]));
  for (let shorter = true; shorter;) {
    shorter = false;
    for (const arc of rivers) {
      const [one, other] = arcs.ends(arc);
      const length = arcs.length(arc);
      for (const [here, there] of [[one, other], [other, one]] as const) {
        const way = (found.get(here) ?? Infinity) + length;
        if (way < (found.get(there) ?? Infinity)) {
          found.set(there, way);
          shorter = true;
        }
      }
    }
  }
  return found;
}
