import { meet, within } from '../boxes';
import type { Shape } from '../geography';
import type { Box } from '../mapfile';
import type { Palette } from './ink';
import type { Look } from './look';
import { levelAt, type Relief, type Scatter, type Sign } from './scatter';
import type { Canvas2D, Sheet } from './sheet';

/** The part of the signs that is drawn of a kind: a wood that is not dense has fewer trees. */
const SHARE: Record<Relief, number> = { peaks: 1, trees: 1, copses: 0.45, tufts: 0.75, dunes: 0.6 };

/** The height of a sign as a part of the distance between signs, and its bounds in pixels. */
const [HEIGHT, LEAST, MOST] = [0.46, 6.5, 12];

/** Pixels to each side of the middle of a land that stay free for its counter. */
const FREE = 11;

/** Mountains, woods, swamps and deserts as signs, away from what is written and marked there, whose boxes are in pixels from the origin of the map. */
export function drawRelief(sheet: Sheet, shapes: Shape[], { relief }: Look, scatter: Scatter, palette: Palette, written: Box[]): void {
  const { context, view: { k } } = sheet;
  const { level, apart } = levelAt(k);
  const size = Math.max(LEAST, Math.min(MOST, apart * HEIGHT)) / k;
  for (const kind of Object.keys(SHARE) as Relief[]) {
    const lands = shapes.filter(({ terrain, disc }) => relief[terrain] === kind && !disc);
    if (lands.length === 0) {
      continue;
    }
    context.beginPath();
    for (const land of lands) {
      const [left, top, right, bottom] = land.box;
      const near = written.filter((box) => meet(box, [left * k, top * k, right * k, bottom * k]));
      const signs = scatter.on(land, level).filter(({ chance, at: [x, y] }) => chance <= SHARE[kind]
        && Math.max(Math.abs(x - land.centre[0]), Math.abs(y - land.centre[1])) * k > FREE && !near.some((box) => within(box, [x * k, y * k])));
      signs.forEach((sign) => SIGNS[kind](context, sign, size * (0.85 + 0.3 * sign.chance)));
    }
    sheet.stroke({ stroke: palette.relief[kind === 'copses' ? 'trees' : kind]!, width: 1 });
  }
}

const SIGNS: Record<Relief, (context: Canvas2D, sign: Sign, size: number) => void> = { peaks: peak, trees: tree, copses: tree, tufts: tuft, dunes: dune };

/** Two slopes, the one in shadow hatched. */
function peak(context: Canvas2D, { at: [x, y], chance }: Sign, size: number): void {
  const [top, foot, half] = [y - size * 0.6, y + size * 0.4, size * (0.62 + 0.15 * chance)];
  line(context, [x - half, foot], [x - half * 0.35, y - size * 0.12], [x, top], [x + half * 0.5, y + size * 0.02], [x + half, foot]);
  for (const part of [0.18, 0.42, 0.66]) {
    line(context, [x + half * part * 0.9, top + size * part * 0.95], [x + half * part * 0.55, top + size * (part * 0.95 + 0.42 - part * 0.3)]);
  }
}

/** A crown on a trunk. */
function tree(context: Canvas2D, { at: [x, y] }: Sign, size: number): void {
  const radius = size * 0.34;
  context.moveTo(x + radius, y - radius * 0.5);
  context.arc(x, y - radius * 0.5, radius, 0, 2 * Math.PI);
  line(context, [x, y + radius * 0.5], [x, y + size * 0.5]);
  line(context, [x + radius * 0.1, y - radius * 0.1], [x + radius * 0.6, y - radius * 0.5]);
}

/** Three blades above the water. */
function tuft(context: Canvas2D, { at: [x, y] }: Sign, size: number): void {
  const half = size * 0.6;
  line(context, [x - half, y + size * 0.25], [x + half, y + size * 0.25]);
  line(context, [x - half * 0.4, y + size * 0.5], [x + half * 0.9, y + size * 0.5]);
  line(context, [x, y + size * 0.15], [x, y - size * 0.45]);
  line(context, [x - half * 0.25, y + size * 0.15], [x - half * 0.6, y - size * 0.25]);
  line(context, [x + half * 0.25, y + size * 0.15], [x + half * 0.6, y - size * 0.25]);
}

/** A crest of sand, and grains below it. */
function dune(context: Canvas2D, { at: [x, y] }: Sign, size: number): void {
  const half = size * 0.65;
  line(context, [x - half, y + size * 0.15], [x - half * 0.3, y - size * 0.12], [x + half * 0.2, y - size * 0.05], [x + half, y + size * 0.2]);
  for (const [dx, dy] of [[-0.4, 0.32], [0.15, 0.25], [0.55, 0.42]] as const) {
    line(context, [x + half * dx, y + size * dy], [x + half * dx + size * 0.06, y + size * dy]);
  }
}

function line(context: Canvas2D, [x, y]: [number, number], ...points: [number, number][]): void {
  context.moveTo(x, y);
  points.forEach(([toX, toY]) => context.lineTo(toX, toY));
}
