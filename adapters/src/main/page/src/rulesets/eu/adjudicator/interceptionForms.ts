import type { Condition, Form } from '../../../adjudicator/field';
import { choice, count, number, yes } from './fields';
import { NAVAL_TECHNOLOGIES } from './shapes';

/** The boxes of the technology track. */
const LAST_BOX = 70;
export const LAND: Condition = { of: '/element', in: ['land'] };
export const SEA: Condition = { of: '/element', in: ['sea'] };
export const MAIN = ['eu-military'] as const;
export const element = choice('element', ['land', 'sea'], { needed: true });

const manoeuvre = number('maneuver', 0, 6, { needed: true });
const level = count('technologyLevel', LAST_BOX);

export const interception: Form = {
  procedure: 'interception', rulesets: MAIN, choices: false,
  sections: [
    { at: '', groups: [
      { name: 'scene', fields: [element, yes('sameProvince', LAND), yes('acrossRiverOrPass', LAND), yes('sameSeaZone', SEA),
        choice('landing', ['none', 'same-sea-zone', 'stationed-province', 'arsenal-adjacent-sea'], { otherwise: 'none', when: [SEA] }), yes('badWeather')] },
      { name: 'target', at: 'target', when: [LAND], fields: [yes('friendlyForceOrCity'), yes('unbesiegedEnemy'), yes('swamp')] },
    ] },
    { at: 'interceptor', groups: [
      { name: 'who', fields: [manoeuvre, level, choice('technology', NAVAL_TECHNOLOGIES, { needed: true, when: [SEA] }),
        choice('at', ['sea', 'port', 'arsenal'], { needed: true, when: [SEA] }), yes('blockading', SEA), yes('besieging', LAND)] },
      { name: 'province', at: 'province', when: [LAND], fields: [yes('swamp'), yes('flooded')] },
    ] },
    { at: 'moving', groups: [{ name: 'who', fields: [manoeuvre, level] }] },
  ],
  dice: [{ at: '', names: ['interception'] }],
};

export const evasion: Form = {
  procedure: 'evasion', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'who', fields: [number('phasingManeuver', 0, 6, { needed: true }), number('nonPhasingManeuver', 0, 6, { needed: true })] }] }],
  dice: [{ at: '', names: ['evasion'] }],
};

export const blockadeEscape: Form = {
  procedure: 'blockade-escape', rulesets: MAIN, choices: false,
  sections: [{ at: '', groups: [{ name: 'who', fields: [count('movingManeuver', 6), count('blockadingManeuver', 6),
    choice('blockaderTechnology', NAVAL_TECHNOLOGIES, { needed: true }), yes('blockaderSmaller'), yes('blockaderNwd')] }] }],
  dice: [{ at: '', names: ['escape'] }],
};
