// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { clausesOf } from '../src/archive/clauses';
import { written } from '../src/text/numbers';
import { namer, ofMost } from '../src/archive/plot';
import type { Answer, Draw } from '../src/archive/types';

const draw: Draw = { mark: 'bar', x: 'kind', y: 'n', low: '', high: '', series: 'party' };

function answer(rows: Answer['rows']): Answer {
  const columns = [['party', 'text', ''], ['person', 'text', ''], ['kind', 'text', ''], ['level', 'whole', ''], ['winter', 'flag', ''], ['n', 'whole', 'rolls']].map(([name, type, unit]) => ({ name: name!, type: type!, unit: unit! }));
  return { question: 'x', games: 1, rows, columns, cut: false, heads: '', sql: '', lag: 0 };
}

test('a mark is called by what it stands for where no other row has this name', () => {
  const rows = [{ party: 'france', person: 'Anna', kind: 'cold', level: 2, winter: true, n: 3 }];
  expect(namer(draw, answer(rows))(rows[0]!)).toBe('cold');
});

test('rows of one name are told apart by what has no unit', () => {
  const rows = [{ party: 'france', person: 'Anna', kind: 'cold', level: 2, winter: true, n: 3 }, { party: 'spain', person: 'Ben', kind: 'cold', level: 3, winter: false, n: 4 }];
  expect(rows.map(namer(draw, answer(rows)))).toEqual(['cold · level 2 · winter', 'cold · level 3']);
});

test('what all rows share tells none of them apart', () => {
  const rows = [{ party: 'france', person: 'Anna', kind: 'cold', level: 2, winter: true, n: 3 }, { party: 'spain', person: 'Ben', kind: 'cold', level: 2, winter: true, n: 4 }];
  expect(rows.map(namer({ ...draw, series: '' }, answer(rows)))).toEqual(['cold · france', 'cold · spain']);
});

test('an axis has room for thirty names, those that came most often', () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ name: `m${at}`, n: at }));
  const kept = ofMost(rows, (row) => String(row.name));
  expect(kept).toHaveLength(30);
  expect(kept.map(({ n }) => n)).not.toContain(9);
});

test('thousands are parted as the language does it, and a year stays one', () => {
  expect(written(250_800, 'en')).toBe('250,800');
  expect(written(250_800, 'fr').replace(/\s/gu, ' ')).toBe('250 800');
  expect(written(1805, 'en')).toBe('1805');
  expect(written(12_345.6, 'en')).toBe('12,346');
  expect(written(0.123_456, 'en')).toBe('0.123');
});

test('the clauses of a pattern are parted by semicolons outside quotes', () => {
  expect(clausesOf('siege place=artois party=france; stack leader="Don; Juan"')).toEqual(['siege place=artois party=france', 'stack leader="Don; Juan"']);
});
