// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Fields } from '../src/api/board';
import type { PrintedBoard } from '../src/api/printed';
import { tools } from '../src/rulesets/eu/setup/laying';
import { read } from '../src/rulesets/eu/setup/lines';
import { about, repair } from '../src/rulesets/eu/setup/repairs';

const PRINTED = {
  parties: [{ id: 'france', name: 'France' }, { id: 'spain', name: 'Spain' }, { id: 'venice', name: 'Venice' }],
  zones: [{ id: 'artois', name: 'Artois', kind: 'land', income: 5, fortress: 1 }, { id: 'armor', name: 'Armor', kind: 'land', income: 5, ports: [{ sea: 'manche' }] },
    { id: 'lombardia', name: 'Lombardia', kind: 'land', income: 20, owner: 'milano' }, { id: 'ile_de_france', name: 'Île-de-France', kind: 'land', income: 20 }, { id: 'manche', name: 'Manche', kind: 'sea' }],
  maps: [],
} as unknown as PrintedBoard;
const WAR: Fields = { countries: { france: {}, spain: {} }, alliances: [['france'], ['spain']], owners: {}, controllers: {}, stacks: [], fleets: [] };

const rows = (scenario: Fields, list: string) => scenario[list] as Fields[];

describe('lines as players write them', () => {
  it('lay counters, veterans and the marks of a siege', () => {
    const { scenario, laid, faults } = read(WAR, 'Fra A+ 2LD Artois, siege S-1\nspain 2 A- lomb, veteran', PRINTED);
    expect(faults).toEqual([]);
    expect(laid).toBe(2);
    expect(rows(scenario, 'stacks')).toMatchObject([{ country: 'france', province: 'artois', units: { armyPlus: 1, armyMinus: 0, ld: 2 } }, { country: 'spain', province: 'lombardia', units: { armyMinus: 2 }, veteran: true }]);
    expect((scenario.session as Fields).sieges).toEqual({ artois: { minus: 1, plus: 0 } });
  });

  it('read ships into a port or a sea zone', () => {
    expect(rows(read(WAR, 'Ven F+ 3NGD Manche', PRINTED).scenario, 'fleets')).toMatchObject([{ country: 'venice', at: 'manche', ships: { fleetPlus: 1, ngd: 3 } }]);
  });

  it('mean the state itself before a part of it, and ask where neither is meant', () => {
    const parties = [{ id: 'venise', name: 'Venice' }, { id: 'venise-mineur', name: 'Venice (minor)' }, { id: 'hollande', name: 'Holland' }, { id: 'rebelles', name: 'Holland (revolt)' }, { id: 'ligue', name: 'Holy League' }];
    const printed = { ...PRINTED, parties } as unknown as PrintedBoard;
    expect(rows(read(WAR, 'Ven F+ Manche', printed).scenario, 'fleets')).toMatchObject([{ country: 'venise' }]);
    expect(read(WAR, 'Hol F+ Manche', printed).faults).toEqual([{ line: 1, text: 'Hol may be Holland, Holland (revolt), Holy League.' }]);
    expect(rows(read({ ...WAR, countries: { rebelles: {} } }, 'Holl F+ Manche', printed).scenario, 'fleets')).toMatchObject([{ country: 'rebelles' }]);
  });

  it('find a place without its accents', () => {
    expect(rows(read(WAR, 'Fra LD ile de france', PRINTED).scenario, 'stacks')[0]).toMatchObject({ province: 'ile_de_france' });
  });

  it('say what cannot be read, and lay the others', () => {
    const { scenario, faults } = read(WAR, 'Fra A+ Ar\nGallia LD Artois\nFra Artois\nSpa LD Artois, drunk\nSpa LD Artois', PRINTED);
    expect(faults).toEqual([{ line: 1, text: 'Ar may be Artois, Armor.' }, { line: 2, text: 'There is no country Gallia.' }, { line: 3, text: 'The counters are missing, such as A+ or 2LD.' },
      { line: 4, text: '“drunk” says nothing here: siege S-1, veteran or inside may stand there.' }]);
    expect(rows(scenario, 'stacks')).toHaveLength(1);
  });
});

