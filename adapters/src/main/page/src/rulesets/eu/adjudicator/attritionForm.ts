import type { Condition, Field, Form } from '../../../adjudicator/field';
import { choice, count, number, yes } from './fields';
import { ELSEWHERE, LAND_TECHNOLOGIES, NAVAL_TECHNOLOGIES, theatre } from './shapes';

/** Only for these kinds of attrition. */
const of = (...kinds: string[]): Condition => ({ of: '/kind', in: kinds });
const ON_LAND = of('supply', 'movement', 'siege-besieged', 'siege-besieger');
const ON_THE_MARCH = of('supply', 'movement');
const OUTSIDE = of('supply', 'movement', 'siege-besieger');
const SIEGE = of('siege-besieged', 'siege-besieger');
const AT_SEA = of('naval');

const FORCE: readonly Field[] = [
  { ...theatre, when: [ON_LAND] }, number('sizeLd', 0, 99, { needed: true, when: [ON_LAND] }), count('sizeLde', 99, ON_LAND, ELSEWHERE),
  number('sizeNd', 0, 99, { needed: true, when: [AT_SEA] }), count('sizeNde', 99, AT_SEA),
  choice('technology', LAND_TECHNOLOGIES, { when: [ON_LAND] }), choice('technology', NAVAL_TECHNOLOGIES, { needed: true, when: [AT_SEA] }),
];

const CONDITIONS: readonly Field[] = [
  number('causes', 1, 99, { needed: true, when: [ON_THE_MARCH] }), count('maneuver', 6, of('supply', 'movement', 'naval')),
  count('siegeValueBesieger', 6, of('siege-besieged', 'siege-besieger', 'naval')), count('siegeValueBesieged', 6, SIEGE),
  count('siegeworkMinus', 1, of('siege-besieged')), count('siegeworkPlus', 2, of('siege-besieged')),
  count('pillageMinus', 99, OUTSIDE), count('pillagePlus', 99, OUTSIDE), count('snowflakes', 99, OUTSIDE),
  count('fleets', 3, AT_SEA), count('zonesEntered', 99, AT_SEA), number('greatestDifficulty', -99, 99, { otherwise: 0, when: [AT_SEA] }), count('seaMalus', 99, AT_SEA),
  count('startDistance', 99, AT_SEA), count('corsairMinus', 99, AT_SEA), count('corsairPlus', 99, AT_SEA), count('blockadedFortressLevel', 5, AT_SEA),
  count('straitForts', 99, of('supply', 'movement', 'siege-besieger', 'naval')),
  yes('noLineOfSupply', OUTSIDE), yes('massedForces', of('supply', 'siege-besieger')), yes('enemyProvince', ON_THE_MARCH), yes('drivenBackByFlood', of('movement')),
  yes('unblockedPort', of('siege-besieged')), yes('tooSmallToUndermine', of('siege-besieger')), yes('badWeather', of('siege-besieger', 'naval')), yes('arsenalToArsenal', AT_SEA), yes('noWarships', AT_SEA),
];

export const attrition: Form = {
  procedure: 'attrition', rulesets: ['eu-military', 'eu-fast-battle', 'eu-rapid-battle'], choices: true,
  sections: [{ at: '', groups: [
    { name: 'scene', fields: [choice('kind', ['supply', 'movement', 'siege-besieged', 'siege-besieger', 'naval'], { needed: true })] },
    { name: 'force', fields: FORCE }, { name: 'conditions', fields: CONDITIONS },
    { name: 'conduct', when: [OUTSIDE], fields: [choice('pillageChoice', ['lose', 'pillage'])] },
  ] }],
  dice: [{ at: '', names: ['attrition', 'remainder'], lists: ['remainder'] }],
};
