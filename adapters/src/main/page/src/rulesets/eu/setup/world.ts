import type { Fields, Piece, ZoneState } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import { fieldsOf, having, numberOf, rowsOf, textOf, textsOf } from '../../../setup/values';
import type { Establishment, PrintedProvince, WorldProvince } from '../types';
import { dressed } from '../world/dressed';

/** The rest of the world as a scenario has it: establishments, natives, Areas of minor countries, and what is known. */

/** A province of the rest of the world as it is printed. */
export function landOverseas(printed: PrintedBoard, id: string | undefined): PrintedProvince | undefined {
  return (printed.zones as PrintedProvince[]).find((zone) => zone.id === id && zone.kind === 'land' && zone.area !== undefined);
}

/** Whether a scenario has the rest of the world. */
export function isPlayed(scenario: Fields): boolean {
  return scenario.overseas !== undefined;
}

/** The establishments of a scenario, with their places in the list. */
export function establishmentsIn(scenario: Fields, province: string): { at: number; row: Fields }[] {
  return rowsOf(fieldsOf(scenario.overseas).establishments).map((row, at) => ({ at, row })).filter(({ row }) => row.province === province);
}

/** The provinces of the rest of the world in which a scenario has anything; none where it is not played. */
export function overseasZones(scenario: Fields, printed: PrintedBoard, pieces: Piece[]): ZoneState[] {
  return !isPlayed(scenario) ? [] : (printed.zones as PrintedProvince[]).filter(({ id }) => landOverseas(printed, id)).map((province) => zone(scenario, province, pieces));
}

function zone(scenario: Fields, { id, name, terrain, areaId, natives, city, fortress: printedLevel }: PrintedProvince, pieces: Piece[]): WorldProvince {
  const rows = establishmentsIn(scenario, id).map(({ row }) => row);
  const owner = textOf(rows[0]?.owner) || textOf(fieldsOf(fieldsOf(scenario.overseas).areas)[areaId ?? '']);
  const people = fieldsOf(fieldsOf(fieldsOf(fieldsOf(scenario.overseas).natives).provinces)[id]);
  const left = people.left === undefined ? natives : { ld: numberOf(fieldsOf(people.left).ld), lde: numberOf(fieldsOf(people.left).lde) };
  const level = Math.max(numberOf(printedLevel), ...rows.map((row) => numberOf(row.fortress)));
  return dressed({
    id, name, owner, controller: textOf(rows[0]?.controller) || owner, ...terrain ? { terrain } : {},
    establishments: rows.map((row): Establishment => ({ kind: textOf(row.kind), level: numberOf(row.level), owner: textOf(row.owner), controller: textOf(row.controller) || textOf(row.owner) })),
    ...level ? { fortress: { city: city ?? '', level, siegeworkMinus: 0, siegeworkPlus: 0, breached: false } } : {},
    natives: left ? { ...left, against: textsOf(people.against) } : null,
    gold: numberOf(fieldsOf(fieldsOf(scenario.session).gold)[id]),
    pieces: pieces.filter((piece) => piece.zone === id),
  });
}

/** The countries that know a zone at home, as a scenario writes it. */
export function knownBy(scenario: Fields, id: string): { all: boolean; countries: string[] } {
  const { all, known } = fieldsOf(fieldsOf(scenario.overseas).discoveries);
  return { all: textsOf(all).includes(id), countries: Object.entries(fieldsOf(known)).filter(([, zones]) => textsOf(zones).includes(id)).map(([country]) => country) };
}

/** The scenario in which a zone is known to a country, or to all, or is so no more. */
export function known(scenario: Fields, id: string, country: string | null, now: boolean): Fields {
  const path = ['overseas', 'discoveries', ...country === null ? ['all'] : ['known', country]];
  const before = textsOf(path.reduce<unknown>((at, part) => fieldsOf(at)[part], scenario));
  return having(scenario, path, now ? [...before, id] : before.filter((each) => each !== id)) as Fields;
}
