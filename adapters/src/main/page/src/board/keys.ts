import { neighbourTowards, type Geography } from './geography';
import type { PanZoom } from './panzoom';

/** Pixels that an arrow key shifts the board. */
const STEP = 90;

const TOWARDS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Walked {
  geography: Geography;
  panzoom: PanZoom | null;
  /** The zone that is chosen. */
  zone: string | null;
  onZone(zone: string): void;
  onPick(zone: string): void;
  /** Shows where the parties face each other. */
  front(): void;
  fullScreen(): void;
}

/** Keys shift and zoom the board; in the zone that is chosen they go to its neighbours, and pick it. */
export function handleKey(event: KeyboardEvent, { geography, panzoom, zone, onZone, onPick, front, fullScreen }: Walked): void {
  const towards = TOWARDS[event.key];
  const inZone = zone !== null && (event.target as Element).closest('.zone') !== null;
  if (towards && inZone) {
    const next = neighbourTowards(geography, zone, towards);
    if (next) {
      onZone(next);
      (event.currentTarget as Element).querySelector<SVGElement>(`[data-zone="${CSS.escape(next)}"]`)?.focus();
    }
  } else if (towards) {
    panzoom?.shift(-towards[0] * STEP, -towards[1] * STEP);
  } else if (event.key === '+' || event.key === '=') {
    panzoom?.by(1.4);
  } else if (event.key === '-') {
    panzoom?.by(1 / 1.4);
  } else if (event.key === '0') {
    panzoom?.all();
  } else if (event.key === 'f') {
    front();
  } else if (event.key === 'F' && event.shiftKey) {
    fullScreen();
  } else if (event.key === 'Enter' && inZone) {
    onPick(zone);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
