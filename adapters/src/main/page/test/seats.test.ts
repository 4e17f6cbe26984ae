// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { end, hotSeatOf, pass, seated, share, sitDown } from '../src/hotSeat';
import { forget, keepMine, mine, MOST, remember } from '../src/mine';
import { dismiss, forgetUnknown, forgotten, keepToken, tokenOf } from '../src/session';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  keepMine(false);
  forgotten.value = new Set();
});

describe('the token of a seat', () => {
  it('is kept for its game alone', () => {
    keepToken('g-1', 'secret');
    expect(tokenOf('g-1')).toBe('secret');
    expect(tokenOf('g-2')).toBe('');
  });

  it('is forgotten where the service does not know it, and the game says so until somebody read it', () => {
    keepToken('g-1', 'old');
    forgetUnknown('g-1', 'old');
    expect(tokenOf('g-1')).toBe('');
    expect([...forgotten.value]).toEqual(['g-1']);
    dismiss('g-1');
    expect([...forgotten.value]).toEqual([]);
  });

  it('stays where an answer to an older token comes late', () => {
    keepToken('g-1', 'new');
    forgetUnknown('g-1', 'old');
    expect(tokenOf('g-1')).toBe('new');
    expect([...forgotten.value]).toEqual([]);
  });
});

describe('one device for all seats', () => {
  const seats = [{ name: 'Anna', token: 'a' }, { name: 'Ben', token: 'b' }];

  it('holds no token while it is passed on', () => {
    share('g-1', seats);
    expect(seated('g-1')).toBe('Anna');
    pass('g-1', 'Ben');
    expect(tokenOf('g-1')).toBe('');
    expect(seated('g-1')).toBeNull();
    expect(hotSeatOf('g-1')?.passing).toBe('Ben');
    sitDown('g-1', 'Ben');
    expect(tokenOf('g-1')).toBe('b');
    expect(hotSeatOf('g-1')?.passing).toBeNull();
  });

  it('gives nobody the seat of somebody who does not share it', () => {
    share('g-1', seats);
    pass('g-1', 'Ben');
    sitDown('g-1', 'Zoe');
    expect(tokenOf('g-1')).toBe('');
  });

  it('belongs to the seat that has it once nobody else plays on it', () => {
    share('g-1', seats);
    end('g-1');
    expect(hotSeatOf('g-1')).toBeNull();
    expect(tokenOf('g-1')).toBe('a');
  });
});

describe('the own games of a browser', () => {
  const game = (id: string, token = 't', seat = 'Anna') => ({ id, token, name: `War ${id}`, seat });

  it('are kept only where that was asked for', () => {
    remember(game('g-1'));
    expect(mine.value).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('are kept with the last opened first, a seat once with its newest token', () => {
    keepMine(true);
    remember(game('g-1', 'old'));
    remember(game('g-2'));
    remember(game('g-1', 'new'));
    expect(mine.value).toEqual([game('g-1', 'new'), game('g-2')]);
  });

  it('are no more than a bound', () => {
    keepMine(true);
    for (let id = 0; id <= MOST; id++) {
      remember(game(`g-${id}`));
    }
    expect(mine.value).toHaveLength(MOST);
    expect(mine.value!.some(({ id }) => id === 'g-0')).toBe(false);
  });

  it('are gone when that is taken back', () => {
    keepMine(true);
    remember(game('g-1'));
    forget(mine.value![0]!);
    expect(mine.value).toEqual([]);
    remember(game('g-2'));
    keepMine(false);
    expect(localStorage.length).toBe(0);
  });

  it('are none where something else stands in their place', () => {
    keepMine(true);
    localStorage.setItem('tercio.mine', '{"not": "a list"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tercio.mine' }));
    expect(mine.value).toEqual([]);
    localStorage.setItem('tercio.mine', 'no JSON');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tercio.mine' }));
    expect(mine.value).toEqual([]);
  });
});
