import type { Geography } from './geography';
import { Pointed } from './pointed';
import { pointUnder, type Sight } from './sight';

/** Pixels that the pointer moves before a counter is dragged: less is a click. */
const STIR = 5;

export interface Dragged {
  /** The board, and the layer in it that holds the counters. */
  board: HTMLElement;
  pieces: HTMLElement;
  geography: Geography;
  sight(): Sight;
  /** The name under which a counter carries the id of its piece. */
  piece: string;
  /** @param trail the zones that the piece was dragged over, from the one where it was taken up */
  onOver(zone: string | null, trail: string[]): void;
  onDrop(piece: string, zone: string, trail: string[]): void;
}

/** Finds the zone on the board under a point of the window; null beside the board. */
export type ZoneFinder = (x: number, y: number) => string | null;

export function zoneFinder({ board, geography, sight }: Pick<Dragged, 'board' | 'geography' | 'sight'>): ZoneFinder {
  const pointed = new Pointed(geography);
  return (x, y) => {
    const { left, top, right, bottom } = board.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom ? null : pointed.at(pointUnder(sight(), [x - left, y - top]))?.id ?? null;
  };
}

/** Lets counters be dragged to other zones, by mouse, pen or finger, while the board itself stays still. Returns what ends it. */
export function dragging({ board, pieces, geography, sight, piece, onOver, onDrop }: Dragged): () => void {
  const zoneAt = zoneFinder({ board, geography, sight });
  let held: { counter: HTMLElement; pointer: number; x: number; y: number; moved: boolean; trail: string[] } | null = null;
  let dropped = false;
  const counterOf = (event: Event) => (event.target as Element).closest<HTMLElement>('.counter');
  const zoneUnder = ({ clientX, clientY }: PointerEvent) => zoneAt(clientX, clientY);
  const release = () => {
    if (held) {
      held.counter.style.translate = '';
      held.counter.classList.remove('dragged');
      held = null;
      onOver(null, []);
    }
  };
  const listeners: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', (event) => {
      const counter = counterOf(event);
      if (counter && event.button === 0 && !held) {
        held = { counter, pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: false, trail: [] };
        dropped = false;
      }
    }],
    ['pointermove', (event) => {
      if (held?.pointer !== event.pointerId) {
        return;
      }
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.moved && Math.hypot(dx, dy) > STIR) {
        held.moved = true;
        held.trail = [held.counter.closest<HTMLElement>('[data-zone-of]')?.dataset.zoneOf ?? ''].filter(Boolean);
        held.counter.setPointerCapture(event.pointerId);
        held.counter.classList.add('dragged');
      }
      if (held.moved) {
        held.counter.style.translate = `${dx}px ${dy}px`;
        const zone = zoneUnder(event);
        held.trail = followed(held.trail, zone);
        onOver(zone, held.trail);
      }
    }],
    ['pointerup', (event) => {
      if (held?.pointer !== event.pointerId) {
        return;
      }
      const { counter, moved, trail } = held;
      const zone = moved ? zoneUnder(event) : null;
      const id = counter.dataset[piece];
      dropped = moved;
      release();
      if (zone && id !== undefined) {
        onDrop(id, zone, followed(trail, zone));
      }
    }],
    ['pointercancel', release],
  ];
  /** A click that ends a drag chooses nothing, and a press on a counter does not shift the board. */
  const click = (event: Event) => {
    if (dropped) {
      dropped = false;
      event.stopPropagation();
    }
  };
  const still = (event: Event) => {
    if (counterOf(event)) {
      event.stopPropagation();
    }
  };
  const ended = new AbortController();
  const { signal } = ended;
  listeners.forEach(([type, listen]) => pieces.addEventListener(type, listen as EventListener, { signal }));
  pieces.addEventListener('click', click, { signal, capture: true });
  ['mousedown', 'touchstart'].forEach((type) => pieces.addEventListener(type, still, { signal }));
  return () => {
    release();
    ended.abort();
  };
}

/** The trail with the zone that is now below; back to a zone of it, what came after is forgotten. */
function followed(trail: string[], zone: string | null): string[] {
  return zone === null || trail.at(-1) === zone ? trail : trail.includes(zone) ? trail.slice(0, trail.indexOf(zone) + 1) : [...trail, zone];
}
