import type { Geography } from '../geography';
import type { Look } from '../ground/look';
import { Painter } from '../ground/painter';
import type { Canvas2D } from '../ground/sheet';
import type { Sight } from '../sight';
import { drawElement } from './elements';
import { SvgDrawing } from './SvgDrawing';

export type Kind = 'png' | 'svg';

/** Dots of a picture for a pixel of the page. */
const DENSITY = 2;

/** The board as it is shown, as a file: the ground, what lies and stands on it, and who made the map. */
export async function pictureOf(kind: Kind, geography: Geography, board: HTMLElement, sight: Sight, look: Look): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = board;
  if (kind === 'svg') {
    const drawing = new SvgDrawing(width, height);
    draw(drawing, 1, geography, board, sight, look);
    return new Blob([drawing.toString()], { type: 'image/svg+xml' });
  }
  const canvas = new OffscreenCanvas(width * DENSITY, height * DENSITY);
  draw(canvas.getContext('2d', { alpha: false })!, DENSITY, geography, board, sight, look);
  return canvas.convertToBlob({ type: 'image/png' });
}

function draw(drawing: Canvas2D, density: number, geography: Geography, board: HTMLElement, sight: Sight, look: Look): void {
  const { clientWidth: width, clientHeight: height, clientLeft, clientTop } = board;
  new Painter(geography).paint(drawing, { ...sight, width, height, density, marks: true }, look);
  const { left, top } = board.getBoundingClientRect();
  const paper = { left: left + clientLeft, top: top + clientTop, density };
  board.querySelectorAll('.map-sheet > svg, .pieces, .attribution').forEach((part) => drawElement(drawing, part, paper));
}

/** Gives a file to whoever looks at the page. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: the browser still reads it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
