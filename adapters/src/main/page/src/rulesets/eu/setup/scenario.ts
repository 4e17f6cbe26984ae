import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import { fieldsOf, having, numberOf, rowsOf, textOf, textsOf } from '../../../setup/values';
import type { PrintedProvince } from '../types';

/** A scenario with nothing in it: the owners of 1492, the printed fortresses, nobody at war. */
export const BLANK: Fields = {
  name: 'A new scenario', period: 1, turn: 1, poorWeather: false, alliances: [], countries: {}, leaders: [], owners: {}, controllers: {}, fortresses: {}, stacks: [], printedLeaders: [],
};

/** A province of Europe as it is printed. */
export function provinceOf(printed: PrintedBoard, id: string | undefined): PrintedProvince | undefined {
  return (printed.zones as PrintedProvince[]).find((zone) => zone.id === id && zone.kind === 'land' && zone.income !== undefined);
}

export function ownerOf(scenario: Fields, province: PrintedProvince): string {
  return textOf(fieldsOf(scenario.owners)[province.id]) || textOf(province.owner);
}

export function controllerOf(scenario: Fields, province: PrintedProvince): string {
  return textOf(fieldsOf(scenario.controllers)[province.id]) || ownerOf(scenario, province);
}

export function levelOf(scenario: Fields, province: PrintedProvince): number {
  return numberOf(fieldsOf(scenario.fortresses)[province.id]) || numberOf(province.fortress);
}

/** The countries at war. */
export function atWar(scenario: Fields): string[] {
  return Object.keys(fieldsOf(scenario.countries));
}

/** The alliances, each a list of countries. */
export function alliancesOf(scenario: Fields): string[][] {
  return Array.isArray(scenario.alliances) ? scenario.alliances.map(textsOf) : [];
}

/** The scenario with a new stack of one LD in a province. Its place in the list is the last. */
export function withStack(scenario: Fields, country: string, province: string): Fields {
  const stacks = rowsOf(scenario.stacks);
  const stack = { id: freshId(country.slice(0, 3), stacks), province, country, units: { armyPlus: 0, armyMinus: 0, ld: 1 }, veteran: false, leaders: [] };
  return { ...scenario, stacks: [...stacks, stack] };
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

/** The scenario with a country in an alliance; a number beyond the last is an alliance of its own. */
export function allied(scenario: Fields, country: string, alliance: number): Fields {
  const others = alliancesOf(scenario).map((countries) => countries.filter((each) => each !== country));
  const joined = alliance < others.length ? others.map((countries, at) => at === alliance ? [...countries, country] : countries) : [...others, [country]];
  return { ...scenario, alliances: joined.filter((countries) => countries.length) };
}

/** The values of a country before anything is written. */
const UNWRITTEN = { initiative: 9, landTechnology: 'medieval', landTechnologyLevel: 1, tercio: false, stability: 0 };

export function withCountry(scenario: Fields, country: string): Fields {
  const taken = having(scenario, ['countries', country], UNWRITTEN) as Fields;
  return allied(taken, country, alliancesOf(scenario).length);
}

/** The leaders of the scenario: those with values, and the printed ones by their ids. */
export function leadersOf(scenario: Fields): { id: string; name: string; country: string }[] {
  return [...rowsOf(scenario.leaders), ...rowsOf(scenario.printedLeaders)]
    .map(({ id, name, country }) => ({ id: textOf(id), name: textOf(name) || textOf(id), country: textOf(country) }));
}
