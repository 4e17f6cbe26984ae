import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { SetUpTool } from '../../../frame/setUp';
import { having, numberOf, rowsOf, textOf } from '../../../setup/values';
import { t } from '../text/setup';
import type { Counters } from './counters';
import { areaAt, countsOf, freshId, irregularOf, isPower, nameIn, placeAt, played, protectorOf, standingOf, together, moverOf, withCorps, withLeader, withStanding } from './scenario';

/** The powers with a tray, those of the game first. */
export function traysOf(scenario: Fields, printed: PrintedBoard): { id: string; name: string }[] {
  const inGame = new Set(played(scenario));
  return printed.parties.filter(({ major }) => major).map(({ id, name }) => ({ id, name })).sort((one, other) => Number(inGame.has(other.id)) - Number(inGame.has(one.id)));
}

/** The pieces laid for a power: the provinces and cities that it owns, its corps and those of its free states, its leaders and its posts. */
export function tools(printed: PrintedBoard, power: string, scenario: Fields, counters: Counters): { title: string; tools: SetUpTool[] }[] {
  const own = counters.corps.filter(({ nation }) => nation === power).map((counter) => ({ counter, label: counter.name, mover: undefined as string | undefined }));
  const free = counters.corps.filter(({ nation }) => protectorOf(scenario, printed, nation) === power).map((counter) => ({ counter, label: nameIn(printed, counter.nation), mover: power as string | undefined }));
  const irregular = irregularOf(printed, power);
  return [
    { title: t.setup.paint, tools: [
      { id: `owner-${power}`, label: t.setup.owns, lay: (before, zone) => owned(before, zone, power, printed) },
      { id: `free-${power}`, label: t.setup.freeState, lay: (before, zone) => freed(before, zone, power, printed) },
      { id: `city-${power}`, label: t.setup.holdsCity, lay: (before, zone) => areaAt(printed, zone)?.city ? having(before, ['cities', zone], power) as Fields : before },
      { id: 'printed', label: t.setup.asPrinted, lay: (before, zone) => having(withStanding(before, printed, zone), ['cities', zone], undefined) as Fields }] },
    { title: t.setup.corps, tools: [...own, ...free].map(({ counter, label, mover }) => ({ id: counter.id, label, lay: (before, zone) => areaAt(printed, zone) ? withCorps(before, counter, zone, mover) : before })) },
    { title: t.setup.leaders, tools: counters.leaders.filter((each) => each.power === power).map(({ id, name }) => ({ id: `leader-${id}`, label: name, lay: (before, zone) => areaAt(printed, zone) ? withLeader(before, id, besideCorps(before, zone, power, counters)) : before })) },
    { title: t.setup.posts, tools: [
      { id: `depot-${power}`, label: t.setup.depot, lay: (before, zone) => areaAt(printed, zone) ? withDepot(before, power, zone) : before },
      { id: `garrison-${power}`, label: t.setup.garrison, lay: (before, zone) => areaAt(printed, zone)?.city ? withGarrison(before, power, zone, { infantry: 1 }) : before },
      { id: `fleet-${power}`, label: t.setup.fleet, lay: (before, zone) => isHarbour(printed, zone) ? withFleet(before, power, zone) : before },
      ...irregular ? [{ id: `${irregular}-${power}`, label: t.setup.irregulars[irregular]!, lay: (before: Fields, zone: string) => areaAt(printed, zone) ? withIrregulars(before, power, irregular, zone, 1) : before }] : []] },
  ];
}

/** The place of a leader in an area: with the first corps of his power there, inside the city too. */
export function besideCorps(scenario: Fields, area: string, power: string, counters: Counters): { area: string; city: boolean } {
  const corps = rowsOf(scenario.corps).find((each) => each.area === area && !each.fleet && moverOf(each, counters) === power);
  return { area, city: corps?.city === true };
}

/** Whether a fleet can be there: at sea, or in a port. */
export function isHarbour(printed: PrintedBoard, zone: string): boolean {
  const place = placeAt(printed, zone);
  return place !== undefined && (place.kind === 'sea' || place.city !== undefined && (place.ports ?? []).length > 0);
}

/** The scenario in which the province of an area belongs to a power: its own as printed, a minor state by conquest. */
export function owned(scenario: Fields, zone: string, power: string, printed: PrintedBoard): Fields {
  const area = areaAt(printed, zone);
  return !area ? scenario : area.nation === power ? withStanding(scenario, printed, zone) : withStanding(scenario, printed, zone, { standing: isPower(printed, area.nation ?? '') ? 'home' : 'conquered', owner: power });
}

/** The scenario in which the minor state of an area is a free state under a power; the same where it is none. */
export function freed(scenario: Fields, zone: string, power: string, printed: PrintedBoard): Fields {
  const area = areaAt(printed, zone);
  return !area || isPower(printed, area.nation ?? '') || standingOf(scenario, printed, area).standing === 'home' ? scenario : withStanding(scenario, printed, zone, { standing: 'free-state', owner: power });
}

export function withDepot(scenario: Fields, power: string, area: string, counts: Record<string, number> = {}): Fields {
  const at = rowsOf(scenario.depots).findIndex((depot) => depot.area === area);
  return having(scenario, ['depots', String(at >= 0 ? at : rowsOf(scenario.depots).length)], { power, area, ...Object.keys(counts).length ? { garrison: { counts } } : {} }) as Fields;
}

/** The scenario with more factors in the garrison that a nation has in a city. */
export function withGarrison(scenario: Fields, nation: string, area: string, more: Record<string, number>): Fields {
  const at = rowsOf(scenario.garrisons).findIndex((garrison) => garrison.area === area && garrison.nation === nation);
  const counts = at >= 0 ? countsOf(rowsOf(scenario.garrisons)[at]!.factors) : {};
  const grown = { ...counts, ...Object.fromEntries(Object.entries(more).map(([type, count]) => [type, (counts[type] ?? 0) + count])) };
  return having(scenario, ['garrisons', String(at >= 0 ? at : rowsOf(scenario.garrisons).length)], { area, nation, factors: { counts: grown } }) as Fields;
}

export function withFleet(scenario: Fields, power: string, at: string, blockading = false): Fields {
  const fleets = rowsOf(scenario.fleets);
  return having(scenario, ['fleets', String(fleets.length)], { id: freshId(power, fleets), power, at, ...blockading ? { blockades: at } : {} }) as Fields;
}

/** The scenario with more counters of the irregulars that a power has in an area. */
export function withIrregulars(scenario: Fields, power: string, type: string, area: string, more: number): Fields {
  const rows = rowsOf(scenario.irregulars);
  const at = rows.findIndex((row) => row.power === power && row.type === type && row.area === area);
  return having(scenario, ['irregulars', String(at >= 0 ? at : rows.length)], { power, type, area, count: more + (at >= 0 ? numberOf(rows[at]!.count) : 0) }) as Fields;
}

/** The leaders of a power or its allies that stand with a corps. */
export function leadersWith(scenario: Fields, corps: Fields): string[] {
  return rowsOf(scenario.leaders).filter((each) => together(each, corps)).map(({ leader }) => textOf(leader));
}
