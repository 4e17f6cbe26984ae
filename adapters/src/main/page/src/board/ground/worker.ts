import { geographyOf } from '../geography';
import type { Drawn, Order } from './draughtsman';
import { Easel } from './easel';
import { Painter } from './painter';

/** Draws beside the page, so that the page never waits for a drawing. A map has an easel for what is seen and one for the whole of it. */
const easels = new Map<string, { seen: Easel; whole: Easel }>();

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  if ('file' in data) {
    const geography = geographyOf(data.file, data.printed);
    const painter = new Painter(geography);
    easels.set(data.file.id, { seen: new Easel(geography, painter), whole: new Easel(geography, painter) });
    return;
  }
  const { number, map, view, look } = data;
  const { seen, whole } = easels.get(map)!;
  const drawn: Drawn = { number, bitmap: await (view.marks ? seen : whole).draw(view, look) };
  postMessage(drawn, { transfer: [drawn.bitmap] });
});
