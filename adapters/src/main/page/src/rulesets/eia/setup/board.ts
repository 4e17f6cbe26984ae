import type { Fields, ZoneState } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { ScenarioPlace } from '../../../frame/setUp';
import { fieldsOf, having, pathOf, rowsOf, textOf } from '../../../setup/values';
import type { AreaState, Commander, Corps, PrintedArea } from '../types';
import { t } from '../text/setup';
import type { Counters } from './counters';
import { areaAt, counterOf, countsOf, moverOf, standingOf, sum, together, withLeader } from './scenario';

/** The id of a piece on the board, by its list and its place in that. */
export function pieceAt(list: 'corps' | 'irregulars', at: number): string {
  return `${list}-${at}`;
}

/** The list of a piece and its place there. */
export function rowOf(piece: string): { list: 'corps' | 'irregulars'; at: number } {
  const [list, at] = piece.split('-');
  return { list: list as 'corps' | 'irregulars', at: Number(at) };
}

/** The areas with their corps and posts as a scenario has them, and the sea areas in which it has something. */
export function zones(scenario: Fields, printed: PrintedBoard, counters: Counters): ZoneState[] {
  const pieces = [...corpsOf(scenario, counters), ...irregularsOf(scenario)];
  const at = <T>(list: unknown, zone: string, made: (row: Fields) => T, field = 'area'): T[] => rowsOf(list).filter((row) => row[field] === zone).map(made);
  return (printed.zones as (PrintedArea & { nation?: string })[]).map((zone) => {
    const common = {
      id: zone.id, name: zone.name, pieces: pieces.filter((piece) => piece.zone === zone.id),
      depots: at(scenario.depots, zone.id, ({ power, garrison }) => ({ power: textOf(power), within: 'field', garrison: { counts: countsOf(garrison), total: sum(countsOf(garrison)) }, thisMonth: false })),
      leaders: at(scenario.leaders, zone.id, (row) => commander(row, counters)),
      fleets: at(scenario.fleets, zone.id, ({ id, power, blockades }) => ({ id: textOf(id), power: textOf(power), blockading: textOf(blockades) !== '' }), 'at'),
    };
    return zone.kind === 'land' ? land(scenario, printed, zone, common) : common;
  }).filter((zone) => 'terrain' in zone || zone.pieces.length || zone.depots.length || zone.leaders.length || zone.fleets.length);
}

function land(scenario: Fields, printed: PrintedBoard, area: PrintedArea & { nation?: string }, common: Pick<AreaState, 'id' | 'name' | 'pieces' | 'depots' | 'leaders' | 'fleets'>): AreaState {
  const { standing, owner } = standingOf(scenario, printed, area);
  const controller = textOf(fieldsOf(scenario.cities)[area.id]) || owner;
  const garrisons = rowsOf(scenario.garrisons).filter((row) => row.area === area.id).map(({ nation, factors }) => ({ nation: textOf(nation), factors: { counts: countsOf(factors), total: sum(countsOf(factors)) } }));
  const within = (common.pieces as Corps[]).filter((piece) => piece.within === 'city').reduce((before, piece) => before + (piece.factors?.total ?? 0), 0);
  return {
    ...common, owner, controller: area.city ? controller : owner, terrain: area.terrain ?? '', forage: area.forage ?? 0, standing, winter: area.winterZone ?? false,
    ...area.city ? { city: {
      name: area.city, spires: area.spires ?? 0, fleches: area.fleches ?? 0, capacity: area.capacity ?? 0, port: (area.ports ?? []).length > 0, capital: '', controller, garrisons, besiegers: [],
      inside: within + garrisons.reduce((before, { factors }) => before + factors.total, 0),
    } } : {},
  };
}

function commander({ leader }: Fields, counters: Counters): Commander {
  const known = counters.leaders.find(({ id }) => id === leader);
  return { id: textOf(leader), name: known?.name ?? textOf(leader), power: known?.power ?? '', ratings: '', seniority: '' };
}

