// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Fields } from '../src/api/board';
import type { PrintedBoard } from '../src/api/printed';
import { moved, zones } from '../src/rulesets/eia/setup/board';
import { countersIn } from '../src/rulesets/eia/setup/counters';
import { tools } from '../src/rulesets/eia/setup/laying';
import { read } from '../src/rulesets/eia/setup/lines';
import { relationOf, withoutPower, withRelation } from '../src/rulesets/eia/setup/relations';
import { about, repair } from '../src/rulesets/eia/setup/repairs';
import { BLANK, withPower } from '../src/rulesets/eia/setup/scenario';
import type { AreaState, Corps } from '../src/rulesets/eia/types';

const PRINTED = {
  parties: [{ id: 'france', name: 'France', major: true }, { id: 'austria', name: 'Austria', major: true }, { id: 'russia', name: 'Russia', major: true, troops: ['cossack'] }, { id: 'great-britain', name: 'Great Britain', major: true }, { id: 'bavaria', name: 'Bavaria', major: false }],
  zones: [
    { id: '320', name: 'Ulm', kind: 'land', province: 'Wurttemburg', nation: 'wurttemburg', city: 'Ulm', spires: 2, fleches: 0, capacity: 10, terrain: 'clear', forage: 4, ports: [] },
    { id: '326', name: 'Munich', kind: 'land', province: 'Bavaria', nation: 'bavaria', city: 'Munich', spires: 2, fleches: 0, capacity: 10, terrain: 'clear', forage: 4, ports: [] },
    { id: '478', name: 'Tyrol 478', kind: 'land', province: 'Tyrol', nation: 'austria', terrain: 'mountain', forage: 2 },
    { id: '438', name: 'Paris', kind: 'land', province: 'Ile de France', nation: 'france', city: 'Paris', spires: 3, fleches: 0, capacity: 15, terrain: 'clear', forage: 4, ports: [] },
    { id: '016', name: 'London', kind: 'land', province: 'England', nation: 'great-britain', city: 'London', spires: 4, fleches: 0, capacity: 20, terrain: 'clear', forage: 4, ports: [{ sea: '735' }] },
    { id: '735', name: 'sea area 735', kind: 'sea' }],
  maps: [],
} as unknown as PrintedBoard;

const COUNTERS = countersIn([
  { name: 'corps', lines: ['corps,nation,name,kind,infantry,militia,cavalry,guard,artillery,feudal_infantry,feudal_cavalry', 'france-i,france,I,infantry,25,shared,3,0,0,0,0', 'france-i-c,france,I C,cavalry,0,0,5,0,0,0,0',
    'austria-i,austria,I,infantry,15,shared,1,0,0,0,0', 'bavaria-corps,bavaria,Corps,minor-infantry,10,0,1,0,0,0,0'] },
  { name: 'leaders', lines: ['leader,power,name', 'napoleon,france,Napoleon', 'mack,austria,Mack'] }]);

const WAR = ['france', 'austria', 'russia'].reduce(withPower, BLANK);
const rows = (scenario: Fields, list: string) => scenario[list] as Fields[];
const reads = (lines: string, before = WAR) => read(before, lines, PRINTED, COUNTERS);
const repaired = (scenario: Fields, pointer: string) => repair(scenario, pointer, PRINTED, COUNTERS);

describe('counters', () => {
  it('hold what their table says, militia in the place of infantry', () => {
    expect(COUNTERS.corps[0]).toEqual({ id: 'france-i', nation: 'france', name: 'I', kind: 'infantry', room: { infantry: 25, militia: 25, cavalry: 3 }, sharedMilitia: true });
    expect(COUNTERS.corps[1]!.room).toEqual({ cavalry: 5 });
  });
});

