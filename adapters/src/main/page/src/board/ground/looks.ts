import type { ZoneState } from '../../api/board';
import type { GroundLooks } from '../../frame/room';
import { colourOf, washed } from '../colours';
import type { Look, Veil } from './look';

/** Lands in the colours of those who hold them. */
export const CONTROL: GroundLooks = {
  paints: {},
  land: ({ owner, controller }) => ({ fill: washed(colourOf(controller ?? owner)), controller }),
};

/** The look of the ground with zones in some state. */
export function lookOf(zones: Map<string, ZoneState>, ground: GroundLooks, paint: string, marked: Set<string>, lit: string[], night: boolean, veils: Record<string, Veil> = {}): Look {
  return {
    lands: Object.fromEntries([...zones.values()].map((zone) => [zone.id, ground.land(zone, paint)])),
    blanks: ground.blanks ?? {},
    relief: ground.relief ?? {},
    veils,
    night,
    marked: [...marked],
    lit,
    covered: [],
    serif: serif(),
    sans: 'system-ui, sans-serif',
  };
}

let read: string | undefined;

/** The font of names, as the style sheet of the page has it. */
function serif(): string {
  read ??= getComputedStyle(document.documentElement).getPropertyValue('--serif').trim();
  return read;
}

/** Whether two looks are drawn alike. */
export function alike(one: Look, other: Look): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
