import type { ZoneState } from '../../api/types';
import { colourOf, terrainColour, washed } from '../colours';
import type { LandLook, Look } from './look';

/** What is painted by the colour of the land. */
export type Paint = 'control' | 'terrain';

/** How the ground looks with zones in some state. */
export function lookOf(zones: Map<string, ZoneState>, paint: Paint, marked: Set<string>, lit: string[]): Look {
  return {
    lands: Object.fromEntries([...zones.values()].map((zone) => [zone.id, landLook(zone, paint)])),
    marked: [...marked],
    lit,
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

function landLook(zone: ZoneState, paint: Paint): LandLook {
  const { owner, controller, fortress } = zone;
  return {
    fill: paint === 'terrain' ? terrainColour(zone.terrain) : washed(colourOf(controller ?? owner)),
    controller,
    fortress: fortress && {
      level: fortress.level,
      works: `${'+'.repeat(fortress.siegeworkPlus)}${'−'.repeat(fortress.siegeworkMinus)}`,
      taken: controller !== owner,
      breached: fortress.breached,
      colour: colourOf(controller),
    },
  };
}

/** Whether two looks are drawn alike. */
export function alike(one: Look, other: Look): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
