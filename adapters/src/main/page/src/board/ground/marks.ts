import { meet } from '../boxes';
import type { Geography, Shape } from '../geography';
import type { Box } from '../mapfile';
import { PORT } from './ink';
import type { LandLook, Look } from './look';
import type { Canvas2D, Sheet } from './sheet';

/** Pixels that a letter of a name takes. */
const LETTER = 6.2;

/** How far a mark may reach beyond its zone, in pixels. */
export const REACH = 60;

const WALL = 'M-7 6V-6h4v3h2v-3h2v3h2v-3h4v12z';
const ANCHOR = 'M-14-5v9M-16.5-2h5M-18 1c0 4 8 4 8 0';

/** Names, ports and fortresses, in constant size, as far as there is room for them. */
export function drawMarks(sheet: Sheet, { shapes }: Geography, look: Look): void {
  const { context, view: { k, x, y, density } } = sheet;
  const [left, top, right, bottom] = sheet.box;
  const near: Box = [left - REACH / k, top - REACH / k, right + REACH / k, bottom + REACH / k];
  const shown = shapes.filter(({ box }) => meet(box, near));
  const put = ([mapX, mapY]: [number, number]) => context.setTransform(density, 0, 0, density, density * (x + k * mapX), density * (y + k * mapY));
  const [wall, anchor] = [new Path2D(WALL), new Path2D(ANCHOR)];
  context.setLineDash([]);
  context.textAlign = 'center';
  for (const shape of shown) {
    const room = shape.room * k;
    const fortress = look.lands[shape.id]?.fortress;
    if (fortress && room > 6) {
      put(shape.city);
      drawFortress(context, fortress, wall, look);
    }
    if (shape.port && room > 13) {
      put(shape.city);
      context.lineCap = 'round';
      context.strokeStyle = PORT.stroke;
      context.lineWidth = PORT.width;
      context.stroke(anchor);
    }
    if (room * 3.2 > shape.name.length * LETTER && room > 10) {
      put(shape.centre);
      drawName(context, shape, Math.min(room * 0.75, 30), look.serif);
    }
  }
}

function drawName(context: Canvas2D, { name, kind }: Shape, below: number, serif: string): void {
  if (kind === 'sea') {
    context.font = `italic 12px ${serif}`;
    context.fillStyle = '#2b5a70';
  } else {
    context.font = `11px ${serif}`;
    context.lineWidth = 2;
    context.strokeStyle = 'rgb(255 253 245 / .65)';
    context.strokeText(name, 0, below);
    context.fillStyle = '#3a3226';
  }
  context.fillText(name, 0, below);
}

/** A fortress with its level; of another line where the enemy of the owner holds it; siegeworks and breach beside it. */
function drawFortress(context: Canvas2D, { level, works, taken, breached, colour }: NonNullable<LandLook['fortress']>, wall: Path2D, { sans }: Look): void {
  context.lineCap = 'butt';
  context.globalAlpha = 0.9;
  context.fillStyle = colour;
  context.fill(wall);
  context.globalAlpha = 1;
  context.setLineDash(taken ? [2, 1.4] : []);
  context.strokeStyle = breached ? '#b00020' : '#1c1a17';
  context.lineWidth = breached ? 2 : taken ? 1.6 : 1;
  context.stroke(wall);
  context.setLineDash([]);
  written(context, String(level), [0, 4.6], `700 9px ${sans}`, '#fff', '#1c1a17', 2);
  if (works) {
    context.textAlign = 'left';
    written(context, works, [10, 4], `700 12px ${sans}`, '#b00020', '#fff', 3);
    context.textAlign = 'center';
  }
}

function written(context: Canvas2D, text: string, [x, y]: [number, number], font: string, colour: string, around: string, width: number): void {
  context.font = font;
  context.strokeStyle = around;
  context.lineWidth = width;
  context.strokeText(text, x, y);
  context.fillStyle = colour;
  context.fillText(text, x, y);
}
