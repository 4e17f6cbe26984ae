// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { amount, inUnits, luckOf } from '../src/game/report/units';
import type { ReportWords } from '../src/game/report/words';
import { report as eia } from '../src/rulesets/eia/text/report';
import { report as eu } from '../src/rulesets/eu/text/report';

describe('a change in the report', () => {
  it('has its unit in the number of its amount', () => {
    expect(amount(1, 'cities', eia)).toBe('+1 city');
    expect(amount(-2, 'cities', eia)).toBe('−2 cities');
    expect(amount(-1, 'political points', eia)).toBe('−1 political point');
    expect(amount(2, 'money', eia)).toBe('+2');
    expect(amount(1, 'fortresses', eu)).toBe('+1 fortress');
  });

  it('counts ships as a whole, where the service counts thirds of them', () => {
    expect(amount(-4, 'thirds of a ship', eu)).toBe('−1.33 ships');
    expect(amount(3, 'thirds of a ship', eu)).toBe('+1 ship');
    expect(luckOf('naval attrition -3 thirds of a ship, march attrition 2.5 LD', eu)).toBe('naval attrition −1 ship, march attrition +2.5 LD');
  });
});

describe('the lines of the course', () => {
  it('are of ships, and all others stay as they are', () => {
    const point = { position: 1, turn: 1, round: 'S1' };
    const told = inUnits({ lines: [{ party: 'spain', measure: 'ships', unit: 'thirds of a ship', points: [{ ...point, value: 12 }] }, { party: 'spain', measure: 'strength', unit: 'LD', points: [{ ...point, value: 12 }] }],
      turningPoints: [{ ...point, party: 'spain', measure: 'ships', change: -6, unit: 'thirds of a ship' }] }, eu as ReportWords);
    expect(told.lines.map(({ unit, points }) => [unit, points[0]!.value])).toEqual([['ships', 4], ['LD', 12]]);
    expect(told.turningPoints.map(({ unit, change }) => [unit, change])).toEqual([['ships', -2]]);
  });
});
