import { expect, test } from 'vitest';
import type { Form } from '../src/api/decision';
import { blank, proposed } from '../src/game/form/filling';

const LOSSES: Form = {
  command: { type: 'TakeForageLosses' },
  fields: [{ kind: 'count', name: 'factors.counts.infantry', label: 'infantry', min: 0, max: 1, example: 1 }, { kind: 'count', name: 'factors.counts.militia', label: 'militia', min: 0, max: 1, example: 0 }],
};
const WAY: Form = {
  command: { type: 'MoveCorps' },
  fields: [{ kind: 'choice', name: 'corps', label: 'corps', of: [{ value: 'i', label: 'I' }], example: 'i' }, { kind: 'order', name: 'path', label: 'way', of: [{ value: 'ulm', label: 'Ulm' }], repeats: true }],
};

test('a form that has to be filled in begins with a legal answer', () => {
  expect(proposed(LOSSES)).toEqual({ 'factors.counts.infantry': 1, 'factors.counts.militia': 0 });
  expect(blank(LOSSES)).toEqual({ 'factors.counts.infantry': 0, 'factors.counts.militia': 0 });
});

test('a way begins with no step', () => {
  expect(proposed(WAY)).toEqual({ corps: 'i', path: [] });
});
