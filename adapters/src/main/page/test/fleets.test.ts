// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Fields } from '../src/api/board';
import type { Option } from '../src/api/move';
import type { PrintedBoard } from '../src/api/printed';
import { pausing } from '../src/rulesets/eu/sea/pausing';
import { commandersOf, sailed, withoutFleet } from '../src/rulesets/eu/setup/fleets';
import type { Fleet } from '../src/rulesets/eu/types';

const sea = (id: string) => ({ id, name: id, kind: 'sea' });
const printed = { zones: [sea('s_ionienne'), sea('s_gabes')], parties: [] } as unknown as PrintedBoard;
const league: Fields = {
  alliances: [['spain', 'venice', 'papacy'], ['turkey']],
  fleets: [
    { id: 'lleida', country: 'spain', at: 's_ionienne', blockades: 'morea' }, { id: 'bandiera', country: 'venice', at: 's_ionienne', under: 'lleida', supplies: 'morea' },
    { id: 'galera', country: 'papacy', at: 's_ionienne' }, { id: 'reis', country: 'turkey', at: 's_ionienne' }, { id: 'gritti', country: 'venice', at: 's_gabes' },
  ],
};
const fleets = (scenario: Fields) => scenario.fleets as Fields[];

test('ships sail under stacks of allies in the same place that sail under nobody', () => {
  expect(commandersOf(league, fleets(league)[2]!)).toEqual(['lleida']);
  expect(commandersOf(league, fleets(league)[1]!)).toEqual(['lleida', 'galera']);
  expect(commandersOf(league, fleets(league)[3]!)).toEqual([]);
  expect(commandersOf(league, fleets(league)[4]!)).toEqual([]);
});

test('contingents go with the stack under which they sail, and rest there', () => {
  expect(fleets(sailed(league, 0, 's_gabes', printed)).slice(0, 3)).toEqual([
    { id: 'lleida', country: 'spain', at: 's_gabes' }, { id: 'bandiera', country: 'venice', at: 's_gabes', under: 'lleida' }, fleets(league)[2]]);
});

test('a contingent that is put elsewhere has left its stack', () => {
  expect(fleets(sailed(league, 1, 's_gabes', printed))[1]).toEqual({ id: 'bandiera', country: 'venice', at: 's_gabes' });
  expect(sailed(league, 1, 's_ionienne', printed)).toBe(league);
  expect(sailed(league, 1, 'nowhere', printed)).toBe(league);
});

test('contingents of a stack that is removed are stacks of their own', () => {
  expect(fleets(withoutFleet(league, 0))[0]).toEqual({ id: 'bandiera', country: 'venice', at: 's_ionienne', supplies: 'morea' });
});

const sails: Option = { label: 'sail to Gabès', command: { type: 'SailFleet', stack: 'lleida', path: ['s_gabes'] } } as unknown as Option;
const lead = (more: object) => ({ id: 'lleida', ships: { fleetPlus: 0, fleetMinus: 0, nwd: 1, ngd: 0, ntd: 0, nde: 0, vgd: 0 }, ...more }) as unknown as Fleet;
const two = { fleetPlus: 0, fleetMinus: 0, nwd: 2, ngd: 0, ntd: 0, nde: 0, vgd: 0 };

test('a pause that only drops ships is offered for who has somebody to drop', () => {
  expect(pausing(lead({}), [sails])).toEqual([sails]);
  expect(pausing(lead({ ships: two, aboard: [{}] }), [sails])).toEqual([sails]);
  expect(pausing(lead({ ships: two, gold: 5 }), [sails])).toEqual([sails]);
  expect(pausing(lead({ ships: two, undivided: true }), [sails])).toEqual([sails]);
  for (const somebody of [{ ships: two }, { company: [{}], aboard: [{}] }, { company: [{}], undivided: true }]) {
    const [, pause] = pausing(lead(somebody), [sails]);
    expect(pause!.command).toEqual({ type: 'SailFleet', stack: 'lleida', path: ['s_gabes'], action: { kind: 'regrouping' } });
    expect(pause!.label).toBe('sail to Gabès and pause there to drop ships');
  }
});

test('a pause is offered once, and never without a way', () => {
  const once = pausing(lead({ ships: two }), [sails]);
  expect(pausing(lead({ ships: two }), once)).toBe(once);
  const attack = { label: 'attack', command: { type: 'SailFleet', stack: 'lleida', path: [], action: { kind: 'battle', target: 'reis' } } } as unknown as Option;
  expect(pausing(lead({ ships: two }), [attack])).toEqual([attack]);
});
