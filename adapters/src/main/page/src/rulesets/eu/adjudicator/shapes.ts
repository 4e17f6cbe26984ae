import type { Condition, Group, RowsField } from '../../../adjudicator/field';
import { choice, count, number, yes } from './fields';

/** Parts that the requests of several procedures share. */
export const LAND_TECHNOLOGIES = ['medieval', 'renaissance', 'arquebus', 'muskets', 'baroque', 'manoeuvre', 'lace-war'] as const;
export const NAVAL_TECHNOLOGIES = ['carrack', 'nau-galleon', 'galleon-fluyt', 'battery', 'vessel', 'three-decker', 'seventy-four'] as const;
export const ARMY_CLASSES = ['I', 'IM', 'II', 'IIM', 'III', 'IIIM', 'IV', 'IVM', 'A'] as const;
const TERRAINS = ['plain', 'sparse-forest', 'dense-forest', 'northern-forest', 'mountain', 'swamp', 'desert'] as const;

export const ELSEWHERE: Condition = { of: '/theatre', in: ['rotw'] };
const TURKISH: Condition = { of: 'country', in: ['turkey'] };
/** Turkish troops also fight under the commander of an ally. */
const TURKS: Condition = { ...TURKISH, or: { of: 'contingents/*/country', in: ['turkey'] } };
const WITH_PASHAS: Condition = { of: 'units/pashas', in: [1, 2] };

export const period = number('period', 1, 7, { needed: true });
export const theatre = choice('theatre', ['europe', 'rotw'], { otherwise: 'europe' });
export const terrain = choice('terrain', TERRAINS, { needed: true });
export const country = { kind: 'party', name: 'country', needed: true } as const;
export const armyClass = choice('armyClass', ARMY_CLASSES);
export const landTechnology = choice('technology', LAND_TECHNOLOGIES, { needed: true });
export const reformM2 = yes('reformM2', TURKISH);

export const landUnits: Group = {
  name: 'units', at: 'units', fields: [
    count('armyPlus'), count('armyMinus'), count('ld'), count('lde', 99, ELSEWHERE), count('pashas', 2, TURKS),
    number('pashaLd', 1, 6, { when: [TURKS, WITH_PASHAS] }), yes('timar', TURKS),
  ],
};

const troopsOfOneCountry: RowsField = {
  kind: 'rows', name: 'contingents', most: 20, columns: [
    country, choice('troops', ['janissaries', 'reformed', 'timar']), count('armyPlus'), count('armyMinus'), count('ld'), count('lde'), count('pashas', 2), number('pashaLd', 1, 6),
    yes('timar'), landTechnology, armyClass, yes('tercio'), yes('reformM2'),
  ],
};

/** The troops of each country in a side of several, and the kinds of Turkish troops. */
export const contingents: Group = { name: 'contingents', folded: true, fields: [troopsOfOneCountry] };

export const navalUnits: Group = {
  name: 'units', at: 'units',
  fields: [count('fleetPlus'), count('fleetMinus'), count('nwd'), count('ngd'), count('vgd'), count('ntd'), count('nde')],
};

export const leader: Group = {
  name: 'leader', at: 'leader', optional: true, fields: [
    { kind: 'text', name: 'name' }, choice('category', ['general', 'admiral', 'conquistador', 'explorer', 'governor', 'vizier'], { otherwise: 'general' }),
    number('maneuver', 0, 6, { needed: true }), number('fire', 0, 6, { needed: true }), number('shock', 0, 6, { needed: true }), yes('monarch'), yes('anonymous'),
  ],
};
