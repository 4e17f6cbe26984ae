import { meet } from '../boxes';
import type { Geography, Shape } from '../geography';
import type { Box } from '../mapfile';
import type { Palette } from './ink';
import type { Look, Mark, MarkText } from './look';
import { hasAnchor, marksWithRoom, sizeAt } from './markBoxes';
import { NAME_REACH, namesWithRoom, type PlacedName } from './names';
import { pathOf, type Canvas2D, type Sheet } from './sheet';

/** The pixels that a mark may reach beyond its zone. */
export const REACH = 60;

const ANCHOR = 'M-14-5v9M-16.5-2h5M-18 1c0 4 8 4 8 0';

/** Names, ports and the marks of lands, in constant size, as far as there is room for them. */
export function drawMarks(sheet: Sheet, geography: Geography, look: Look, palette: Palette): void {
  const { shapes } = geography;
  const { context, view: { k, x, y, density } } = sheet;
  const [left, top, right, bottom] = sheet.box;
  const near: Box = [left - REACH / k, top - REACH / k, right + REACH / k, bottom + REACH / k];
  const shown = shapes.filter(({ box }) => meet(box, near));
  const size = sizeAt(k);
  const put = ([mapX, mapY]: [number, number]) => context.setTransform(density * size, 0, 0, density * size, density * (x + k * mapX), density * (y + k * mapY));
  const anchor = pathOf(ANCHOR);
  context.setLineDash([]);
  context.textAlign = 'center';
  const drawn = marksWithRoom(shapes, look, k);
  for (const shape of shown.filter(({ id }) => drawn.has(id))) {
    const room = shape.room * k;
    for (const mark of look.lands[shape.id]?.marks ?? []) {
      if (room > mark.room) {
        put(shape[mark.at]);
        drawMark(context, mark, look);
      }
    }
    if (hasAnchor(shape, k)) {
      put(shape.city);
      context.lineCap = 'round';
      context.strokeStyle = palette.port.stroke;
      context.lineWidth = palette.port.width;
      context.stroke(anchor);
    }
  }
  for (const { shape, at: [atX, atY] } of namesNear(sheet, geography, look)) {
    context.setTransform(density * size, 0, 0, density * size, density * (x + atX), density * (y + atY));
    drawName(context, shape, look.serif, palette);
  }
}

function namesNear({ box: [left, top, right, bottom], view: { k } }: Sheet, { shapes }: Geography, look: Look): PlacedName[] {
  const around: Box = [left - NAME_REACH / k, top - NAME_REACH / k, right + NAME_REACH / k, bottom + NAME_REACH / k];
  return namesWithRoom(shapes.filter(({ box }) => meet(box, around)), shapes, look, k);
}

/** The boxes of names and marks on the lands of a sheet, in pixels from the origin of the map. */
export function writtenBoxes(sheet: Sheet, geography: Geography, look: Look): Box[] {
  const { view: { k }, box: [left, top, right, bottom] } = sheet;
  const near: Box = [left - REACH / k, top - REACH / k, right + REACH / k, bottom + REACH / k];
  return [...namesNear(sheet, geography, look).map(({ box }) => box), ...geography.shapes.filter(({ box }) => meet(box, near)).flatMap(({ id }) => marksWithRoom(geography.shapes, look, k).get(id) ?? [])];
}

function drawName(context: Canvas2D, { name, kind }: Shape, serif: string, { name: land, seaName }: Palette): void {
  const look = kind === 'sea' ? seaName : land;
  context.font = kind === 'sea' ? `italic 12px ${serif}` : `11px ${serif}`;
  context.lineWidth = 2;
  context.strokeStyle = look.around;
  context.strokeText(name, 0, 0);
  context.fillStyle = look.ink;
  context.fillText(name, 0, 0);
}

function drawMark(context: Canvas2D, { outline, texts = [] }: Mark, { sans }: Look): void {
  if (outline) {
    const { path, fill, opacity, stroke, width, dash } = outline;
    const drawn = pathOf(path);
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
