import { geographyOf } from '../geography';
import type { Drawn, Order } from './draughtsman';
import { Painter } from './painter';

/** Draws beside the page, so that the page never waits for a drawing. */
const painters = new Map<string, Painter>();

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('file' in data) {
    painters.set(data.file.id, new Painter(geographyOf(data.file, data.printed)));
    return;
  }
  const { number, map, view, look } = data;
  const canvas = new OffscreenCanvas(Math.ceil(view.width * view.density), Math.ceil(view.height * view.density));
  painters.get(map)!.paint(canvas.getContext('2d', { alpha: false })!, view, look);
  const drawn: Drawn = { number, bitmap: canvas.transferToImageBitmap() };
  postMessage(drawn, { transfer: [drawn.bitmap] });
});
