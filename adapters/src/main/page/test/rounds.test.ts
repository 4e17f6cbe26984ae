import { expect, test } from 'vitest';
import type { LogLine, Moment } from '../src/api/log';
import type { OrderLine } from '../src/game/orders';
import { byRound } from '../src/game/rounds';

/** The round S1 with an impulse of France and one of Spain, and the round S2. */
const MOMENTS: Moment[] = [
  { position: 1, kind: 'round', label: 'S1' }, { position: 2, kind: 'impulse', label: 'France', parties: ['france'] },
  { position: 9, kind: 'battle', label: 'Battle of Artois' }, { position: 12, kind: 'impulse', label: 'Spain', parties: ['spain'] }, { position: 20, kind: 'round', label: 'S2' }];

function order(position: number, undoneBy: number | null = null): OrderLine {
  return { line: { position, undoneBy } as LogLine, dice: [], details: [] };
}

function told(...orders: OrderLine[]) {
  return byRound(orders, MOMENTS, 'round').map(({ title, folds }) => [title, ...folds.map((fold) => fold.orders.map(({ line }) => line.position))]);
}

test('orders stand under their round and impulse, and a round that goes on is not named again', () => {
  expect(told(order(3), order(9), order(13), order(14), order(21))).toEqual([['S1 · France', [3], [9]], ['Spain', [13], [14]], ['S2', [21]]]);
});

test('a part of the log that begins within an impulse names both', () => {
  expect(told(order(13))).toEqual([['S1 · Spain', [13]]]);
});

test('orders that one undo took back stand together, those of another undo apart', () => {
  expect(told(order(3), order(4, 8), order(6, 8), order(7, 11), order(10))).toEqual([['S1 · France', [3], [4, 6], [7], [10]]]);
});

test('an order that begins a round itself belongs to it', () => {
  const ending = { line: { position: 19 } as LogLine, dice: [], details: [{ position: 20 } as LogLine] };
  expect(told(order(13), ending)).toEqual([['S1 · Spain', [13]], ['S2', [19]]]);
});
