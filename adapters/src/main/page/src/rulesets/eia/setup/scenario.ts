import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import { fieldsOf, having, numberOf, rowsOf, textOf } from '../../../setup/values';
import type { PrintedArea } from '../types';
import type { CorpsCounter, Counters } from './counters';
import { full } from './counters';

/** A scenario with nothing in it: the provinces as they are printed, no power in the game. */
export const BLANK: Fields = {
  name: 'A new scenario', from: { year: 1805, month: 1 }, to: { year: 1805, month: 12 }, powers: [], corps: [], strengths: {}, leaders: [], garrisons: [], depots: [], irregulars: [], fleets: [], provinces: [], cities: {},
  diplomacy: { wars: [], alliances: [], combined: [], access: [], depots: [], imposed: [], truces: [], forced: [] },
};

/** The kind of irregulars that a power has, as it is printed (EIA-10.1); undefined for most. */
export function irregularOf(printed: PrintedBoard, power: unknown): string | undefined {
  return printed.parties.find(({ id }) => id === power)?.troops?.[0];
}

/** A place of the printed map, on land or at sea. */
export function placeAt(printed: PrintedBoard, id: string | undefined): PrintedArea & { nation?: string } | undefined {
  return (printed.zones as PrintedArea[]).find((zone) => zone.id === id);
}

/** A land area of the printed map. */
export function areaAt(printed: PrintedBoard, id: string | undefined): PrintedArea & { nation?: string } | undefined {
  const place = placeAt(printed, id);
  return place?.kind === 'land' ? place : undefined;
}

/** The name of a place, of a power or of a minor state. */
export function nameIn(printed: PrintedBoard, id: unknown): string {
  return [...printed.parties, ...printed.zones].find((each) => each.id === id)?.name ?? textOf(id);
}

export function isPower(printed: PrintedBoard, nation: string): boolean {
  return printed.parties.some(({ id, major }) => id === nation && major === true);
}

/** The powers of the game. */
export function played(scenario: Fields): string[] {
  return rowsOf(scenario.powers).map(({ power }) => textOf(power));
}

/** The scenario with a power in the game. */
export function withPower(scenario: Fields, power: string): Fields {
  return played(scenario).includes(power) ? scenario : having(scenario, ['powers', String(played(scenario).length)], { power, money: 0 }) as Fields;
}

/** The standing of a province, as it is written or as it is printed: a home province of its power, or a neutral minor state. */
export function standingOf(scenario: Fields, printed: PrintedBoard, area: PrintedArea & { nation?: string }): { standing: string; owner: string; at: number } {
  const at = rowsOf(scenario.provinces).findIndex(({ province }) => province === area.province);
  const { standing, owner } = at >= 0 ? rowsOf(scenario.provinces)[at]! : { standing: isPower(printed, area.nation ?? '') ? 'home' : 'neutral', owner: area.nation };
  return { standing: textOf(standing), owner: textOf(owner), at };
}

/** The scenario in which the province of an area has a standing and an owner; as printed if they are undefined. */
export function withStanding(scenario: Fields, printed: PrintedBoard, area: string, now?: { standing: string; owner: string }): Fields {
  const place = areaAt(printed, area);
  if (!place?.province) {
    return scenario;
  }
  const { at } = standingOf(scenario, printed, place);
  return now ? having(scenario, ['provinces', String(at >= 0 ? at : rowsOf(scenario.provinces).length)], { province: place.province, ...now }) as Fields
    : at >= 0 ? having(scenario, ['provinces', String(at)], undefined) as Fields : scenario;
}

/** The power under which a minor state is a free state. */
export function protectorOf(scenario: Fields, printed: PrintedBoard, nation: string): string | undefined {
  const provinces = new Set((printed.zones as (PrintedArea & { nation?: string })[]).filter((zone) => zone.nation === nation).map(({ province }) => province));
  return textOf(rowsOf(scenario.provinces).find(({ province, standing }) => standing === 'free-state' && provinces.has(textOf(province)))?.owner) || undefined;
}

/** The power that moves a corps: that of its counter, or the one that is written. */
export function moverOf({ power, corps }: Fields, counters: Counters): string {
  return textOf(power) || counters.corps.find(({ id }) => id === corps)?.nation || '';
}

/** The counter of a corps, where it is not hidden behind another id. */
export function counterOf(scenario: Fields, corps: unknown, counters: Counters): CorpsCounter | undefined {
  const id = textOf(fieldsOf(scenario.identities)[textOf(corps)]) || corps;
  return counters.corps.find((counter) => counter.id === id);
}

/** The scenario with a corps in an area: it is brought there from where it stands, or laid with all factors that it holds. */
export function withCorps(scenario: Fields, counter: CorpsCounter, area: string, power?: string): Fields {
  const at = rowsOf(scenario.corps).findIndex(({ corps }) => corps === counter.id);
  return at >= 0 ? having(scenario, ['corps', String(at)], { ...rowsOf(scenario.corps)[at], area, city: false, fleet: undefined }) as Fields
    : having(having(scenario, ['corps', String(rowsOf(scenario.corps).length)], { corps: counter.id, ...power ? { power } : {}, area, city: false }), ['strengths', counter.id], { counts: full(counter) }) as Fields;
}

/** The scenario without a corps and its factors. */
export function withoutCorps(scenario: Fields, at: number): Fields {
  const corps = textOf(rowsOf(scenario.corps)[at]?.corps);
  const shared = rowsOf(scenario.corps).filter((each) => each.corps === corps).length > 1;
  const rest = having(scenario, ['corps', String(at)], undefined) as Fields;
  return shared ? rest : having(having(rest, ['strengths', corps], undefined), ['identities', corps], undefined) as Fields;
}

/** The scenario with a leader in a place. */
export function withLeader(scenario: Fields, leader: string, place: { area: string; city: boolean; fleet?: unknown }): Fields {
  const at = rowsOf(scenario.leaders).findIndex((each) => each.leader === leader);
  return having(scenario, ['leaders', String(at >= 0 ? at : rowsOf(scenario.leaders).length)], { leader, area: place.area, city: place.city, ...place.fleet ? { fleet: place.fleet } : {} }) as Fields;
}

/** Whether two rows are in one place. */
export function together(one: Fields, other: Fields): boolean {
  return one.area === other.area && (one.city === true) === (other.city === true) && one.fleet === other.fleet;
}

/** The factors of a row: of a corps by its strength. */
export function countsOf(value: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(fieldsOf(fieldsOf(value).counts)).map(([type, count]) => [type, numberOf(count)]));
}

export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((before, count) => before + count, 0);
}

/** A word with the next number that no row has as its id. */
export function freshId(word: string, rows: Fields[]): string {
  const taken = new Set(rows.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${word}-${number}`)) {
    number += 1;
  }
  return `${word}-${number}`;
}
