import type { Form } from '../../../adjudicator/field';
import { choice, count, number, yes } from './fields';

const RULESETS = ['empires-in-arms'] as const;
const MOST_FACTORS = 999;
const MOST_CORPS = 60;

export const forage: Form = {
  procedure: 'forage', rulesets: RULESETS, choices: false,
  sections: [{ at: '', groups: [
    { name: 'scene', fields: [number('forageValue', 0, 9, { needed: true }), count('otherCorps', 200)] },
    { name: 'month', fields: [count('unusedMovement', 6), yes('besieging'), yes('forceMarch'), yes('winter'), yes('ownTerritory')] },
    { name: 'losses', fields: [number('corpsFactors', 1, MOST_FACTORS), count('detachedFactors', MOST_FACTORS)] },
  ] }],
  dice: [{ at: '', names: ['forage'] }],
};

export const besiegedSupply: Form = {
  procedure: 'besieged-supply', rulesets: RULESETS, choices: false,
  sections: [{ at: '', groups: [{ name: 'city', fields: [number('spires', 1, 9, { needed: true }), number('factorsInside', 1, 45, { needed: true })] }] }],
  dice: [{ at: '', names: ['forage'] }],
};

export const depotSupply: Form = {
  procedure: 'depot-supply', rulesets: RULESETS, choices: false,
  sections: [{ at: '', groups: [
    { name: 'depot', fields: [{ kind: 'rows', name: 'corps', most: MOST_CORPS, columns: [number('distance', 0, 3, { needed: true }), yes('winter')] }] },
    { name: 'ports', fields: [{ kind: 'rows', name: 'besiegedPorts', most: MOST_CORPS, columns: [choice('by', ['sea', 'invasion'], { needed: true }), yes('winter')] }] },
  ] }],
  dice: [],
};
