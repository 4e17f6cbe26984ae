// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Fields, PrintedBoard } from '../src/api/types';
import type { Schema } from '../src/game/form/schema';
import { countrySchema, stackSchema } from '../src/rulesets/eu/setup/schemas';

const PRINTED = { zones: [], parties: [], maps: [] } as unknown as PrintedBoard;
const PUBLISHED: Schema = { type: 'object', properties: { stacks: { type: 'array', items: { type: 'object', properties: { veteranLd: { type: 'integer' }, inside: { type: 'boolean' } } } } } };
const EUROPE: Fields = { countries: { france: {}, turkey: {} } };

function fields(stack: Fields): string[] {
  const { units, ...others } = stackSchema(EUROPE, PRINTED, PUBLISHED, stack).properties!;
  return [...Object.keys(units!.properties!), ...Object.keys(others)];
}

describe('the form of a stack', () => {
  it('has no Timar and no thirds of an LD in a French stack of a war in Europe', () => {
    const shown = fields({ country: 'france', units: { armyPlus: 1 } });
    expect(shown).toEqual(['armyPlus', 'armyMinus', 'ld', 'id', 'country', 'province', 'veteran', 'veteranLd', 'inside']);
  });

  it('has Timar in a Turkish stack, and wherever some is written', () => {
    expect(fields({ country: 'turkey', units: {} })).toContain('timar');
    expect(fields({ country: 'france', units: { timar: { ld: 1 } } })).toContain('timar');
  });

  it('asks for some veterans only where not all are', () => {
    expect(fields({ country: 'france', units: {}, veteran: true })).not.toContain('veteranLd');
    expect(fields({ country: 'france', units: {}, veteran: true, veteranLd: 2 })).toContain('veteranLd');
  });
});

describe('the form of a country', () => {
  it('has reforms of the army for Turkey alone', () => {
    expect(countrySchema('turkey', {}).properties).toHaveProperty('reforms');
    expect(countrySchema('france', {}).properties).not.toHaveProperty('reforms');
    expect(countrySchema('france', { reforms: ['M-2'] }).properties).toHaveProperty('reforms');
  });
});
