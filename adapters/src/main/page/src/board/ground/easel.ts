import { around } from '../boxes';
import type { Geography } from '../geography';
import type { Box } from '../mapfile';
import type { Look, View } from './look';
import { REACH } from './marks';
import type { Painter } from './painter';

/** A canvas that stays: of a view that was drawn before only what changed is drawn anew. */
export class Easel {
  private readonly canvas = new OffscreenCanvas(1, 1);
  private readonly context = this.canvas.getContext('2d', { alpha: false })!;
  private drawn: { view: View; look: Look } | null = null;

  constructor(private readonly geography: Geography, private readonly painter: Painter) {}

  draw(view: View, look: Look): Promise<ImageBitmap> {
    if (this.drawn && same(this.drawn.view, view) && this.drawn.look.night === look.night) {
      const changed = this.changed(this.drawn.look, look, view.k);
      if (changed) {
        this.painter.paint(this.context, view, look, changed);
      }
    } else {
      this.canvas.width = Math.ceil(view.width * view.density);
      this.canvas.height = Math.ceil(view.height * view.density);
      this.painter.paint(this.context, view, look);
    }
    this.drawn = { view, look };
    return createImageBitmap(this.canvas);
  }

  /** The rectangle in which two looks differ, with the names and marks that reach into it. */
  private changed(before: Look, after: Look, k: number): Box | null {
    const other = this.geography.lands.filter(({ id }) => JSON.stringify(before.lands[id]) !== JSON.stringify(after.lands[id])
      || before.marked.includes(id) !== after.marked.includes(id) || before.lit.includes(id) !== after.lit.includes(id));
    return other.length ? around(other.map(({ box }) => box), REACH / k) : null;
  }
}

function same(one: View, other: View): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
