import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { Schema } from '../../../game/form/schema';
import { flag, number, object, oneOf, text } from '../../../setup/shapes';
import { rowsOf, textOf } from '../../../setup/values';
import { t } from '../text/setup';
import type { PrintedArea } from '../types';
import type { CorpsCounter, Counters } from './counters';
import { areaAt, irregularOf, isPower, nameIn, played } from './scenario';

/** The fields that a corps can have: who moves it only where it is of a minor state, inside only where there is a city, a fleet only where it is aboard one. */
export function corpsSchema(scenario: Fields, printed: PrintedBoard, counters: Counters, corps: Fields, counter: CorpsCounter | undefined): Schema {
  const area = areaAt(printed, textOf(corps.area));
  const own = counters.corps.filter(({ nation }) => nation === counter?.nation).map(({ id, name }) => ({ id, name: `${nameIn(printed, counter!.nation)} ${name}` }));
  return object({
    ...own.length > 1 ? { corps: oneOf(t.setup.counter, own) } : {},
    ...counter && !isPower(printed, counter.nation) || corps.power !== undefined ? { power: ofPowers(scenario, printed, t.setup.movedBy) } : {},
    area: oneOf(t.setup.area, corps.fleet === undefined ? lands(printed) : printed.zones),
    ...area?.city || corps.city === true ? { city: flag(t.setup.city) } : {},
    ...corps.fleet === undefined ? {} : { fleet: oneOf(t.setup.aboard, rowsOf(scenario.fleets).map(({ id }) => ({ id: textOf(id), name: textOf(id) }))) },
  }, ['fleet']);
}

/** The factors that a corps can hold. */
export function strengthSchema(counter: CorpsCounter): Schema {
  return object({ counts: object(Object.fromEntries(Object.entries(counter.room).map(([type, most]) => [type, number(t.setup.factors[type] ?? type, 0, most)])), Object.keys(counter.room), t.setup.strength) });
}

/** Irregulars are of the kind that their power has. */
export function irregularsSchema(scenario: Fields, printed: PrintedBoard, { type }: Fields): Schema {
  const kinds = [...new Set([...played(scenario).map((power) => irregularOf(printed, power)).filter((kind) => kind !== undefined), textOf(type)])];
  return object({ power: ofPowers(scenario, printed, t.setup.power), type: oneOf(t.setup.type, kinds.map((id) => ({ id, name: t.setup.irregulars[id] ?? id }))), area: oneOf(t.setup.area, lands(printed)), count: number(t.setup.count, 1, 20) });
}

/** The standing that a province can have: a home province only changes its owner. */
export function standingSchema(printed: PrintedBoard, area: PrintedArea & { nation?: string }): Schema {
  const home = isPower(printed, area.nation ?? '');
  const standings = home ? ['home'] : ['neutral', 'free-state', 'conquered'];
  return object({
    ...home ? {} : { standing: oneOf(t.zone.standing, standings.map((id) => ({ id, name: t.zone.standings[id] ?? id }))) },
    owner: oneOf(t.setup.owner, printed.parties.filter(({ id, major }) => major || id === area.nation)),
  });
}

export function holderSchema(printed: PrintedBoard): Schema {
  return oneOf(t.setup.heldBy, printed.parties);
}

/** The factors of a garrison: infantry and militia, in a city also the irregulars of its power but guerillas (EIA-7.3.3.3). */
export function garrisonSchema(printed: PrintedBoard, nation: string, city: boolean): Schema {
  const irregular = irregularOf(printed, nation);
  const types = ['infantry', 'militia', ...irregular && (city && irregular !== 'guerilla' || !city) ? [irregular] : []];
  return object({ counts: object(Object.fromEntries(types.map((type) => [type, number(t.setup.factors[type] ?? type, 0, city ? 99 : 10)])), types, t.setup.strength) });
}

export function fleetSchema(scenario: Fields, printed: PrintedBoard): Schema {
  return object({ id: text(t.setup.id, 64), power: ofPowers(scenario, printed, t.setup.power) });
}

const month = (title: string): Schema => object({ year: number(t.setup.year, 1792, 1815), month: number(t.setup.month, 1, 12) }, [], title);

export const timeSchema = object({ name: text(t.setup.name, 100), from: month(t.setup.from), to: month(t.setup.to) });

export const treasurySchema = object({ money: number(t.setup.money, 0, 999) });

function ofPowers(scenario: Fields, printed: PrintedBoard, title: string): Schema {
  return oneOf(title, played(scenario).map((id) => ({ id, name: nameIn(printed, id) })));
}

function lands(printed: PrintedBoard): PrintedBoard['zones'] {
  return printed.zones.filter(({ kind }) => kind === 'land');
}