describe('lines of a campaign', () => {
  it('lay corps with their factors, leaders beside them, and posts', () => {
    const { scenario, laid, faults } = reads('Fra I 12i 2m 1c Ulm, inside\nFra Napoleon Ulm\nAus depot Tyrol 478\nAus garrison 3i 1m Munich\nRus 2 cossacks Munich\nGB fleet London, blockading');
    expect(faults).toEqual([]);
    expect(laid).toBe(6);
    expect(scenario.corps).toEqual([{ corps: 'france-i', area: '320', city: true }]);
    expect(scenario.strengths).toEqual({ 'france-i': { counts: { infantry: 12, militia: 2, cavalry: 1 } } });
    expect(scenario.leaders).toEqual([{ leader: 'napoleon', area: '320', city: true }]);
    expect(scenario.depots).toEqual([{ power: 'austria', area: '478' }]);
    expect(scenario.garrisons).toEqual([{ area: '326', nation: 'austria', factors: { counts: { infantry: 3, militia: 1 } } }]);
    expect(scenario.irregulars).toEqual([{ power: 'russia', type: 'cossack', area: '326', count: 2 }]);
    expect(scenario.fleets).toEqual([{ id: 'great-britain-1', power: 'great-britain', at: '016', blockades: '016' }]);
  });

  it('know a cavalry corps by its whole name, which begins like that of another', () => {
    expect(reads('France I C 5c Paris').scenario.corps).toEqual([{ corps: 'france-i-c', area: '438', city: false }]);
  });

  it('say what cannot be read, and change nothing by it', () => {
    const { scenario, faults } = reads('Gaul I Paris\nFra I 26i Paris\nBav 8i Munich\nFra XIV Paris\nFra I Atlantis\nAus garrison 3i Tyrol 478\nAus garrison Munich\nFra I Paris, drunk');
    expect(faults.map(({ text }) => text)).toEqual(['There is no power or minor state Gaul.', 'France I holds at most 25 infantry, 3 cavalry.', 'Bavaria is no free state: paint it for a power first.',
      'Of France a corps, a leader, a depot, a garrison, a fleet or irregulars may stand here, such as I, III or Guard.', 'There is no place Atlantis for it.', 'Tyrol 478 has no city.', 'The factors are missing, such as 12i 1c.',
      '“drunk” says nothing here: inside or blockading may stand there.']);
    expect(scenario).toBe(WAR);
  });
});

describe('the tray', () => {
  const laid = (power: string, id: string, before: Fields, zone: string) => tools(PRINTED, power, before, COUNTERS).flatMap((group) => group.tools).find((tool) => tool.id === id)!.lay(before, zone);

  it('paints free states, whose corps lie in the tray of their protector then', () => {
    const free = laid('france', 'free-france', WAR, '326');
    expect(free.provinces).toEqual([{ province: 'Bavaria', standing: 'free-state', owner: 'france' }]);
    expect(rows(laid('france', 'bavaria-corps', free, '326'), 'corps')).toEqual([{ corps: 'bavaria-corps', power: 'france', area: '326', city: false }]);
    expect(laid('france', 'printed', free, '326').provinces).toEqual([]);
    // A home province is no free state: it is ceded as a whole.
    expect(laid('france', 'free-france', WAR, '478')).toBe(WAR);
    expect(laid('france', 'owner-france', WAR, '478').provinces).toEqual([{ province: 'Tyrol', standing: 'home', owner: 'france' }]);
  });

  it('moves a corps that is on the map already', () => {
    const once = laid('austria', 'austria-i', WAR, '320');
    expect(once.strengths).toEqual({ 'austria-i': { counts: { infantry: 15, cavalry: 1 } } });
    expect(rows(laid('austria', 'austria-i', once, '478'), 'corps')).toMatchObject([{ corps: 'austria-i', area: '478' }]);
  });
});

