import { describe, expect, it } from 'vitest';
import type { Ruling, Step } from '../src/api/ruling';
import { inflicted, isBlow, marksOf, moraleOf, plus, rowsOf, told } from '../src/rulesets/eu/battle/tally';

const step = (name: string, side?: string, more: Partial<Step> = {}): Step => ({ step: name, side, ...more } as Step);
const ruled = (position: number, ...explanation: Step[]): Ruling => ({ position, explanation } as unknown as Ruling);
const blow = (side: string, name: string, result: string) => step(name, side, { table: 'combat-results', dice: [{ value: 7 }] as never, result });

describe('a result of the combat table', () => {
  it.each([
    ['1 2/3 **', { wholes: 1, parts: 2, of: 3, stars: 2 }],
    ['2', { wholes: 2, parts: 0, of: 3, stars: 0 }],
    ['1/2 *', { wholes: 0, parts: 1, of: 2, stars: 1 }],
    ['***', { wholes: 0, parts: 0, of: 3, stars: 3 }],
    ['nothing', { wholes: 0, parts: 0, of: 3, stars: 0 }],
  ])('%s is read as marks', (text, marks) => {
    expect(marksOf(text)).toEqual(marks);
  });

  it.each(['morale 3', '', ' ', '1 of 3', null, 7])('%s is none', (text) => {
    expect(marksOf(text)).toBeNull();
  });

  it('is added to another in thirds, whole where they make a whole', () => {
    expect(plus(marksOf('1 2/3 *')!, marksOf('2/3')!)).toEqual({ wholes: 2, parts: 1, of: 3, stars: 1 });
    expect(plus(marksOf('2')!, marksOf('1/2')!)).toEqual({ wholes: 2, parts: 1, of: 2, stars: 0 });
  });

  it('is told as players write it', () => {
    expect(['nothing', '1/3', '2', '2 1/3'].map((text) => told(marksOf(text)!))).toEqual(['0', '1/3', '2', '2 1/3']);
  });
});

describe('the paper of a battle', () => {
  const rulings = [
    ruled(12, step('morale', 'phasing', { result: 'morale 3' }), step('morale', 'non-phasing', { result: 'moral 2' }),
      blow('phasing', 'first fire', '1 1/3 *'), blow('non-phasing', 'first fire', '2/3')),
    ruled(13, blow('phasing', 'first fire', '2/3 **'), step('winner', undefined, { result: 'phasing' })),
  ];

  it('has one row for what both sides do by one name, and another for another event', () => {
    const rows = rowsOf(rulings);
    expect(rows.map(({ position, title, rolled }) => [position, title, rolled])).toEqual([
      [12, 'morale', false], [12, 'first fire', true], [13, 'first fire', true], [13, 'winner', false],
    ]);
    expect([...rows[1]!.steps.keys()]).toEqual(['phasing', 'non-phasing']);
    expect([...rows[3]!.steps.keys()]).toEqual(['']);
  });

  it('adds up what a side inflicted', () => {
    expect(inflicted(rowsOf(rulings), 'phasing')).toEqual({ wholes: 2, parts: 0, of: 3, stars: 3 });
    expect(inflicted(rowsOf(rulings), 'non-phasing')).toEqual({ wholes: 0, parts: 2, of: 3, stars: 0 });
  });

  it('knows the morale of each side before the first roll, in English and in French', () => {
    expect(moraleOf(rowsOf(rulings), 'phasing')).toBe(3);
    expect(moraleOf(rowsOf(rulings), 'non-phasing')).toBe(2);
    expect(moraleOf(rowsOf([rulings[1]!]), 'phasing')).toBeNull();
  });

  it('counts no roll of another table as a blow', () => {
    expect(isBlow(step('pursuit', 'phasing', { table: 'pursuit', dice: [{ value: 7 }] as never, result: '1' }))).toBe(false);
    expect(isBlow(step('first fire', 'phasing', { table: 'combat-results', result: '1' }))).toBe(false);
  });
});
