// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { go, here, hrefOf, parse, route } from '../src/route';

describe('an address of the page', () => {
  beforeEach(() => {
    history.replaceState(null, '', '#/');
    route.value = parse('#/');
  });

  it('is read as path and query', () => {
    expect(parse('#/games/g-1/zone/artois?at=12&map=europe')).toEqual({ path: ['games', 'g-1', 'zone', 'artois'], query: { at: '12', map: 'europe' } });
  });

  it('may be empty', () => {
    expect(parse('')).toEqual({ path: [], query: {} });
    expect(parse('#/')).toEqual({ path: [], query: {} });
  });

  it('is taken as it stands where somebody typed a bad escape', () => {
    expect(parse('#/games/%E0%A4%A').path).toEqual(['games', '%E0%A4%A']);
  });

  it('is written so that it is read again alike, whatever is in its parts', () => {
    const path = ['games', 'a/b?c#d', 'é ü'];
    expect(parse(hrefOf(path, { at: 0, text: 'Condé & Guise' }))).toEqual({ path, query: { at: '0', text: 'Condé & Guise' } });
  });

  it('leaves out what is not said', () => {
    expect(hrefOf(['games'], { at: null, map: undefined, text: '' })).toBe('#/games');
  });

  it('is where the page is at once, with a step back to where it was', () => {
    const before = history.length;
    go('#/games/g-1?at=3');
    expect(here()).toEqual({ path: ['games', 'g-1'], query: { at: '3' } });
    expect(history.length).toBe(before + 1);
  });

  it('takes the place of the one before when it is gone to quietly', () => {
    const before = history.length;
    go('#/games/g-1?at=4', true);
    expect(location.hash).toBe('#/games/g-1?at=4');
    expect(history.length).toBe(before);
  });

  it('is read from the browser where that is further than the page', () => {
    history.replaceState(null, '', '#/rules');
    expect(here().path).toEqual(['rules']);
  });
});
