import { meet } from '../boxes';
import type { Geography, Shape } from '../geography';
import type { Box } from '../mapfile';
import { PORT } from './ink';
import type { Look, Mark, MarkText } from './look';
import { NAME_REACH, namesWithRoom } from './names';
import type { Canvas2D, Sheet } from './sheet';

/** How far a mark may reach beyond its zone, in pixels. */
export const REACH = 60;

const ANCHOR = 'M-14-5v9M-16.5-2h5M-18 1c0 4 8 4 8 0';

/** Names, ports and the marks of lands, in constant size, as far as there is room for them. */
export function drawMarks(sheet: Sheet, { shapes }: Geography, look: Look): void {
  const { context, view: { k, x, y, density } } = sheet;
  const [left, top, right, bottom] = sheet.box;
  const near: Box = [left - REACH / k, top - REACH / k, right + REACH / k, bottom + REACH / k];
  const shown = shapes.filter(({ box }) => meet(box, near));
  const put = ([mapX, mapY]: [number, number]) => context.setTransform(density, 0, 0, density, density * (x + k * mapX), density * (y + k * mapY));
  const anchor = new Path2D(ANCHOR);
  context.setLineDash([]);
  context.textAlign = 'center';
  for (const shape of shown) {
    const room = shape.room * k;
    for (const mark of look.lands[shape.id]?.marks ?? []) {
      if (room > mark.room) {
        put(shape[mark.at]);
        drawMark(context, mark, look);
      }
    }
    if (shape.port && room > 13) {
      put(shape.city);
      context.lineCap = 'round';
      context.strokeStyle = PORT.stroke;
      context.lineWidth = PORT.width;
      context.stroke(anchor);
    }
  }
  const around: Box = [left - NAME_REACH / k, top - NAME_REACH / k, right + NAME_REACH / k, bottom + NAME_REACH / k];
  for (const { shape, at: [atX, atY] } of namesWithRoom(shapes.filter(({ box }) => meet(box, around)), look, k)) {
    context.setTransform(density, 0, 0, density, density * (x + atX), density * (y + atY));
    drawName(context, shape, look.serif);
  }
}

function drawName(context: Canvas2D, { name, kind }: Shape, serif: string): void {
  if (kind === 'sea') {
    context.font = `italic 12px ${serif}`;
    context.fillStyle = '#2b5a70';
  } else {
    context.font = `11px ${serif}`;
    context.lineWidth = 2;
    context.strokeStyle = 'rgb(255 253 245 / .65)';
    context.strokeText(name, 0, 0);
    context.fillStyle = '#3a3226';
  }
  context.fillText(name, 0, 0);
}

function drawMark(context: Canvas2D, { outline, texts = [] }: Mark, { sans }: Look): void {
  if (outline) {
    const { path, fill, opacity, stroke, width, dash } = outline;
    const drawn = new Path2D(path);
    context.lineCap = 'butt';
    context.globalAlpha = opacity;
    context.fillStyle = fill;
    context.fill(drawn);
    context.globalAlpha = 1;
    context.setLineDash(dash);
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.stroke(drawn);
    context.setLineDash([]);
  }
  texts.forEach((each) => written(context, each, sans));
  context.textAlign = 'center';
}

function written(context: Canvas2D, { text, at: [x, y], align, font, colour, around, width }: MarkText, sans: string): void {
  context.textAlign = align;
  context.font = `${font} ${sans}`;
  context.strokeStyle = around;
  context.lineWidth = width;
  context.strokeText(text, x, y);
  context.fillStyle = colour;
  context.fillText(text, x, y);
}
