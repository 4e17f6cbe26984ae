import type { Fields } from '../../../api/board';
import { having, rowsOf, textsOf } from '../../../setup/values';
import { alliancesOf } from './scenario';

/** Two alliances by their places in the list, and whether they are at war with each other. */
export interface Pair { one: number; other: number; atWar: boolean }

/** All pairs of alliances. Where a scenario lists no wars, every alliance is at war with every other. */
export function pairsOf(scenario: Fields): Pair[] {
  const alliances = alliancesOf(scenario);
  const wars = warsOf(scenario);
  const sideOf = (sides: string[][], alliance: string[]) => sides.findIndex((side) => side.some((country) => alliance.includes(country)));
  return alliances.flatMap((first, one) => alliances.slice(one + 1).map((second, at) => ({
    one, other: one + 1 + at,
    atWar: wars.length === 0 || wars.some((sides) => {
      const [side, opposite] = [sideOf(sides, first), sideOf(sides, second)];
      return side >= 0 && opposite >= 0 && side !== opposite;
    }),
  })));
}

/** The scenario with war or none between two alliances, each war written for its pair; where all fight all, none is listed. */
export function withWar(scenario: Fields, { one, other }: Pair, atWar: boolean): Fields {
  const alliances = alliancesOf(scenario);
  const pairs = pairsOf(scenario).map((pair) => pair.one === one && pair.other === other ? { ...pair, atWar } : pair);
  const { wars: _, ...rest } = scenario;
  return pairs.every((pair) => pair.atWar) ? rest : { ...rest, wars: pairs.filter((pair) => pair.atWar).map((pair) => ({ sides: [alliances[pair.one], alliances[pair.other]] })) };
}

/** The scenario without a country. Its stacks and leaders stay: the check tells of them. */
export function withoutCountry(scenario: Fields, country: string): Fields {
  const others = (lists: string[][]) => lists.map((countries) => countries.filter((each) => each !== country)).filter((countries) => countries.length);
  const left = { ...having(scenario, ['countries', country], undefined) as Fields, alliances: others(alliancesOf(scenario)) };
  return scenario.wars === undefined ? left : { ...left, wars: warsOf(scenario).map((sides) => ({ sides: others(sides) })).filter(({ sides }) => sides.length > 1) };
}

/** The wars that a scenario lists, each with its sides. */
function warsOf(scenario: Fields): string[][][] {
  return rowsOf(scenario.wars).map(({ sides }) => Array.isArray(sides) ? sides.map(textsOf) : []);
}
