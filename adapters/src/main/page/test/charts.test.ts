// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { chartsOf, linesOf } from '../src/views/Charts';

describe('charts that an owner enters', () => {
  it('are sent as lines, without empty ones at the end of a file', () => {
    expect(linesOf('\uFEFFdie,result\r\n1,sortie \r\n\r\n2,breach\n\n')).toEqual(['die,result', '1,sortie', '', '2,breach']);
  });

  it('are left out where no table was entered', () => {
    expect(chartsOf({}, 'a form')).toEqual({});
    expect(chartsOf({ siege: ' \n' }, 'a form')).toEqual({});
  });

  it('name their origin and each table', () => {
    expect(chartsOf({ siege: 'die,result\n1,breach', pursuit: '' }, 'a form')).toEqual({ charts: { origin: 'a form', tables: { siege: ['die,result', '1,breach'] } } });
  });
});
