import type { Fields, Piece, ZoneState } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { ScenarioPlace } from '../../../frame/setUp';
import { fieldsOf, having, numberOf, pathOf, rowsOf, textOf, textsOf } from '../../../setup/values';
import type { PrintedProvince } from '../types';
import { fleetAt, fleetNumber, fleetPieces, sailed, seas } from './fleets';
import { isPlayed, landOverseas, overseasZones } from './world';
import { controllerOf, leadersOf, levelOf, ownerOf, provinceOf } from './scenario';

/** The provinces with their stacks as a scenario has them; those of the rest of the world where it has that. A stack is known by its place in the list. */
export function zones(scenario: Fields, printed: PrintedBoard): ZoneState[] {
  const names = new Map(leadersOf(scenario).map(({ id, name }) => [id, name]));
  const stacks = rowsOf(scenario.stacks).map((stack, at) => pieceOf(stack, at, names));
  const fleets = fleetPieces(scenario, names);
  return [...(printed.zones as PrintedProvince[]).filter(({ id }) => provinceOf(printed, id)).map((province) => ({
    id: province.id, name: province.name, owner: ownerOf(scenario, province), controller: controllerOf(scenario, province), terrain: province.terrain,
    fortress: { city: province.city ?? '', level: levelOf(scenario, province), siegeworkMinus: 0, siegeworkPlus: 0, breached: false, blockaded: rowsOf(scenario.fleets).some(({ blockades }) => blockades === province.id) },
    pieces: [...stacks, ...fleets].filter(({ zone }) => zone === province.id),
  })), ...seas(fleets, printed), ...overseasZones(scenario, printed, [...stacks, ...fleets])];
}

function pieceOf(stack: Fields, at: number, names: Map<string, string>): Piece {
  return {
    id: String(at), party: textOf(stack.country), zone: textOf(stack.province), strength: strength(fieldsOf(stack.units)), veteran: stack.veteran === true,
    leaders: textsOf(stack.leaders).map((id) => ({ id, name: names.get(id) ?? id })), besieged: stack.inside === true,
  };
}

/** Counters as players write them: A+ 2 A- 3 LD, A+ Timar, Pasha of 2 LD. */
export function strength(units: Fields): string {
  const timar = fieldsOf(units.timar);
  const levied = counters(timar);
  return [counters(units), levied && `${levied} Timar`, pashas(timar.pashasOfOne, 1), pashas(timar.pashasOfTwo, 2), pashas(timar.pashasOfThree, 3)]
    .filter(Boolean).join(', ') || '0';
}

function pashas(count: unknown, ld: number): string {
  return count ? `${count === 1 ? 'Pasha' : `${numberOf(count)} Pashas`} of ${ld} LD` : '';
}

function counters({ armyPlus, armyMinus, ld, lde }: Fields): string {
  const of = (count: number, what: string) => count === 1 ? what : `${count} ${what}`;
  return [armyPlus ? of(numberOf(armyPlus), 'A+') : '', armyMinus ? of(numberOf(armyMinus), 'A-') : '', ld ? `${numberOf(ld)} LD` : '', lde ? `${numberOf(lde)} LDE` : ''].filter(Boolean).join(' ');
}

/** A stack in another province, a naval one in another port or sea zone; there is no other ground for it. */
export function moved(scenario: Fields, piece: string, zone: string, printed: PrintedBoard): Fields {
  const fleet = fleetNumber(piece);
  return fleet !== null ? sailed(scenario, fleet, zone, printed) : provinceOf(printed, zone) || isPlayed(scenario) && landOverseas(printed, zone) ? having(scenario, ['stacks', piece, 'province'], zone) as Fields : scenario;
}

/** The stack or province that a pointer leads to: `/stacks/3/units`, `/owners/artois`. */
export function placeOf(scenario: Fields, pointer: string): ScenarioPlace {
  const [list, key, ...rest] = pathOf(pointer);
  switch (list) {
    case 'stacks': return { piece: key, zone: textOf(rowsOf(scenario.stacks)[Number(key)]?.province) || undefined };
    case 'fleets': return { piece: fleetAt(Number(key)), zone: textOf(rowsOf(scenario.fleets)[Number(key)]?.at) || undefined };
    case 'owners': case 'controllers': case 'fortresses': return { zone: key };
    case 'overseas': return placeOverseas(scenario, key, rest);
    case 'session': return key === 'sieges' || key === 'pillages' ? { zone: rest[0] } : {};
    default: return {};
  }
}

/** `/overseas/establishments/3/level`, `/overseas/natives/provinces/r_recife_s`. */
function placeOverseas(scenario: Fields, part: string | undefined, [key, id]: string[]): ScenarioPlace {
  return part === 'establishments' ? { zone: textOf(rowsOf(fieldsOf(scenario.overseas).establishments)[Number(key)]?.province) || undefined }
    : part === 'natives' && key === 'provinces' ? { zone: id } : {};
}
