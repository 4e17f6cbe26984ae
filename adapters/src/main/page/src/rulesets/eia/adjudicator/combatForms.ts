import type { Form, Group, Section } from '../../../adjudicator/field';
import { casualtyOrder, choice, corpsFactors, count, factors, number, part, power, TERRAINS, yes, type DieName } from './fields';

const RULESETS = ['empires-in-arms'] as const;
const ATTACKS = ['outflank', 'assault', 'escalated-assault', 'echelon', 'probe'] as const;
const DEFENCES = ['outflank', 'counterattack', 'escalated-counterattack', 'cordon', 'withdraw', 'defend'] as const;
const ROUNDS: readonly DieName[] = ['round1', 'outflank1', 'round2', 'outflank2', 'round3', 'pursuit'];
const LED_BY_NOBODY = { of: 'commander', in: [undefined] };

const terrain = choice('terrain', TERRAINS, { needed: true });
const moraleMethod = choice('moraleMethod', ['1', '2'], { otherwise: '1', numbers: true });
const rules: Group = { name: 'rules', folded: true, fields: [number('day', 1, 999, { otherwise: 1 }), moraleMethod, { kind: 'list', name: 'options', values: ['cavalry-superiority'], most: 1 }] };

/** Properties of a side in combat besides its factors: its commander, and the results of earlier days. */
const LED: readonly Group[] = [
  { name: 'commander', at: 'commander', optional: true, fields: [number('strategic', 0, 6, { needed: true }), number('tactical', 0, 5, { needed: true }), number('tacticalMax', 0, 200), yes('napoleon'), yes('cavalryLeader')] },
  { name: 'intrinsic', at: 'intrinsic', optional: true, when: [LED_BY_NOBODY], fields: [number('strategic', 0, 6, { needed: true }), number('tactical', 0, 5, { needed: true })] },
  { name: 'casualties', fields: [casualtyOrder] },
  { name: 'conduct', fields: [choice('endOfDay', ['fight', 'withdraw'], { otherwise: 'fight' }), count('largeCorps', 200)] },
  { name: 'earlier', folded: true, fields: [number('baseMorale', 0, 9999), count('moraleLostBefore', 9999)] },
];

function fielded(at: 'attacker' | 'defender'): Section {
  const attacks = at === 'attacker';
  return {
    at, groups: [
      { name: 'who', fields: [power, choice('chit', attacks ? ATTACKS : DEFENCES, { needed: true }), number('corps', 1, 200, { needed: true }), ...attacks ? [choice('crossing', ['none', 'river', 'arrow', 'sea'], { otherwise: 'none' })] : []] },
      { name: 'factors', fields: [factors] },
      { name: 'outflanking', at: 'outflanking', optional: true, when: [{ of: 'chit', in: ['outflank'] }], fields: [number('corps', 1, 200, { needed: true }), part] },
      ...attacks ? [] : [{ name: 'corpsFactors', when: [LED_BY_NOBODY, { of: 'chit', in: ['withdraw'] }], fields: [corpsFactors] }],
      ...LED,
    ],
  };
}

function engaged(at: 'attacker' | 'defender'): Section {
  return {
    at, groups: [
      { name: 'who', fields: [power, number('corps', 0, 200, { needed: true }), yes('depotGarrison', { of: 'corps', in: [0] })] }, { name: 'factors', fields: [factors] }, ...LED,
    ],
  };
}

export const fieldCombat: Form = {
  procedure: 'field-combat', rulesets: RULESETS, choices: true,
  sections: [
    { at: '', groups: [
      { name: 'scene', fields: [terrain] }, rules,
      { name: 'values', at: 'values', folded: true, onlyOdds: true, fields: [number('politicalPoint', 0, 1000, { otherwise: 10 }), number('factor', 0, 1000, { otherwise: 1 }), count('leaders', 1000)] },
    ] },
    fielded('attacker'), fielded('defender'),
  ],
  dice: [{ at: 'attacker', names: ROUNDS }, { at: 'defender', names: ['withdraw', ...ROUNDS], several: ['withdraw'] }],
};

export const trivialCombat: Form = {
  procedure: 'trivial-combat', rulesets: RULESETS, choices: false,
  sections: [{ at: '', groups: [{ name: 'scene', fields: [terrain, yes('byAgreement')] }, rules] }, engaged('attacker'), engaged('defender')],
  dice: [{ at: 'attacker', names: ['round1', 'round2', 'round3', 'pursuit'] }, { at: 'defender', names: ['round1', 'round2', 'round3', 'pursuit'] }],
};

const stormer = (at: 'besieger' | 'garrison'): Section => ({
  at, groups: [{ name: 'who', fields: [power, number('corps', at === 'besieger' ? 1 : 0, 200, { needed: true })] }, { name: 'factors', fields: [factors] }, { name: 'casualties', fields: [casualtyOrder] }],
});

export const siegeAssault: Form = {
  procedure: 'siege-assault', rulesets: RULESETS, choices: true,
  sections: [
    { at: '', groups: [
      { name: 'city', fields: [number('fleches', 0, 5, { needed: true }), number('spires', 1, 9, { needed: true })] },
      { name: 'siege', fields: [choice('honours', ['none', 'asked', 'refused'], { otherwise: 'none' }), { ...yes('refuge'), not: true }, yes('surrenders'), moraleMethod] },
    ] },
    stormer('besieger'), stormer('garrison'),
  ],
  dice: [{ at: '', names: ['siege', 'sortie'] }, { at: 'besieger', names: ['round1', 'round2', 'round3'] }, { at: 'garrison', names: ['round1', 'round2', 'round3'] }],
};
