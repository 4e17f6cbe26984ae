import type { Example } from '../../../adjudicator/book';
import type { ExampleName } from './fields';

const TURKEY = {
  power: 'turkey', chit: 'assault', corps: 7,
  factors: [{ type: 'feudal-infantry', count: 18, morale: 20 }, { type: 'feudal-cavalry', count: 18, morale: 20 }, { type: 'infantry', count: 14, morale: 30 }],
  commander: { strategic: 3, tactical: 2 }, casualtyOrder: ['feudal-infantry', 'infantry', 'feudal-cavalry'],
};
const RUSSIA = {
  power: 'russia', chit: 'cordon', corps: 4,
  factors: [{ type: 'guard', count: 6, morale: 50 }, { type: 'infantry', count: 17, morale: 30 }, { type: 'militia', count: 13, morale: 20 }, { type: 'cavalry', count: 1, morale: 40 }],
  commander: { strategic: 3, tactical: 2 }, casualtyOrder: ['militia', 'infantry', 'guard', 'cavalry'],
};
const BESSARABIA = { ruleset: 'empires-in-arms', procedure: 'field-combat', terrain: 'clear', attacker: TURKEY, defender: RUSSIA };
const NAPOLEON = {
  power: 'france', chit: 'outflank', corps: 4, factors: [{ type: 'guard', count: 8 }, { type: 'infantry', count: 40 }, { type: 'cavalry', count: 8 }], commander: { strategic: 5, tactical: 5, napoleon: true },
  outflanking: { corps: 2, factors: [{ type: 'infantry', count: 16 }, { type: 'cavalry', count: 8 }] }, casualtyOrder: ['infantry', 'cavalry', 'guard'],
};
const AUSTRIANS = { power: 'austria', chit: 'defend', corps: 4, factors: [{ type: 'infantry', count: 44 }, { type: 'cavalry', count: 4 }], commander: { strategic: 4, tactical: 4 } };

/** Questions of each kind, most of them those of the rulebook and of the adjudication contract. The first of a procedure is shown when it is chosen. */
export const EXAMPLES: readonly (Example & { name: ExampleName })[] = [
  { name: 'bessarabia', show: 'ruling', request: { ...BESSARABIA, dice: { attacker: { round1: 4, round2: 4, pursuit: 5 }, defender: { round1: 3, round2: 4 } } } },
  { name: 'chits', show: 'compare', request: BESSARABIA },
  { name: 'outflanked', show: 'odds', request: { ruleset: 'empires-in-arms', procedure: 'field-combat', terrain: 'clear', attacker: NAPOLEON, defender: AUSTRIANS } },
  { name: 'withdrawing', show: 'ruling', request: {
    ruleset: 'empires-in-arms', procedure: 'field-combat', terrain: 'forest', attacker: { ...NAPOLEON, chit: 'assault', outflanking: undefined },
    defender: { power: 'austria', chit: 'withdraw', corps: 2, factors: [{ type: 'infantry', count: 18 }], corpsFactors: [[{ type: 'infantry', count: 10 }], [{ type: 'infantry', count: 8 }]] },
    dice: { attacker: { round1: 3, round2: 5, round3: 2, pursuit: 4 }, defender: { withdraw: [1, 6], round1: 4, round2: 2, round3: 3 } },
  } },
  { name: 'depot', show: 'ruling', request: {
    ruleset: 'empires-in-arms', procedure: 'trivial-combat', terrain: 'forest',
    attacker: { power: 'france', corps: 1, factors: [{ type: 'infantry', count: 12 }, { type: 'cavalry', count: 3 }], commander: { strategic: 3, tactical: 3 }, casualtyOrder: ['infantry', 'cavalry'] },
    defender: { power: 'austria', corps: 0, depotGarrison: true, factors: [{ type: 'infantry', count: 4 }, { type: 'militia', count: 2 }], casualtyOrder: ['militia', 'infantry'] },
    dice: { attacker: { round1: 5, round2: 4, pursuit: 3 }, defender: { round1: 3, round2: 2 } },
  } },
  { name: 'storm', show: 'ruling', request: {
    ruleset: 'empires-in-arms', procedure: 'siege-assault', fleches: 1, spires: 3, honours: 'refused',
    besieger: { power: 'france', corps: 2, factors: [{ type: 'infantry', count: 20 }, { type: 'militia', count: 6 }], casualtyOrder: ['militia', 'infantry'] },
    garrison: { power: 'austria', corps: 0, factors: [{ type: 'infantry', count: 5 }, { type: 'militia', count: 4 }], casualtyOrder: ['militia', 'infantry'] },
    dice: { siege: 5, besieger: { round1: 5, round2: 6 }, garrison: { round1: 3, round2: 2 } },
  } },
  { name: 'longSiege', show: 'compare', request: {
    ruleset: 'empires-in-arms', procedure: 'siege-assault', fleches: 1, spires: 4,
    besieger: { power: 'great-britain', corps: 2, factors: [{ type: 'infantry', count: 26 }] }, garrison: { power: 'france', corps: 0, factors: [{ type: 'infantry', count: 12 }] },
  } },
  { name: 'winter', show: 'ruling', request: {
    ruleset: 'empires-in-arms', procedure: 'forage', forageValue: 2, otherCorps: 1, unusedMovement: 1, winter: true, corpsFactors: 2, detachedFactors: 2, dice: { forage: 2 },
  } },
  { name: 'standing', show: 'odds', request: { ruleset: 'empires-in-arms', procedure: 'forage', forageValue: 4, unusedMovement: 3, corpsFactors: 12 } },
  { name: 'shutIn', show: 'ruling', request: { ruleset: 'empires-in-arms', procedure: 'besieged-supply', spires: 3, factorsInside: 9, dice: { forage: 4 } } },
  { name: 'chain', show: 'ruling', request: {
    ruleset: 'empires-in-arms', procedure: 'depot-supply', corps: [{ distance: 0 }, { distance: 3 }, { distance: 0, winter: true }], besiegedPorts: [{ by: 'sea' }, { by: 'invasion', winter: true }],
  } },
];
