import type { Condition, Field, Form, Group, Section } from '../../../adjudicator/field';
import { choice, count, number, yes, type DieName, type SideName } from './fields';
import { MAIN } from './interceptionForms';
import { armyClass, country, landTechnology, landUnits, leader, NAVAL_TECHNOLOGIES, navalUnits, period, terrain, theatre } from './shapes';

/** Far above any count of the game. */
const MOST = 999;
/** The boxes of the technology track. */
const LAST_BOX = 70;
const STRAIT: Condition = { of: 'kind', in: ['strait'] };
const LINE: Group = { name: 'line', fields: [choice('firstLine', ['nwd', 'ngd', 'ntd'], { needed: true })] };

const ships: readonly Field[] = [country, choice('technology', NAVAL_TECHNOLOGIES, { needed: true }), yes('veteran'), yes('facingOttomans')];
const fleet = (at: SideName, ...more: Field[]): Section => ({ at, groups: [{ name: 'who', fields: [...ships, ...more] }, navalUnits, LINE, leader] });

const scene: readonly Field[] = [choice('seaRegion', ['mediterranean', 'baltic', 'atlantic', 'indian', 'pacific'], { needed: true }), number('turn', 1, 62, { needed: true }), yes('badWeather')];

const MET: readonly Section[] = [
  fleet('moving', count('technologyLevel', LAST_BOX)),
  { at: 'blockader', groups: fleet('blockader').groups },
  { at: 'battery', groups: [{ name: 'who', fields: [choice('kind', ['presidio', 'strait', 'siegework'], { needed: true }),
    number('level', 1, 3, { needed: true, when: [{ of: 'kind', in: ['presidio'] }] }), choice('theatre', ['europe', 'rotw'], { needed: true, when: [STRAIT] }),
    count('fortressLevel', 5, STRAIT, { of: 'theatre', in: ['rotw'] }), count('siegeworkPlus', 2, { of: 'kind', in: ['siegework'] })] }] },
  fleet('interceptor', count('technologyLevel', LAST_BOX), choice('at', ['sea', 'port', 'arsenal'], { needed: true }), yes('blockading'), yes('sameSeaZone'),
    choice('landing', ['none', 'same-sea-zone', 'stationed-province', 'arsenal-adjacent-sea'], { otherwise: 'none' })),
  { at: 'attrition', groups: [{ name: 'conditions', fields: [count('zonesEntered', MOST), number('greatestDifficulty', -MOST, MOST, { otherwise: 0 }), count('seaMalus', MOST),
    count('startDistance', MOST), yes('arsenalToArsenal'), count('corsairMinus', MOST), count('corsairPlus', MOST), count('blockadedFortressLevel', 5),
    count('siegeValueBesieger', 6), count('straitForts', MOST)] }] },
];

const OF_A_FLEET: readonly DieName[] = ['replacementLeader', 'wind', 'fire1', 'shock1', 'fire2', 'shock2', 'pursuit'];
const OF_TROOPS: readonly DieName[] = ['replacementLeader', 'fire1', 'shock1', 'fire2', 'shock2', 'pursuit', 'smallStack', 'retreat'];
const ROLLS: readonly DieName[] = ['fire1', 'shock1', 'fire2', 'shock2', 'pursuit'];
const OF_A_VOYAGE = [
  { at: '', names: ['escape', 'presidio', 'interception', 'attrition', 'remainder'], lists: ['remainder'] },
  ...(['runner', 'blockader', 'phasing', 'nonPhasing'] as const).map((at) => ({ at, names: OF_A_FLEET })),
];

export const voyage: Form = {
  procedure: 'voyage', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'scene', fields: [...scene, yes('action')] }] }, ...MET],
  dice: OF_A_VOYAGE,
};

const troops = (at: SideName): Section => ({
  at, groups: [{ name: 'who', fields: [country, landTechnology, armyClass, yes('veteran'), yes('tercio'), yes('facingOttomans')] }, landUnits, leader],
});

export const landing: Form = {
  procedure: 'landing', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'scene', fields: [...scene, period, theatre, terrain] }] }, troops('troops'), troops('defender'), ...MET],
  dice: [...OF_A_VOYAGE, { at: 'troops', names: OF_TROOPS, several: ROLLS }, { at: 'defender', names: OF_TROOPS, several: ROLLS }],
};