function corpsOf(scenario: Fields, counters: Counters): Corps[] {
  const led = new Set<unknown>();
  return rowsOf(scenario.corps).map((row, at): Corps => {
    const counter = counterOf(scenario, row.corps, counters);
    const power = moverOf(row, counters);
    const leaders = rowsOf(scenario.leaders).filter((each) => together(each, row)).map((each) => commander(each, counters)).filter((each) => each.power === power && !led.has(each.id));
    leaders.forEach(({ id }) => led.add(id));
    const counts = countsOf(fieldsOf(scenario.strengths)[textOf(row.corps)]);
    return {
      ...UNMOVED, id: pieceAt('corps', at), name: nameOf(counter?.nation, counter?.name, row.corps), party: power, power, zone: textOf(row.area), area: textOf(row.area), label: counter?.name ?? textOf(row.corps),
      nation: counter?.nation ?? power, kind: counter?.kind ?? 'infantry', within: row.fleet ? 'aboard' : row.city === true ? 'city' : 'field', factors: { counts, total: sum(counts) }, leaders,
    };
  });
}

function irregularsOf(scenario: Fields): Corps[] {
  return rowsOf(scenario.irregulars).map(({ power, type, area, count }, at): Corps => ({
    ...UNMOVED, id: pieceAt('irregulars', at), name: t.kinds[textOf(type)], party: textOf(power), power: textOf(power), zone: textOf(area), area: textOf(area), label: textOf(type), nation: textOf(power), kind: textOf(type),
    within: 'field', factors: { counts: { [textOf(type)]: Number(count) }, total: Number(count) }, leaders: [],
  }));
}

const UNMOVED = { spent: 0, forcedMarch: false, moved: false, upkeep: '', besieging: false, besieged: false };

function nameOf(nation: string | undefined, name: string | undefined, id: unknown): string {
  return nation && name ? `${t.nations[nation] ?? nation.replace(/(^|-)(.)/g, (_, dash, letter) => `${dash ? ' ' : ''}${letter.toUpperCase()}`)} ${name}` : textOf(id);
}

/** A piece in another area, in the field; the leaders of its power go along with its last corps there. */
export function moved(scenario: Fields, piece: string, zone: string, printed: PrintedBoard, counters: Counters): Fields {
  const { list, at } = rowOf(piece);
  const row = rowsOf(scenario[list])[at];
  if (!row || !areaAt(printed, zone) || row.area === zone) {
    return scenario;
  }
  const written = having(scenario, [list, String(at)], { ...row, area: zone, ...list === 'corps' ? { city: false, fleet: undefined } : {} }) as Fields;
  const power = moverOf(row, counters);
  const others = rowsOf(scenario.corps).some((each, other) => other !== at && together(each, row) && moverOf(each, counters) === power);
  const led = list === 'corps' && !others ? rowsOf(scenario.leaders).filter((each) => together(each, row) && counters.leaders.find(({ id }) => id === each.leader)?.power === power) : [];
  return led.reduce<Fields>((before, { leader }) => withLeader(before, textOf(leader), { area: zone, city: false }), written);
}

/** The piece or area that a pointer leads to: `/corps/3/power`, `/strengths/france-iii`, `/garrisons/2/factors`. */
export function placeOf(scenario: Fields, pointer: string): ScenarioPlace {
  const [list = '', key = ''] = pathOf(pointer);
  const row = rowsOf(scenario[list])[Number(key)];
  switch (list) {
    case 'corps': case 'irregulars': return row ? { piece: pieceAt(list, Number(key)), zone: textOf(row.area) || undefined } : {};
    case 'strengths': case 'identities': {
      const at = rowsOf(scenario.corps).findIndex(({ corps }) => corps === key);
      return at >= 0 ? { piece: pieceAt('corps', at), zone: textOf(rowsOf(scenario.corps)[at]!.area) || undefined } : {};
    }
    case 'leaders': case 'garrisons': case 'depots': return row ? { zone: textOf(row.area) || undefined } : {};
    case 'fleets': return row ? { zone: textOf(row.at) || undefined } : {};
    case 'cities': return { zone: key };
    default: return {};
  }
}
