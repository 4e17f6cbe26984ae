import type { Form, Section } from '../../../adjudicator/field';
import { choice, count, number, yes, type DieName, type SideName } from './fields';
import { armyClass, contingents, country, landTechnology, landUnits, leader, NAVAL_TECHNOLOGIES, navalUnits, period, reformM2, terrain, theatre } from './shapes';

const NOT_INTERCEPTED = { of: '/interception', in: [undefined] };
/** Far above any count of the game. */
const MOST = 999;
const SHIPS = ['nwd', 'ngd', 'ntd'] as const;

function army(at: SideName, phasing: boolean): Section {
  return {
    at, groups: [
      { name: 'who', fields: [country, landTechnology, armyClass, yes('veteran'), yes('tercio'), reformM2, yes('facingOttomans')] },
      landUnits, contingents, leader,
      { name: 'conduct', fields: [
        ...phasing ? [choice('crossed', ['none', 'river', 'mountain-pass', 'strait', 'sea'], { otherwise: 'none' })] : [],
        number('retreatRoom', 0, 99, { otherwise: 99 }), phasing ? yes('foraging') : yes('evades', NOT_INTERCEPTED), yes('retreatAfterFirstDay'), yes('retreatAfterVictory'), yes('retreatOverIce'),
      ] },
    ],
  };
}

function fleet(at: SideName, phasing: boolean): Section {
  return {
    at, groups: [
      { name: 'who', fields: [country, choice('technology', NAVAL_TECHNOLOGIES, { needed: true }), yes('veteran'), yes('facingOttomans')] },
      navalUnits, { name: 'line', fields: [choice('firstLine', SHIPS, { needed: true })] }, leader,
      { name: 'conduct', fields: [
        ...phasing ? [] : [yes('evades', NOT_INTERCEPTED)], yes('retreatAfterFirstDay'),
        choice('withdrawWithWind', ['none', 'after-fire1', 'after-fire2'], { otherwise: 'none' }), { kind: 'list', name: 'captures', values: SHIPS, most: 6 }, count('sunkAfterwardsThirds', MOST),
      ] },
    ],
  };
}

const ROLLS = ['fire1', 'shock1', 'fire2', 'shock2', 'pursuit'] as const;
const OF_AN_ARMY: readonly DieName[] = ['replacementLeader', 'fire1', 'shock1', 'retreatAttempt', 'fire2', 'shock2', 'pursuit', 'smallStack', 'retreat', 'leaderCasualty', 'leaderFate'];
const OF_A_FLEET: readonly DieName[] = ['replacementLeader', 'wind', 'fire1', 'shock1', 'retreatAttempt', 'fire2', 'shock2', 'pursuit', 'leaderCasualty', 'leaderFate'];

export const landBattle: Form = {
  procedure: 'land-battle', rulesets: ['eu-military', 'eu-fast-battle', 'eu-rapid-battle'], choices: true,
  sections: [{ at: '', groups: [{ name: 'scene', fields: [period, theatre, terrain, yes('interception')] }] }, army('phasing', true), army('nonPhasing', false)],
  dice: [{ at: 'phasing', names: OF_AN_ARMY, several: ROLLS }, { at: 'nonPhasing', names: ['evasion', ...OF_AN_ARMY], several: ROLLS }],
};

export const navalBattle: Form = {
  procedure: 'naval-battle', rulesets: ['eu-military', 'eu-fast-battle', 'eu-rapid-battle'], choices: true,
  sections: [
    { at: '', groups: [{ name: 'scene', fields: [choice('seaRegion', ['mediterranean', 'baltic', 'atlantic', 'indian', 'pacific'], { needed: true }), number('turn', 1, 62, { needed: true }), yes('interception')] }] },
    fleet('phasing', true), fleet('nonPhasing', false),
  ],
  dice: [{ at: 'phasing', names: OF_A_FLEET }, { at: 'nonPhasing', names: ['evasion', ...OF_A_FLEET] }],
};
