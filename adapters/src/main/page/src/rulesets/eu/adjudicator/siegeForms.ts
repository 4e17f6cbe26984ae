import type { Form, Section } from '../../../adjudicator/field';
import { choice, count, number, yes, type DieName, type SideName } from './fields';
import { armyClass, contingents, country, landTechnology, landUnits, leader, period, reformM2, terrain, theatre } from './shapes';

const fortressLevel = number('fortressLevel', 0, 5, { needed: true });
const artilleryValue = number('artilleryValue', 0, 99);
const EDITIONS = ['eu-military', 'eu-fast-battle', 'eu-rapid-battle'] as const;

const stormer = (at: SideName): Section => ({
  at, groups: [{ name: 'who', fields: [country, landTechnology, armyClass, yes('veteran'), yes('tercio'), reformM2, yes('facingOttomans')] }, landUnits, contingents, leader],
});

const digger = (at: SideName): Section => ({
  at, groups: [{ name: 'who', fields: [{ kind: 'party', name: 'country' }, armyClass, count('siegeValue', 6)] }, landUnits],
});

const STORM: readonly DieName[] = ['replacementLeader', 'fire', 'shock', 'leaderCasualty', 'leaderFate'];

export const assault: Form = {
  procedure: 'assault', rulesets: EDITIONS, choices: true,
  sections: [
    { at: '', groups: [{ name: 'scene', fields: [period, theatre, fortressLevel, artilleryValue, yes('breach'), yes('previousAssaultCausedLoss')] }] },
    stormer('besieger'), stormer('besieged'),
  ],
  dice: [{ at: 'besieger', names: STORM }, { at: 'besieged', names: STORM }],
};

export const undermining: Form = {
  procedure: 'undermining', rulesets: EDITIONS, choices: false,
  sections: [
    { at: '', groups: [
      { name: 'scene', fields: [period, theatre, terrain, fortressLevel, choice('port', ['none', 'blockaded', 'unblockaded'], { needed: true }), artilleryValue] },
      { name: 'siege', fields: [
        count('siegeworkMinus', 1), count('siegeworkPlus', 2), count('supplyDistance', 12), yes('firstRoundThisTurn'), yes('continuedFromLastTurn'),
        yes('breachThisTurn'), yes('assaultCausedLossThisTurn'),
      ] },
    ] },
    digger('besieger'), digger('besieged'),
  ],
  dice: [{ at: '', names: ['undermining'] }],
};
