import { expect, test } from 'vitest';
import type { LogLine } from '../src/api/log';
import { ordered } from '../src/game/orders';

const BOOKKEEPING = new Set(['ImpulseBegan']);

function line(position: number, since: number, type: string, more: Partial<LogLine> = {}): LogLine {
  return { position, since, type, at: '', by: 'france', undoneBy: null, text: `line ${position}`, explained: false, ...more };
}

test('an order is told by its headline, with all its dice, and the rest are details in the order in which they happened', () => {
  const [battle, next] = ordered([
    line(1, 1, 'FieldHeld'), line(2, 1, 'BattleFought', { dice: [{ purpose: 'fire', value: 7 }, { purpose: 'shock', value: 3 }] }),
    line(3, 1, 'BattleEnded', { headline: true }), line(4, 1, 'LeaderWounded', { dice: [{ purpose: 'wound', value: 10 }] }), line(5, 5, 'StackMoved', { headline: true }),
  ], BOOKKEEPING);
  expect(battle!.line.position).toBe(3);
  expect(battle!.dice.map(({ value }) => value)).toEqual([7, 3, 10]);
  expect(battle!.details.map(({ position }) => position)).toEqual([1, 2, 4]);
  expect(next!.line.position).toBe(5);
  expect(next!.details).toEqual([]);
});

test('a step of the sequence stands for an order only where the order did nothing else', () => {
  const [told, empty] = ordered([line(1, 1, 'StackMoved'), line(2, 1, 'ImpulseBegan', { headline: true }), line(3, 3, 'ImpulseBegan', { headline: true })], BOOKKEEPING);
  expect(told!.line.position).toBe(1);
  expect(empty!.line.position).toBe(3);
});

test('an order that the part of the log cuts off before its headline is told by the last line that tells something', () => {
  const [cut] = ordered([line(1, 1, 'StackEntered'), line(2, 1, 'AttritionRolled'), line(3, 1, 'CombatAnswered', { quiet: true })], BOOKKEEPING);
  expect(cut!.line.position).toBe(2);
});

test('of an order of quiet lines alone the first one is shown', () => {
  const shown = ordered([line(1, 1, 'AllyNamed', { quiet: true }), line(2, 1, 'CombatAnswered', { quiet: true, headline: true })], BOOKKEEPING);
  expect(shown.map((each) => each.line.position)).toEqual([1]);
});
