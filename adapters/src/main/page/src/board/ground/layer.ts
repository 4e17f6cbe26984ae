import type { Sight } from '../sight';
import type { View } from './look';

/** A canvas with a drawing of a view, which is shifted and stretched to where the board is. */
export class Layer {
  /** The view that is drawn. */
  view: View | null = null;
  private readonly context: ImageBitmapRenderingContext;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('bitmaprenderer', { alpha: false })!;
  }

  show(bitmap: ImageBitmap, view: View, sight: Sight | null): void {
    this.view = view;
    this.canvas.style.width = `${view.width}px`;
    this.canvas.style.height = `${view.height}px`;
    this.context.transferFromImageBitmap(bitmap);
    if (sight) {
      this.place(sight);
    }
  }

  /** Places the layer on whole pixels where the scale is right: so nothing is blurred, and it is shown faster. */
  place({ x, y, k }: Sight): void {
    if (this.view) {
      const stretch = k / this.view.k;
      const [right, down] = [x - this.view.x * stretch, y - this.view.y * stretch];
      this.canvas.style.transform = stretch === 1 ? `translate(${Math.round(right)}px, ${Math.round(down)}px)`
        : `translate(${right}px, ${down}px) scale(${stretch})`;
    }
  }
}
