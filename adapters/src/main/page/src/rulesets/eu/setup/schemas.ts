import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import { parts, type Schema } from '../../../game/form/schema';
import { flag, number, object, oneOf, text } from '../../../setup/shapes';
import { fieldsOf, numberOf, rowsOf, textOf } from '../../../setup/values';
import { spoken } from '../../../text/words';
import type { PrintedProvince } from '../types';
import { t } from '../text/setup';
import { commandersOf, harbours } from './fleets';
import { alliancesOf, atWar, levelOf, provinceOf } from './scenario';
import { isPlayed, landOverseas } from './world';

/** The countries at war, by name. */
export function warring(scenario: Fields, printed: PrintedBoard, title: string): Schema {
  return oneOf(title, atWar(scenario).map((id) => ({ id, name: printed.parties.find((party) => party.id === id)?.name ?? id })));
}

/** Whether a country is printed with troops that not all have: Tercios, or Timar with Pashas and reforms. */
function has(printed: PrintedBoard, country: unknown, troops: 'tercios' | 'timar'): boolean {
  return printed.parties.find(({ id }) => id === country)?.troops?.includes(troops) ?? false;
}

/**
 * The fields that a stack can have: Timar and Pashas only where it is Turkish, thirds of an LD only where the rest of the world is played, veterans
 * besides others only where not all are. A written value keeps its field, so that a mistake can be corrected.
 *
 * @param published the schema of the service: what it says of a stack besides is shown as it says
 */
export function stackSchema(scenario: Fields, printed: PrintedBoard, published: Schema, stack: Fields): Schema {
  const { timar, lde } = fieldsOf(stack.units);
  const provinces = (printed.zones as PrintedProvince[]).filter(({ id }) => provinceOf(printed, id) || isPlayed(scenario) && landOverseas(printed, id));
  const own = object({
    id: text(t.setup.id, 64), country: warring(scenario, printed, t.setup.country), province: oneOf(t.setup.province, provinces),
    units: object({ armyPlus: number(t.setup.armyPlus, 0, 999), armyMinus: number(t.setup.armyMinus, 0, 999), ld: number(t.setup.ld, 0, 999),
      ...isPlayed(scenario) || lde !== undefined ? { lde: number(t.setup.lde, 0, 2) } : {},
      ...has(printed, stack.country, 'timar') || timar !== undefined ? { timar: object({ armyPlus: number(t.setup.armyPlus, 0, 10), armyMinus: number(t.setup.armyMinus, 0, 10), ld: number(t.setup.ld, 0, 10),
        pashasOfOne: number(t.setup.pashas(1), 0, 2), pashasOfTwo: number(t.setup.pashas(2), 0, 2), pashasOfThree: number(t.setup.pashas(3), 0, 2) },
      ['armyPlus', 'armyMinus', 'ld', 'pashasOfOne', 'pashasOfTwo', 'pashasOfThree'], t.setup.timar) } : {} }, ['timar', 'lde'], t.setup.units),
    veteran: flag(t.setup.veteran),
  });
  const more = parts(published.properties?.stacks?.items ?? {}).filter(({ name }) => name !== 'leaders' && !own.properties![name])
    .filter(({ name }) => name !== 'veteranLd' || stack.veteran !== true || stack.veteranLd !== undefined)
    .filter(({ name }) => name !== 'inside' || stack.inside !== undefined || mayBeBesieged(scenario, printed, stack))
    .map(({ name, schema }) => [name, { ...schema, title: t.setup.more[name] ?? spoken(name) }]);
  return { ...own, properties: { ...own.properties, ...Object.fromEntries(more) as Record<string, Schema> } };
}

/** Whether troops may be inside a fortress: it has one, and troops of another alliance stand before it. */
function mayBeBesieged(scenario: Fields, printed: PrintedBoard, stack: Fields): boolean {
  const province = provinceOf(printed, textOf(stack.province));
  const allies = alliancesOf(scenario).find((countries) => countries.includes(textOf(stack.country))) ?? [];
  return province !== undefined && levelOf(scenario, province) > 0 && rowsOf(scenario.stacks).some((other) => other.province === stack.province && !allies.includes(textOf(other.country)));
}

/** The place of a naval stack and its ships; the targets of its blockade and supply only at sea off a port and off a coast with troops, its leading stack only beside an ally, and the
 * cargo of its transports only if it has some and the rest of the world is played. A field that is written already is kept. */
