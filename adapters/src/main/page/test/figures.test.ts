// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { current } from '../src/frame/rooms';
import type { Room } from '../src/frame/room';
import { odds as eiaOdds } from '../src/rulesets/eia/text/odds';
import { odds as euOdds } from '../src/rulesets/eu/text/odds';
import { figure } from '../src/views/odds';

function likelihood(values: [unknown, number][], mean?: number, p5?: number, p95?: number) {
  return { values: values.map(([value, probability]) => ({ value, probability })), ...mean === undefined ? {} : { mean, p5: p5 ?? mean, p95: p95 ?? mean } };
}

function rulebook(odds: typeof euOdds | typeof eiaOdds): void {
  current.value = { page: { words: { odds: { ...odds, first: [], last: [] } } } } as unknown as Room;
}

afterEach(() => {
  current.value = null;
});

test('a figure is told with its unit, in the singular where it is one', () => {
  rulebook(eiaOdds);
  expect(figure('factorsLeft', likelihood([[1, 1]], 1))).toBe('1 factor left');
  expect(figure('factorsLeft', likelihood([[32, 1]], 32))).toBe('32 factors left');
  expect(figure('lostFactors', likelihood([[0, 0.5], [3, 0.5]], 1.5, 0, 3))).toBe('1.5 (0–3) factors lost');
});

test('morale that is counted in tenths is told as it is printed', () => {
  rulebook(eiaOdds);
  expect(figure('moraleOfRest', likelihood([[40, 1]], 40))).toBe('morale 4.0');
  expect(figure('moraleLost', likelihood([[2, 0.5], [4, 0.5]], 3, 2, 4))).toBe('0.3 (0.2–0.4) morale lost');
});

test('a chance is told before what it is of', () => {
  rulebook(euOdds);
  expect(figure('pillage', likelihood([[true, 0.5], [false, 0.5]]))).toBe('50 %: lose an LD or pillage');
  expect(figure('lossLd', likelihood([[2, 1]], 2))).toBe('2 LD lost');
});

test('a field without a unit of its own is told by its name', () => {
  rulebook(eiaOdds);
  expect(figure('corpsEmptied', likelihood([[1, 1]], 1))).toBe('corps emptied: 1');
});
