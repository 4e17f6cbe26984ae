import type { Fields, Piece, ZoneState } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import { fieldsOf, having, numberOf, rowsOf, textOf, textsOf } from '../../../setup/values';
import { fetchSea } from '../board/atSea';
import type { PrintedProvince, Ships } from '../types';
import { alliancesOf, freshId } from './scenario';
import { establishmentsIn, isPlayed } from './world';

const MARK = 'fleet ';

/** The id by which the board of a set-up knows a naval stack: its place in the list. */
export function fleetAt(number: number): string {
  return `${MARK}${number}`;
}

/** The place in the list of a naval stack; null of another piece. */
export function fleetNumber(piece: string): number | null {
  return piece.startsWith(MARK) ? Number(piece.slice(MARK.length)) : null;
}

/** Sea zones, ports of Europe, and provinces of the rest of the world with an establishment: where ships may be. */
export function harbours(printed: PrintedBoard, scenario: Fields = {}): PrintedProvince[] {
  return (printed.zones as PrintedProvince[]).filter((zone) => zone.kind === 'sea' || zone.income !== undefined && zone.ports?.length
    || zone.area !== undefined && (zone.ports?.length && isPlayed(scenario) || establishmentsIn(scenario, zone.id).length));
}

/** The naval stacks of a scenario as the board shows them. */
export function fleetPieces(scenario: Fields, names: Map<string, string>): Piece[] {
  const fleets = rowsOf(scenario.fleets);
  if (fleets.length) {
    fetchSea();
  }
  return fleets.map((fleet, number) => {
    const { fleetPlus = 0, fleetMinus = 0, nwd = 0, ngd = 0, ntd = 0, nde = 0, vgd = 0 } = fieldsOf(fleet.ships);
    const ships: Ships = { fleetPlus: numberOf(fleetPlus), fleetMinus: numberOf(fleetMinus), nwd: numberOf(nwd), ngd: numberOf(ngd), ntd: numberOf(ntd), nde: numberOf(nde), vgd: numberOf(vgd) };
    const thirds = 3 * (ships.nwd + ships.ngd + ships.ntd + ships.vgd) + ships.nde;
    const whole = Math.floor(thirds / 3);
    return {
      id: fleetAt(number), party: textOf(fleet.country), zone: textOf(fleet.at), ships, thirds, veteran: fleet.veteran === true,
      size: thirds % 3 ? `${whole || ''} ${thirds % 3}/3`.trim() : String(whole),
      strength: [side(ships.fleetPlus, 'F+'), side(ships.fleetMinus, 'F-')].filter(Boolean).join(' ') || 'ND',
      action: doing(fleet),
      leaders: textsOf(fleet.leaders).map((id) => ({ id, name: names.get(id) ?? id })),
    };
  });
}

/** The action of a naval stack when the game begins. */
function doing({ blockades, supplies }: Fields) {
  return blockades ? { kind: supplies ? 'blockade-and-supply' : 'blockade', target: textOf(blockades) } : supplies ? { kind: 'supply', target: textOf(supplies) } : null;
}

function side(number: number, name: string): string {
  return number ? `${number > 1 ? `${number} ` : ''}${name}` : '';
}

/** The sea zones in which a scenario has naval stacks. */
export function seas(fleets: Piece[], printed: PrintedBoard): ZoneState[] {
  return printed.zones.filter(({ kind }) => kind === 'sea').map(({ id, name }) => ({ id, name, pieces: fleets.filter(({ zone }) => zone === id) })).filter(({ pieces }) => pieces.length);
}

/** The scenario with a new naval stack of one warship. Its place in the list is the last. */
export function withFleet(scenario: Fields, country: string, place: string): Fields {
  const fleets = rowsOf(scenario.fleets);
  const belligerent = fieldsOf(fieldsOf(scenario.countries)[country]);
  const fleet = { id: freshId(`${country.slice(0, 3)}-fleet`, fleets), at: place, country, ships: { nwd: 1 }, veteran: false, leaders: [] };
  const manned = belligerent.navy ? scenario : having(scenario, ['countries', country, 'navy'], { technology: 'carrack', level: 1 }) as Fields;
  return { ...manned, fleets: [...fleets, fleet] };
}

/**
 * A naval stack in another port or sea zone; there is no other water for it. Its contingents go with it, and a contingent by itself leaves its stack.
 * They no longer blockade or supply.
 */
export function sailed(scenario: Fields, number: number, zone: string, printed: PrintedBoard): Fields {
  const fleets = rowsOf(scenario.fleets);
  const lead = fleets[number]?.id;
  if (zone === fleets[number]?.at || !harbours(printed, scenario).some(({ id }) => id === zone)) {
    return scenario;
  }
  return { ...scenario, fleets: fleets.map((fleet, at) => at === number ? alone(resting(fleet, zone)) : lead && fleet.under === lead ? resting(fleet, zone) : fleet) };
}

function resting(fleet: Fields, zone: string): Fields {
  const { blockades, supplies, ...others } = fleet;
  return { ...others, at: zone };
}

/** The scenario without a naval stack; its contingents are stacks of their own. */
export function withoutFleet(scenario: Fields, number: number): Fields {
  const lead = rowsOf(scenario.fleets)[number]?.id;
  return { ...scenario, fleets: rowsOf(scenario.fleets).filter((_, at) => at !== number).map((fleet) => lead && fleet.under === lead ? alone(fleet) : fleet) };
}

function alone({ under, ...others }: Fields): Fields {
  return others;
}

/** The ids of the naval stacks of allies under which a naval stack can begin: they lie in the same place, and sail under nobody. */
export function commandersOf(scenario: Fields, fleet: Fields): string[] {
  const allies = alliancesOf(scenario).find((countries) => countries.includes(textOf(fleet.country))) ?? [];
  return rowsOf(scenario.fleets)
    .filter(({ id, at, country, under }) => id !== fleet.id && at === fleet.at && !under && country !== fleet.country && allies.includes(textOf(country)))
    .map(({ id }) => textOf(id));
}
