// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isMissingDie } from '../src/adjudicator/faults';
import { at, put } from '../src/adjudicator/request';

describe('a question to the adjudicator', () => {
  it('holds a value at a pointer, with the objects that lead there', () => {
    expect(put({}, '/phasing/leader/manoeuvre', 3)).toEqual({ phasing: { leader: { manoeuvre: 3 } } });
  });

  it('loses a value with the objects that are empty then, but for those that are kept', () => {
    const request = { phasing: { leader: { manoeuvre: 3 } }, terrain: 'swamp' };
    expect(put(request, '/phasing/leader/manoeuvre', undefined)).toEqual({ terrain: 'swamp' });
    expect(put(request, '/phasing/leader/manoeuvre', undefined, ['/phasing/leader'])).toEqual({ phasing: { leader: {} }, terrain: 'swamp' });
  });

  it('is not changed itself', () => {
    const request = { terrain: 'clear' };
    expect(put(request, '/terrain', 'swamp')).toEqual({ terrain: 'swamp' });
    expect(request).toEqual({ terrain: 'clear' });
  });

  it('is read by a pointer, also within lists, and never beyond its own fields', () => {
    const request = { dice: { fire: [3, 7] } };
    expect(at(request, '/dice/fire/1')).toBe(7);
    expect(at(request, '/dice/fire/2')).toBeUndefined();
    expect(at(request, '/toString')).toBeUndefined();
  });

  it('misses a die that nobody threw', () => {
    expect(isMissingDie({ pointer: '/dice/fire', message: 'missing' }, { dice: {} })).toBe(true);
    expect(isMissingDie({ pointer: '/dice/fire', message: 'from 1 to 10' }, { dice: { fire: 11 } })).toBe(false);
    expect(isMissingDie({ pointer: '/terrain', message: 'missing' }, {})).toBe(false);
  });
});
