// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Fields } from '../src/api/board';
import type { PrintedBoard } from '../src/api/printed';
import type { Schema } from '../src/game/form/schema';
import { countrySchema, fleetSchema, stackSchema } from '../src/rulesets/eu/setup/schemas';

const PRINTED = { zones: [], parties: [{ id: 'france', name: 'France', troops: [] }, { id: 'spain', name: 'Spain', troops: ['tercios'] }, { id: 'turkey', name: 'Turkey', troops: ['timar'] }], maps: [] } as unknown as PrintedBoard;
const PUBLISHED: Schema = { type: 'object', properties: { stacks: { type: 'array', items: { type: 'object', properties: { veteranLd: { type: 'integer' }, inside: { type: 'boolean' } } } } } };
const EUROPE: Fields = { countries: { france: {}, turkey: {} } };

const WALLS = { zones: [{ id: 'artois', name: 'Artois', kind: 'land', income: 5, fortress: 1 }, { id: 'caux', name: 'Caux', kind: 'land', income: 5, ports: [{ sea: 'manche' }] }, { id: 'manche', name: 'Manche', kind: 'sea' }], parties: [], maps: [] } as unknown as PrintedBoard;
const BESIEGED: Fields = { countries: { spain: {}, austria: {}, france: {} }, alliances: [['spain', 'austria'], ['france']] };

function fields(stack: Fields): string[] {
  const { units, ...others } = stackSchema(EUROPE, PRINTED, PUBLISHED, stack).properties!;
  return [...Object.keys(units!.properties!), ...Object.keys(others)];
}

describe('the form of a stack', () => {
  it('has no Timar and no thirds of an LD in a French stack of a war in Europe', () => {
    const shown = fields({ country: 'france', units: { armyPlus: 1 } });
    expect(shown).toEqual(['armyPlus', 'armyMinus', 'ld', 'id', 'country', 'province', 'veteran', 'veteranLd']);
  });

  it('asks whether it is inside only where an enemy stands before its fortress', () => {
    const fields = (stacks: Fields[]) => Object.keys(stackSchema({ ...BESIEGED, stacks }, WALLS, PUBLISHED, stacks[0]!).properties!);
    const [own, ally, enemy] = ['spain', 'austria', 'france'].map((country) => ({ country, province: 'artois', units: { ld: 1 } }));
    expect(fields([own!, enemy!])).toContain('inside');
    expect(fields([own!, ally!])).not.toContain('inside');
    expect(fields([{ ...own, inside: true }])).toContain('inside');
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

describe('the form of a naval stack', () => {
  const fields = (fleet: Fields, scenario: Fields = BESIEGED) => Object.keys(fleetSchema(scenario, WALLS, fleet).properties!);

  it('asks for a blockade only at sea off a port, and for convoys only with transports in the rest of the world', () => {
    expect(fields({ country: 'spain', at: 'caux', ships: { nwd: 1 } })).toEqual(['id', 'country', 'at', 'ships', 'veteran']);
    expect(fields({ country: 'spain', at: 'manche', ships: { ntd: 1 } })).toContain('blockades');
    expect(fields({ country: 'spain', at: 'manche', ships: { ntd: 1 } })).not.toContain('convoy');
    expect(fields({ country: 'spain', at: 'caux', ships: {}, gold: 20 })).toContain('gold');
  });

  it('asks what it supplies only off a coast with troops', () => {
    expect(fields({ country: 'spain', at: 'manche', ships: {} }, { ...BESIEGED, stacks: [{ country: 'spain', province: 'caux' }] })).toContain('supplies');
    expect(fields({ country: 'spain', at: 'manche', ships: {} })).not.toContain('supplies');
  });
});

describe('the form of a country', () => {
  it('has reforms of the army for Turkey alone', () => {
    expect(countrySchema(PRINTED, 'turkey', {}).properties).toHaveProperty('reforms');
    expect(countrySchema(PRINTED, 'france', {}).properties).not.toHaveProperty('reforms');
    expect(countrySchema(PRINTED, 'france', { reforms: ['M-2'] }).properties).toHaveProperty('reforms');
  });

  it('has Tercios where they are printed, and wherever they are written', () => {
    expect(countrySchema(PRINTED, 'spain', { tercio: false }).properties).toHaveProperty('tercio');
    expect(countrySchema(PRINTED, 'france', { tercio: false }).properties).not.toHaveProperty('tercio');
    expect(countrySchema(PRINTED, 'france', { tercio: true }).properties).toHaveProperty('tercio');
  });
});
