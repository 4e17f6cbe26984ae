import { expect, test } from 'vitest';
import type { LogLine } from '../src/api/types';
import { ordered } from '../src/game/orders';

function line(position: number, since: number, type: string, quiet = false): LogLine {
  return { position, since, type, quiet, at: '', by: 'france', undoneBy: null, text: `line ${position}`, explained: false };
}

test('quiet lines are folded into the last line of their order that tells something', () => {
  const [round, next] = ordered([line(1, 1, 'RoundDeclared', true), line(2, 1, 'CombatRoundFought'), line(3, 1, 'ForcesLeft', true), line(4, 4, 'CorpsMoved')], new Set());
  expect(round!.line.position).toBe(2);
  expect(round!.first).toBe(true);
  expect(round!.folded.map(({ position }) => position)).toEqual([1, 3]);
  expect(next!.line.position).toBe(4);
});

test('of an order of quiet lines alone the first one is shown', () => {
  const shown = ordered([line(1, 1, 'AllyNamed', true), line(2, 1, 'CombatAnswered', true)], new Set());
  expect(shown.map((each) => each.line.position)).toEqual([1]);
});
