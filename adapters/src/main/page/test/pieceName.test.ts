import { expect, test } from 'vitest';
import { beginningAlike } from '../src/game/pieceName';

/** The rest of each name. */
function rests(...names: string[]): string[] {
  return names.map((name) => name.slice(beginningAlike(names)));
}

test('names of pieces are told apart by what they do not begin with alike', () => {
  expect(rests('France’s stack of 8 LD under Condé', 'France’s stack of 3 LD', 'France’s stack of 1 LD')).toEqual(['8 LD under Condé', '3 LD', '1 LD']);
  expect(rests('Russia I', 'Russia Guard')).toEqual(['I', 'Guard']);
});

test('a number stays with what it counts, and a word with its number', () => {
  expect(rests('France’s stack of 3 LD', 'France’s stack of 3 LD under Condé')).toEqual(['3 LD', '3 LD under Condé']);
  expect(rests('Russia infantry corps 1', 'Russia infantry corps 2')).toEqual(['corps 1', 'corps 2']);
});

test('one name, names that are alike and names that begin otherwise stay whole', () => {
  expect(rests('Russia I')).toEqual(['Russia I']);
  expect(rests('the garrison', 'the garrison')).toEqual(['the garrison', 'the garrison']);
  expect(rests('Russia I', 'Bavaria')).toEqual(['Russia I', 'Bavaria']);
});