describe('the tray', () => {
  const tool = (id: string) => tools(PRINTED, 'france').flatMap((group) => group.tools).find((each) => each.id === id)!;

  it('adds a counter to the stack that stands there, and begins one where none does', () => {
    const once = tool('ld-france').lay(WAR, 'artois');
    const twice = tool('armyPlus-france').lay(once, 'artois');
    expect(rows(twice, 'stacks')).toMatchObject([{ units: { armyPlus: 1, armyMinus: 0, ld: 1 } }]);
    expect(tool('ld-france').lay(WAR, 'manche')).toBe(WAR);
    expect(tool('nwd-france').lay(WAR, 'artois')).toBe(WAR);
  });

  it('paints ownership and takes it back to what is printed', () => {
    const painted = tool('owner-france').lay({ ...WAR, controllers: { lombardia: 'spain' } }, 'lombardia');
    expect(painted).toMatchObject({ owners: { lombardia: 'france' }, controllers: {} });
    expect(tool('printed').lay(painted, 'lombardia')).toMatchObject({ owners: {}, controllers: {} });
  });
});

describe('a fault', () => {
  const wrong: Fields = { ...WAR, stacks: [{ id: 'spa-1', country: 'spain', province: 'lombardia', units: { ld: 2 }, inside: true }, { id: 'ven-1', country: 'venice', province: 'artois', units: { ld: 0 } }], session: { sieges: { artois: { minus: 1 } } } };

  it('is told by its piece and place', () => {
    expect(about(wrong, '/stacks/0/province', PRINTED)).toBe('Stack spa-1 of Spain in Lombardia');
    expect(about(wrong, '/session/sieges/artois', PRINTED)).toBe('Siege of Artois');
  });

  it('of a war without alliances takes the countries in whose pieces lie on the map', () => {
    const empty: Fields = { ...WAR, countries: {}, alliances: [], stacks: [{ id: 'fra-1', country: 'france' }], fleets: [{ id: 'ven-1', country: 'venice' }] };
    expect(repair(empty, '/alliances', PRINTED)).toMatchObject({ label: 'Take France, Venice into the war', scenario: { alliances: [['france'], ['venice']], countries: { france: { initiative: 9 }, venice: { initiative: 9 } } } });
    expect(repair({ ...empty, countries: { france: { initiative: 3 } } }, '/alliances', PRINTED)!.scenario.countries).toMatchObject({ france: { initiative: 3 } });
    expect(repair({ ...empty, stacks: [], fleets: [] }, '/alliances', PRINTED)).toBeUndefined();
  });

  it('is mended at a press', () => {
    expect(repair(wrong, '/stacks/0/province', PRINTED)).toMatchObject({ label: 'Give Lombardia to Spain', scenario: { owners: { lombardia: 'spain' } } });
    expect(repair(wrong, '/stacks/1/country', PRINTED)).toMatchObject({ label: 'Take Venice into the war', scenario: { alliances: [['france'], ['spain'], ['venice']] } });
    expect(rows(repair(wrong, '/stacks/0/inside', PRINTED)!.scenario, 'stacks')[0]).not.toHaveProperty('inside');
    expect(rows(repair(wrong, '/stacks/1/units', PRINTED)!.scenario, 'stacks')).toHaveLength(1);
    expect(repair(wrong, '/session/sieges/artois', PRINTED)!.scenario).toMatchObject({ session: { sieges: {} } });
  });

  it('that nobody can mend has no press', () => {
    expect(repair(wrong, '/stacks/0/units', PRINTED)).toBeUndefined();
    expect(repair(wrong, '/name', PRINTED)).toBeUndefined();
  });
});
