import { holds } from '../boxes';
import type { Geography } from '../geography';
import type { Box } from '../mapfile';
import type { Sight } from '../sight';
import { draughtsman } from './draughtsman';
import { Layer } from './layer';
import { boxOf, type Look, type View } from './look';

/** The part of what is seen that is drawn around it: so far the board can be dragged before it is drawn again. */
const AROUND = 0.2;

/** The factor by which the ground may be shown larger or smaller than drawn while the board moves. */
const STRETCH = 2.2;

/** Milliseconds at least between two drawings while the board moves: drawing takes a part of the machine too. */
const PAUSE = 300;

/** Dots that a drawing may have, and those along the whole map, which lies below and is seen where nothing better is there yet. */
const MOST_DOTS = 9_000_000;
const WHOLE = 1600;

/**
 * The ground of the board: a sharp drawing of what is seen, above a coarse one of the whole map. While the board moves they
 * are only shifted and stretched; a sharper one is drawn beside the page when it rests, or when it went too far.
 */
export class Ground {
  private readonly sharp: Layer;
  private readonly whole: Layer;
  private sight: Sight | null = null;
  private look: Look | null = null;
  private size: Pick<View, 'width' | 'height'>;
  private begun = -Infinity;
  private busy = false;
  private stale = false;
  private wholeStale = false;

  constructor(private readonly geography: Geography, private readonly host: HTMLElement) {
    const [whole, sharp] = host.querySelectorAll('canvas');
    this.whole = new Layer(whole!);
    this.sharp = new Layer(sharp!);
    this.size = sizeOf(host);
  }

  /** Sets the sight of the board. It may go on moving. */
  move(sight: Sight): void {
    this.sight = sight;
    this.sharp.place(sight);
    this.whole.place(sight);
    if (!this.busy && performance.now() - this.begun > PAUSE && !(this.sharp.view && this.serves(this.sharp.view, sight))) {
      this.draw();
    }
  }

  /** The board stands still. */
  rest(): void {
    this.draw();
  }

  /** The window of the board has another size. */
  resized(): void {
    this.size = sizeOf(this.host);
    this.draw();
  }

  /** The sight and the look of the board, to be drawn elsewhere. */
  get shown(): { sight: Sight; look: Look } | null {
    return this.sight && this.look ? { sight: this.sight, look: this.look } : null;
  }

  show(look: Look): void {
    this.look = look;
    this.wholeStale = true;
    this.draw();
  }

  /** Sets the boxes above the ground: names keep clear of them. The ground itself looks as before. */
  clear(look: Look): void {
    this.look = look;
    this.draw();
  }

  private draw(): void {
    this.stale = true;
    this.host.dataset.drawn = 'no';
    if (!this.busy) {
      void this.drawAll();
    }
  }

  /** Draws the visible part first, then the whole; one drawing at a time, as long as one is out of date. */
  private async drawAll(): Promise<void> {
    this.busy = true;
    while (this.look && this.sight && (this.stale || this.wholeStale)) {
      if (this.stale) {
        this.stale = false;
        await this.drawSharp(this.sight, this.look);
      } else {
        this.host.dataset.drawn = 'yes';
        this.wholeStale = false;
        await this.drawWhole(this.look);
      }
    }
    this.busy = false;
    this.host.dataset.drawn = this.stale ? 'no' : 'yes';
  }

  private async drawSharp(sight: Sight, look: Look): Promise<void> {
    this.begun = performance.now();
    const view = this.viewAt(sight);
    this.sharp.show(await draughtsman.draw(this.geography, view, look), view, this.sight);
  }

  private async drawWhole(look: Look): Promise<void> {
    const [left, top, right, bottom] = this.geography.file.box;
    const k = WHOLE / Math.max(right - left, bottom - top);
    const view = { x: -left * k, y: -top * k, k, width: (right - left) * k, height: (bottom - top) * k, density: 1, marks: false };
    this.whole.show(await draughtsman.draw(this.geography, view, look), view, this.sight);
  }

  private viewAt({ x, y, k }: Sight): View {
    const [beside, above] = [Math.round(this.size.width * AROUND), Math.round(this.size.height * AROUND)];
    const [width, height] = [this.size.width + 2 * beside, this.size.height + 2 * above];
    return { x: x + beside, y: y + above, k, width, height, density: Math.min(devicePixelRatio, Math.sqrt(MOST_DOTS / (width * height))), marks: true };
  }

  /** Whether a drawing still does for what is seen. */
  private serves(view: View, sight: Sight): boolean {
    const stretch = sight.k / view.k;
    return stretch < STRETCH && stretch > 1 / STRETCH
      && holds(boxOf(view), meeting(boxOf({ ...sight, ...this.size }), this.geography.file.box));
  }
}

/** Measured once: measuring while the board moves would lay out the page each time. */
function sizeOf({ clientWidth, clientHeight }: HTMLElement): Pick<View, 'width' | 'height'> {
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
}

/** The part of a rectangle that lies in another. */
function meeting([left, top, right, bottom]: Box, [otherLeft, otherTop, otherRight, otherBottom]: Box): Box {
  return [Math.max(left, otherLeft), Math.max(top, otherTop), Math.min(right, otherRight), Math.min(bottom, otherBottom)];
}
