import type { ZoneState } from '../../api/types';
import { colourOf, terrainColour, washed } from '../colours';
import type { LandLook, Look } from './look';

/** What is painted by the colour of the land. */
export type Paint = 'control' | 'terrain';

/** How the ground looks with zones in some state. */
export function lookOf(zones: Map<string, ZoneState>, paint: Paint, marked: Set<string>): Look {
  const fonts = getComputedStyle(document.documentElement);
  return {
    lands: Object.fromEntries([...zones.values()].map((zone) => [zone.id, landLook(zone, paint)])),
    marked: [...marked],
    serif: fonts.getPropertyValue('--serif').trim(),
    sans: 'system-ui, sans-serif',
  };
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
