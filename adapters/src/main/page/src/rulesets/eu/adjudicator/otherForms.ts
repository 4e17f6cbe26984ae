import type { Condition, Field, Form } from '../../../adjudicator/field';
import { choice, count, number, yes } from './fields';
import { element, LAND, MAIN, SEA } from './interceptionForms';
import { ELSEWHERE, NAVAL_TECHNOLOGIES, period, terrain } from './shapes';

/** Far above any count of the game. */
const MOST = 999;
/** Far above any price of the tables. */
const HIGHEST_PRICE = 99_999;

export const continuation: Form = {
  procedure: 'continuation', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'scene', fields: [period, choice('season', ['S', 'W'], { needed: true }), number('year', 0, 5, { needed: true }), yes('poorWeather')] }] }],
  dice: [{ at: '', names: ['continuation'] }],
};

const troops = (...when: Condition[]): Field[] => [count('pashas', 2, ...when), count('maneuver', 6)];

export const revolt: Form = {
  procedure: 'revolt', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [
    { name: 'force', fields: [count('sizeLd', MOST), ...troops(), count('garrisonLd', MOST), count('fortressLevel', 5)] },
    { name: 'enemy', fields: [terrain, count('rebelManeuver', 6), count('revoltPlus', MOST)] },
  ] }],
  dice: [{ at: '', names: ['revolt'] }],
};

export const corsair: Form = {
  procedure: 'corsair', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [
    { name: 'scene', fields: [element, { ...terrain, when: [LAND] }] },
    { name: 'force', fields: [number('sizeLd', 0, MOST, { needed: true, when: [LAND] }), ...troops(LAND), choice('technology', NAVAL_TECHNOLOGIES, { needed: true, when: [SEA] }),
      count('fleetMinus', 3, SEA), count('fleetPlus', 3, SEA), yes('otherShips', SEA), yes('friendlyPort', SEA), yes('navalBattle', SEA)] },
    { name: 'enemy', fields: [count('corsairManeuver', 6), count('corsairPlus', MOST), choice('enemyShips', ['none', 'ships', 'fleet-minus', 'fleet-plus'], { otherwise: 'none', when: [SEA] })] },
  ] }],
  dice: [{ at: '', names: ['corsair'] }],
};

/** The boxes of the technology track. */
const LAST_BOX = 70;

export const convoyAttack: Form = {
  procedure: 'convoy-attack', rulesets: MAIN, choices: false,
  sections: [
    { at: '', groups: [{ name: 'scene', fields: [yes('sameSeaZone'), choice('landing', ['none', 'same-sea-zone'], { otherwise: 'none' }), yes('badWeather'),
      count('corsairPlus', MOST), yes('friendlyPort'), yes('navalBattle'), choice('enemyShips', ['none', 'ships', 'fleet-minus', 'fleet-plus'], { otherwise: 'none' })] }] },
    { at: 'corsair', groups: [{ name: 'who', fields: [choice('technology', NAVAL_TECHNOLOGIES, { needed: true }), count('technologyLevel', LAST_BOX), count('maneuver', 6), yes('piratesWithoutLeader')] }] },
    { at: 'convoy', groups: [
      { name: 'who', fields: [choice('technology', NAVAL_TECHNOLOGIES, { needed: true }), count('technologyLevel', LAST_BOX), count('maneuver', 6)] },
      { name: 'units', fields: [count('fleetPlus', 3), count('fleetMinus', 3), count('nwd', MOST), count('ntd', MOST), yes('otherShips')] },
    ] },
  ],
  dice: [{ at: '', names: ['interception', 'corsair', 'raid'] }],
};

export const pirates: Form = {
  procedure: 'pirates', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'force', fields: [number('tradeFleetSides', 0, MOST, { needed: true })] }] }],
  dice: [{ at: '', names: ['pirates'] }],
};

const WITH_TROOPS: Condition = { of: '/leaderAlone', in: [undefined, false] };

export const exploration: Form = {
  procedure: 'exploration', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [
    { name: 'scene', fields: [element, { ...period, when: [SEA] }, count('seaMalus', MOST, SEA), choice('technology', NAVAL_TECHNOLOGIES, { needed: true, when: [SEA] }), yes('badWeather', SEA), yes('knownByOthers', SEA)] },
    { name: 'force', fields: [count('maneuver', 6), yes('leaderAlone'), yes('withoutLeader', WITH_TROOPS), count('sizeLd', MOST, LAND, WITH_TROOPS), count('sizeLde', MOST, LAND, WITH_TROOPS),
      count('sizeNd', MOST, SEA, WITH_TROOPS), count('sizeNde', MOST, SEA, WITH_TROOPS)] },
  ] }],
  dice: [{ at: '', names: ['exploration', 'half', 'leaderDeath', 'remainder'], lists: ['remainder'] }],
};

export const conquistador: Form = {
  procedure: 'conquistador', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [
    { name: 'force', fields: [number('leaderSum', 0, 18, { needed: true }), count('sizeLd', MOST), yes('armyCounter'), yes('missionary'), count('previousUses', MOST)] },
    { name: 'enemy', fields: [number('nativesLd', 0, MOST, { needed: true }), count('nativesLde', 2)] },
  ] }],
  dice: [{ at: '', names: ['conquistador', 'remainder'], lists: ['remainder'] }],
};

export const nativeActivation: Form = {
  procedure: 'native-activation', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'enemy', fields: [number('tolerance', 0, 10, { needed: true })] }] }],
  dice: [{ at: '', names: ['activation'] }],
};

const STRAIT: Condition = { of: '/kind', in: ['strait'] };

export const presidio: Form = {
  procedure: 'presidio', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'scene', fields: [choice('kind', ['presidio', 'strait', 'siegework'], { needed: true }), number('level', 1, 3, { needed: true, when: [{ of: '/kind', in: ['presidio'] }] }),
    choice('theatre', ['europe', 'rotw'], { needed: true, when: [STRAIT] }), number('fortressLevel', 0, 5, { needed: true, when: [STRAIT, ELSEWHERE] }),
    number('fortressLevel', 0, 5, { otherwise: 0, when: [STRAIT, { of: '/theatre', in: ['europe'] }] }), count('siegeworkPlus', 2, { of: '/kind', in: ['siegework'] }), yes('fleetCounter')] }] }],
  dice: [{ at: '', names: ['presidio'] }],
};

export const recruitment: Form = {
  procedure: 'recruitment', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'force', fields: [number('limit', 1, MOST, { needed: true }), count('alreadyRecruited', MOST), number('recruit', 0, MOST, { needed: true }),
    number('unitPrice', 0, HIGHEST_PRICE, { needed: true }), yes('exceptionalLevies')] }] }],
  dice: [],
};