export function fleetSchema(scenario: Fields, printed: PrintedBoard, fleet: Fields): Schema {
  const places = harbours(printed, scenario);
  const garrisoned = new Set(rowsOf(scenario.stacks).map(({ province }) => province));
  const offshore = new Set(printed.zones.filter(({ ports }) => ports?.some(({ sea }) => sea === fleet.at)).map(({ id }) => id));
  const ports = places.filter(({ id, kind }) => kind === 'land' && (offshore.has(id) || id === fleet.blockades));
  const coasts = printed.zones.filter(({ id }) => garrisoned.has(id) && offshore.has(id) || id === fleet.supplies);
  const leads = commandersOf(scenario, fleet);
  const carries = isPlayed(scenario) && numberOf(fieldsOf(fleet.ships).ntd) > 0;
  const some = (title: string) => number(title, 0, 99);
  return object({
    id: text(t.setup.id, 64), country: warring(scenario, printed, t.setup.country), at: oneOf(t.setup.lies, places),
    ships: object({ fleetPlus: some(t.setup.fleetPlus), fleetMinus: some(t.setup.fleetMinus), nwd: some(t.setup.nwd), ngd: some(t.setup.ngd), ntd: some(t.setup.ntd), vgd: some(t.setup.vgd), nde: some(t.setup.nde) },
      ['fleetPlus', 'fleetMinus', 'nwd', 'ngd', 'ntd', 'vgd', 'nde'], t.setup.ships),
    veteran: flag(t.setup.veteran),
    ...ports.length ? { blockades: oneOf(t.setup.blockades, ports) } : {},
    ...coasts.length ? { supplies: oneOf(t.setup.supplies, coasts) } : {},
    ...leads.length || fleet.under !== undefined ? { under: oneOf(t.setup.sailsUnder, leads.map((id) => ({ id, name: id }))) } : {},
    ...carries || fleet.convoy !== undefined ? { convoy: { title: t.setup.convoy, enum: Object.keys(t.setup.convoys), titles: t.setup.convoys } } : {},
    ...carries || fleet.gold !== undefined ? { gold: number(t.setup.goldAboard, 0, 9999) } : {},
  }, ['blockades', 'supplies', 'under', 'convoy', 'gold']);
}

export function holdersSchema(printed: PrintedBoard, printedLevel: number): Record<'owners' | 'controllers' | 'fortresses', Schema> {
  return {
    owners: oneOf(t.setup.owner, printed.parties), controllers: oneOf(t.setup.controller, printed.parties), fortresses: number(t.setup.level(printedLevel), 1, 5),
  };
}

/** An establishment of the province that is chosen. */
export function establishmentSchema(printed: PrintedBoard): Schema {
  return object({
    kind: { title: t.setup.kind, enum: ['fort', 'mission', 'trading-post', 'colony'], titles: t.setup.establishmentKinds }, level: number(t.setup.establishmentLevel, 1, 6),
    owner: oneOf(t.setup.owner, printed.parties), controller: oneOf(t.setup.controller, printed.parties), fortress: number(t.setup.fortress, 0, 5), militiaLost: number(t.setup.militiaLost, 0, 7),
  }, ['level', 'controller', 'fortress', 'militiaLost']);
}

const BOXES = ['W0', 'S1', 'W1', 'S2', 'W2', 'S3', 'W3', 'S4', 'W4', 'S5', 'W5'];

export const turnSchema = object({
  name: text(t.setup.name, 100), period: number(t.setup.period, 1, 7), turn: number(t.setup.turn, 1, 62), startRound: { title: t.setup.startRound, enum: BOXES }, poorWeather: flag(t.setup.poorWeather),
}, ['startRound']);

/** The fields that a country can have: Tercios and reforms of the army only where they are printed for it, or are written already. */
export const countrySchema = (printed: PrintedBoard, country: string, own: Fields): Schema => object({
  initiative: number(t.setup.initiative, 0, 99),
  landTechnology: { title: t.setup.technology, enum: ['medieval', 'renaissance', 'arquebus', 'muskets', 'baroque', 'manoeuvre', 'lace-war'] },
  landTechnologyLevel: number(t.setup.technologyLevel, 0, 70), ...has(printed, country, 'tercios') || own.tercio === true ? { tercio: flag(t.setup.tercio) } : {}, stability: number(t.setup.stability, -3, 3),
  counters: object({ army: number(t.setup.poolArmy, 0, 999), ld: number(t.setup.poolLd, 0, 999) }, ['army', 'ld'], t.setup.pool),
  ...has(printed, country, 'timar') || own.reforms !== undefined ? { reforms: { type: 'array', title: t.setup.reforms, items: { enum: ['M-1a', 'M-1b', 'M-2'] } } } : {},
  navy: object({ technology: { title: t.setup.navalTechnology, enum: ['carrack', 'nau-galleon', 'galleon-fluyt', 'battery', 'vessel', 'three-decker', 'seventy-four'] }, level: number(t.setup.navalLevel, 0, 70) }, [], t.setup.navy),
}, ['counters', 'reforms', 'navy']);

export function leaderSchema(scenario: Fields, printed: PrintedBoard): Schema {
  return object({
    id: text(t.setup.id, 64), name: text(t.setup.name, 100), country: warring(scenario, printed, t.setup.country), rank: text(t.setup.rank, 1),
    maneuver: number(t.setup.maneuver, 0, 6), fire: number(t.setup.fire, 0, 6), shock: number(t.setup.shock, 0, 6), siege: number(t.setup.siege, 0, 6), monarch: flag(t.setup.monarch),
    kind: { title: t.setup.kind, enum: ['general', 'king', 'engineer', 'pasha', 'admiral', 'king-admiral', 'privateer', 'explorer', 'conquistador', 'governor', 'missionary'] },
    anonymous: flag(t.setup.anonymous), whiteValues: flag(t.setup.whiteValues),
  }, ['kind', 'anonymous', 'whiteValues']);
}

export function printedLeaderSchema(scenario: Fields, printed: PrintedBoard): Schema {
  return object({ id: text(t.setup.printedId, 64), country: warring(scenario, printed, t.setup.printedCountry), escaped: flag(t.setup.escaped) }, ['country', 'escaped']);
}
