import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import type { Box, Point } from './mapfile';
import type { Sight } from './sight';

/** Most pixels for a map unit, against the whole map in the window; and how near the board goes by itself. */
const NEAREST = 14;
const NEAR = 6;

/** Dragging, pinching, the wheel and the keyboard, all through d3-zoom. */
export class PanZoom {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private sight: Sight = { x: 0, y: 0, k: 1 };

  constructor(private readonly window: HTMLElement, private readonly box: Box,
    onSight: (sight: Sight) => void, onRest: () => void) {
    const [left, top, right, bottom] = box;
    this.behaviour = zoom<HTMLElement, unknown>()
      .translateExtent([[left, top], [right, bottom]])
      .clickDistance(4)
      .on('zoom', ({ transform }: { transform: Sight }) => {
        this.sight = { x: transform.x, y: transform.y, k: transform.k };
        onSight(this.sight);
      })
      .on('end', onRest);
    select(window).call(this.behaviour).on('dblclick.zoom', null);
    this.resized();
  }

  /** Keeps the whole map reachable when the window changes. */
  resized(): void {
    const [left, top, right, bottom] = this.box;
    const { clientWidth, clientHeight } = this.window;
    const least = Math.min(clientWidth / (right - left), clientHeight / (bottom - top));
    if (least > 0) {
      this.behaviour.extent([[0, 0], [clientWidth, clientHeight]]).scaleExtent([least, least * NEAREST]);
    }
  }

  all(): void {
    const [left, top, right, bottom] = this.box;
    this.to([left, top], [right, bottom]);
  }

  /** Shows a rectangle of the map as large as the window allows. */
  to([left, top]: Point, [right, bottom]: Point): void {
    const { clientWidth, clientHeight } = this.window;
    const [, most] = this.behaviour.scaleExtent();
    const k = Math.min(clientWidth / (right - left), clientHeight / (bottom - top), most);
    this.set({ k, x: clientWidth / 2 - k * (left + right) / 2, y: clientHeight / 2 - k * (top + bottom) / 2 });
  }

  /** Goes nearer to a rectangle that is shown too small; otherwise stays where it is. */
  approach([[left, top], [right, bottom]]: [Point, Point]): void {
    const { clientWidth, clientHeight } = this.window;
    const [least] = this.behaviour.scaleExtent();
    const fitting = Math.min(clientWidth / (right - left), clientHeight / (bottom - top), least * NEAR);
    if (fitting > this.sight.k * 1.2 || !this.shows([left, top], 0) || !this.shows([right, bottom], 0)) {
      this.set({ k: fitting, x: clientWidth / 2 - fitting * (left + right) / 2, y: clientHeight / 2 - fitting * (top + bottom) / 2 });
    }
  }

  /** Brings a point of the map to the middle, not farther away than now. */
  centre([x, y]: Point, least = 0): void {
    const { clientWidth, clientHeight } = this.window;
    const k = Math.max(this.sight.k, least);
    this.set({ k, x: clientWidth / 2 - k * x, y: clientHeight / 2 - k * y });
  }

  /** Whether a point of the map is in the window, with a margin in pixels. */
  shows([x, y]: Point, margin = 40): boolean {
    const { clientWidth, clientHeight } = this.window;
    const [left, top] = [this.sight.x + this.sight.k * x, this.sight.y + this.sight.k * y];
    return left > margin && left < clientWidth - margin && top > margin && top < clientHeight - margin;
  }

  /** Looks at the map as before. */
  again(sight: Sight): void {
    this.set(sight);
  }

  by(factor: number): void {
    select(this.window).call(this.behaviour.scaleBy, factor);
  }

  shift(x: number, y: number): void {
    select(this.window).call(this.behaviour.translateBy, x / this.sight.k, y / this.sight.k);
  }

  end(): void {
    select(this.window).on('.zoom', null);
  }

  private set({ x, y, k }: Sight): void {
    select(this.window).call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  }
}
