// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { partOfLog } from '../src/game/orderTexts';

test('no orders need nothing of the log, and the same of it each time', () => {
  // A limit that is no number would be another one at each look, and the page would read without end.
  expect(partOfLog([])).toEqual({ from: 0, limit: 0 });
});

test('the part begins before the first order, whose events may be several, and ends with the last', () => {
  expect(partOfLog([40, 25, 31])).toEqual({ from: 5, limit: 36 });
  expect(partOfLog([7])).toEqual({ from: 0, limit: 8 });
});

test('at most five hundred lines are read', () => {
  expect(partOfLog([25, 9000])).toEqual({ from: 5, limit: 500 });
});
