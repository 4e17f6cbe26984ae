import { colourOf, washed } from '../../../board/colours';
import type { Mark } from '../../../board/ground/look';
import type { GroundLooks } from '../../../frame/room';
import { t } from '../text';
import type { Fortress, Province } from '../types';
import { INKS, terrainColour } from './colours';

const WALL = 'M-7 6V-6h4v3h2v-3h2v3h2v-3h4v12z';

/** A crack in the wall, and the lines of the besiegers around it. */
const CRACK = 'M-1 -3l2 3l-3 2l3 4';
const LINES = 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z';

/** The look of provinces: by their holders or by their terrain, with their fortresses. */
export const ground: GroundLooks = {
  paints: t.paints,
  land(zone, paint) {
    const { owner, controller, terrain, fortress, besieged, flooded, marks = [] } = zone as Province;
    return {
      fill: paint === 'terrain' ? terrainColour(terrain) : washed(colourOf(controller ?? owner)),
      controller,
      marks: fortress ? [
        ...flooded ? [FLOOD] : [], ...besieged ? [SIEGE] : [], ...fortress.blockaded ? [BLOCKADE] : [],
        // A fort of level 0 is drawn by its establishment, where one stands.
        ...fortress.level || !marks.length ? [markOf(fortress, controller, controller !== owner, besieged ?? false)] : [], ...marks,
      ] : marks,
    };
  },
  blanks: { europe: INKS.blank },
  relief: { mountain: 'peaks', 'dense-forest': 'trees', 'northern-forest': 'trees', 'sparse-forest': 'copses', swamp: 'tufts', desert: 'dunes' },
};

/** The lines of the besiegers. */
const SIEGE: Mark = {
  at: 'city', room: 6, weight: 3, box: [-15, -15, 15, 15],
  outline: { path: LINES, fill: INKS.red, opacity: 0.18, stroke: INKS.red, width: 2, dash: [4, 2.5] },
};

/** Three waves under the fortress: the province is flooded. */
const FLOOD: Mark = {
  at: 'city', room: 6, weight: 3, box: [-16, 8, 16, 23],
  outline: { path: 'M-15 11q3.75 -4 7.5 0t7.5 0t7.5 0t7.5 0M-15 16q3.75 -4 7.5 0t7.5 0t7.5 0t7.5 0M-15 21q3.75 -4 7.5 0t7.5 0t7.5 0t7.5 0', fill: INKS.clear, opacity: 0, stroke: INKS.flood, width: 2.2, dash: [] },
};

/** The anchor of the port in a barred ring: it is blockaded. */
const BLOCKADE: Mark = {
  at: 'city', room: 6, weight: 3, box: [-24, -10, -5, 9],
  outline: { path: 'M-14 -5v9M-16.5 -2h5M-18 1c0 4 8 4 8 0M-22.5 -.5a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM-20 5.5l12 -12', fill: INKS.halfWhite, opacity: 1, stroke: INKS.red, width: 1.8, dash: [] },
};

/** A fortress with its level; of another line where the enemy of the owner holds it; siegeworks and breach beside it. */
function markOf({ level, siegeworkPlus, siegeworkMinus, breached }: Fortress, controller: string | undefined, taken: boolean, besieged: boolean): Mark {
  const works = `${'+'.repeat(siegeworkPlus)}${'−'.repeat(siegeworkMinus)}`;
  return {
    at: 'city', room: 6, weight: besieged ? 3 : 2, box: [-9, -8, works ? (besieged ? 17 : 9) + works.length * 8 : 9, 8],
    outline: {
      path: breached ? WALL + CRACK : WALL, fill: colourOf(controller), opacity: 0.9, stroke: breached ? INKS.red : INKS.black, width: breached ? 2 : taken ? 1.6 : 1,
      dash: taken ? [2, 1.4] : [],
    },
    texts: [
      { text: String(level), at: [0, 4.6], align: 'center', font: '700 9px', colour: INKS.white, around: INKS.black, width: 2 },
      ...works ? [{ text: works, at: [besieged ? 16 : 10, 4] as [number, number], align: 'left' as const, font: '700 12px', colour: INKS.red, around: INKS.white, width: 3 }] : [],
    ],
  };
}
