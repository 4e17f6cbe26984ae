import type { Geography } from './geography';
import type { Point } from './mapfile';

/** Pieces that moved while the player looked on, each with its way, one after another. */
export interface Played { ways: { piece: string; zones: string[] }[]; speed: number; follow: boolean }

/** Milliseconds from a zone to the next at the usual speed. */
const LEG = 650;

interface Stage {
  pieces: HTMLElement;
  geography: Geography;
  /** The name under which a counter carries the id of its piece. */
  attribute: string;
  scale(): number;
  /** Shows a place of the map. */
  look(at: Point): void;
}

/** Moves counters along their ways, from where they came to where they stand now. It can be paused, and ended at once. */
export class Playing {
  private readonly shown: { counter: HTMLElement; motion: Animation; start: Point }[];
  private current = 0;
  private paused = false;
  /** Fulfilled when all has been shown, or was ended. */
  readonly done: Promise<void>;

  constructor(private readonly stage: Stage, private readonly played: Played) {
    this.shown = played.ways.flatMap((way) => this.prepared(way) ?? []);
    this.done = this.run();
  }

  pause(): void {
    this.paused = true;
    this.shown[this.current]?.motion.pause();
  }

  goOn(): void {
    this.paused = false;
    this.shown[this.current]?.motion.play();
  }

  end(): void {
    this.shown.forEach(({ motion }) => motion.cancel());
  }

  private prepared({ piece, zones }: { piece: string; zones: string[] }): { counter: HTMLElement; motion: Animation; start: Point } | null {
    const { pieces, geography, attribute, scale } = this.stage;
    const counter = pieces.querySelector<HTMLElement>(`[data-${attribute}="${CSS.escape(piece)}"]`);
    const points = zones.map((zone) => geography.byId.get(zone)?.centre).filter((point) => point !== undefined);
    const last = points.at(-1);
    if (!counter || !last || points.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return null;
    }
    const k = scale();
    const motion = counter.animate(points.map(([x, y]) => ({ translate: `${(x - last[0]) * k}px ${(y - last[1]) * k}px` })),
      { duration: (points.length - 1) * LEG / this.played.speed, easing: 'linear', fill: 'backwards' });
    motion.pause();
    counter.classList.add('live');
    return { counter, motion, start: points[0]! };
  }

  private async run(): Promise<void> {
    for (const [number, { counter, motion, start }] of this.shown.entries()) {
      this.current = number;
      if (this.played.follow) {
        this.stage.look(start);
      }
      if (!this.paused && motion.playState !== 'idle') {
        motion.play();
      }
      try {
        await motion.finished;
      } catch (ended) {
        if ((ended as Error).name !== 'AbortError') {
          throw ended;
        }
      }
      counter.classList.remove('live');
    }
  }
}
