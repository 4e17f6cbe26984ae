import { colourOf, washed } from '../../../board/colours';
import type { Mark, MarkText } from '../../../board/ground/look';
import type { GroundLooks } from '../../../frame/room';
import { t } from '../text';
import type { AreaState, HeldCity, PlacedDepot } from '../types';
import { forageColour, INKS, terrainColour } from './colours';

const TOWER = 5;

/** The look of areas: by their holders, their terrain, their forage value, or the winter zone; with cities and depots. */
export const ground: GroundLooks = {
  paints: t.paints,
  land(zone, paint) {
    const area = zone as AreaState;
    if (!area.terrain) {
      return { fill: INKS.sea, marks: area.depots.map(depotMark) };
    }
    const forage: Mark[] = paint === 'forage' ? [{ at: 'centre', room: 4, texts: [text(String(area.forage), [0, 5], '700 13px', INKS.black, INKS.paper)] }] : [];
    return {
      fill: fillOf(area, paint),
      controller: area.controller,
      marks: [...forage, ...area.city ? [cityMark(area.city)] : [], ...area.depots.map(depotMark)],
    };
  },
  blanks: { land: INKS.blank, sea: INKS.sea },
  relief: { mountain: 'peaks', forest: 'trees', marsh: 'tufts', desert: 'dunes' },
};

function fillOf(area: AreaState, paint: string): string {
  return paint === 'terrain' ? terrainColour(area.terrain) : paint === 'forage' ? forageColour(area.forage)
    : paint === 'winter' ? (area.winter ? INKS.winter : washed(colourOf(area.owner))) : washed(colourOf(area.controller ?? area.owner));
}

/** A tower for each spire, an arrow point for each fleche, and the factors inside; a red line around a besieged city. */
function cityMark({ spires, fleches, controller, inside, besiegers }: HeldCity): Mark {
  const width = spires * TOWER;
  const left = -width / 2;
  const towers = Array.from({ length: spires }, (_, at) => `L${left + at * TOWER} -3L${left + at * TOWER + TOWER / 2} -8L${left + (at + 1) * TOWER} -3`).join('');
  const points = Array.from({ length: fleches }, (_, at) => `M${left + width + 2 + at * 5} 4l4 -4l-4 -4z`).join('');
  const besieged = besiegers.length > 0;
  return {
    at: 'city', room: 7, weight: besieged ? 3 : 2, box: [Math.min(left - 1, -7), -9, Math.max(left + width + 2 + fleches * 5, 7), 15],
    outline: { path: `M${left} 4${towers}L${left + width} 4z${points}`, fill: colourOf(controller), opacity: 0.95, stroke: besieged ? INKS.red : INKS.black, width: besieged ? 2 : 0.9, dash: besieged ? [3, 1.5] : [] },
    texts: inside === undefined ? [text('?', [0, 14], '700 9px', INKS.black, INKS.white)] : inside ? [text(String(inside), [0, 14], '700 9px', INKS.black, INKS.white)] : [],
  };
}

/** A wagon in the colour of its power, with the number of its garrison. */
function depotMark({ power, garrison, within }: PlacedDepot): Mark {
  const x = within === 'city' ? 14 : -24;
  return {
    at: 'centre', room: 5, box: [x - 1, 0, x + 15, 15],
    outline: { path: `M${x} 6v8h14v-8zM${x} 6l7 -5l7 5z`, fill: colourOf(power), opacity: 1, stroke: INKS.black, width: 1, dash: [] },
    texts: garrison.total ? [text(String(garrison.total), [x + 7, 13], '700 8px', INKS.white, INKS.black)] : [],
  };
}

function text(said: string, at: [number, number], font: string, colour: string, around: string): MarkText {
  return { text: said, at, align: 'center', font, colour, around, width: 2.5 };
}