describe('the board of a campaign', () => {
  it('shows corps with their leaders, cities with those inside, and goes along with a leader', () => {
    const { scenario } = reads('Fra I 12i 1c Ulm\nFra Napoleon Ulm\nAus garrison 3i Ulm');
    const area = zones(scenario, PRINTED, COUNTERS).find(({ id }) => id === '320') as AreaState;
    expect((area.pieces as Corps[]).map(({ id, label, factors, leaders }) => [id, label, factors!.total, leaders.map(({ name }) => name)])).toEqual([['corps-0', 'I', 13, ['Napoleon']]]);
    expect(area.city).toMatchObject({ name: 'Ulm', inside: 3, controller: 'wurttemburg' });
    expect(moved(scenario, 'corps-0', '438', PRINTED, COUNTERS).leaders).toEqual([{ leader: 'napoleon', area: '438', city: false }]);
    expect(moved(scenario, 'corps-0', '735', PRINTED, COUNTERS)).toBe(scenario);
  });
});

describe('a fault', () => {
  it('is told of its piece and mended by one press', () => {
    const { scenario } = reads('Fra I 12i 1c Ulm\nAus I 15i 1c Munich', withPower(BLANK, 'france'));
    expect(about(scenario, '/corps/1/power', PRINTED, COUNTERS)).toBe('Austria I in Munich');
    const brought = repaired(scenario, '/corps/1/power')!;
    expect(brought.label).toBe('Bring Austria into the game');
    expect(rows(brought.scenario, 'powers').map(({ power }) => power)).toEqual(['france', 'austria']);
    expect(repaired({ ...scenario, strengths: { 'france-i': { counts: { infantry: 40 } } } }, '/strengths/france-i')!.scenario.strengths).toEqual({ 'france-i': { counts: { infantry: 25, cavalry: 3 } } });
    const alone = { ...scenario, leaders: [{ leader: 'napoleon', area: '438', city: false }] };
    expect(repaired(alone, '/leaders/0/area')).toMatchObject({ label: 'Put him with a corps in Ulm', scenario: { leaders: [{ leader: 'napoleon', area: '320' }] } });
    expect(repaired({ ...scenario, fleets: [{ id: 'a', power: 'france', at: '735', blockades: '016' }] }, '/fleets/0/blockades')!.scenario.fleets).toEqual([{ id: 'a', power: 'france', at: '735' }]);
  });

  it('of a game without powers brings those in whose pieces lie on the map', () => {
    const { scenario } = reads('Fra I 12i 1c Ulm\nAus garrison 3i Munich\nRus 2 cossacks 478\nGB fleet 735', BLANK);
    expect(repaired(scenario, '/powers')!.label).toBe('Bring France, Russia, Great Britain, Austria into the game');
    expect(rows(repaired(scenario, '/powers')!.scenario, 'powers').map(({ power }) => power)).toEqual(['france', 'russia', 'great-britain', 'austria']);
    expect(repaired(BLANK, '/powers')).toBeUndefined();
  });

  it('of a corps of a minor state makes that a free state', () => {
    const scenario = { ...WAR, corps: [{ corps: 'bavaria-corps', power: 'france', area: '326', city: false }] };
    expect(repaired(scenario, '/corps/0/power')).toMatchObject({ label: 'Make Bavaria a free state under France', scenario: { provinces: [{ province: 'Bavaria', standing: 'free-state', owner: 'france' }] } });
  });
});

describe('powers', () => {
  it('are at war, allied, or move together, and leave with all of it', () => {
    const war = withRelation(WAR, 'france', 'austria', 'war');
    expect(relationOf(war, 'austria', 'france')).toBe('war');
    const together = withRelation(war, 'austria', 'france', 'combined');
    expect(together.diplomacy).toMatchObject({ wars: [], alliances: [{ one: 'austria', other: 'france' }], combined: [{ one: 'austria', other: 'france' }] });
    expect(withoutPower(together, 'austria')).toMatchObject({ powers: [{ power: 'france' }, { power: 'russia' }], diplomacy: { alliances: [], combined: [] } });
  });
});
