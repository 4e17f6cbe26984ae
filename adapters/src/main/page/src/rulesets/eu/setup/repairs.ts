import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { Repair } from '../../../frame/setUp';
import { fieldsOf, having, numberOf, pathOf, rowsOf, textOf } from '../../../setup/values';
import { spoken } from '../../../text/words';
import { t } from '../text/setup';
import { withoutFleet } from './fleets';
import { owned } from './laying';
import { allied, alliancesOf, atWar, freshId, provinceOf, withCountry } from './scenario';

/** The subject of a fault: the stack, naval stack, place or country that its pointer leads to. */
export function about(scenario: Fields, pointer: string, printed: PrintedBoard): string | undefined {
  const [list, key = '', ...rest] = pathOf(pointer);
  const place = (id: unknown) => printed.zones.find((zone) => zone.id === id)?.name ?? textOf(id);
  const country = (id: unknown) => printed.parties.find((party) => party.id === id)?.name ?? spoken(textOf(id));
  switch (list) {
    case 'stacks': case 'fleets': {
      const piece = rowsOf(scenario[list])[Number(key)];
      return piece && t.setup.pieceOf(list === 'stacks' ? t.setup.stack : t.setup.fleet, textOf(piece.id), country(piece.country), place(list === 'stacks' ? piece.province : piece.at));
    }
    case 'owners': case 'controllers': case 'fortresses': return place(key);
    case 'countries': return key ? country(key) : undefined;
    case 'session': return key === 'sieges' && rest[0] ? t.setup.siegeOf(place(rest[0])) : undefined;
    default: return undefined;
  }
}

/** The change that mends a fault, where one does: what it is follows from the part of the scenario that is at fault, never from the words of the fault. */
export function repair(scenario: Fields, pointer: string, printed: PrintedBoard): Repair | undefined {
  const [list, key = '', part = ''] = pathOf(pointer);
  const country = (id: string) => printed.parties.find((party) => party.id === id)?.name ?? spoken(id);
  if (list === 'stacks' || list === 'fleets') {
    const piece = rowsOf(scenario[list])[Number(key)];
    return piece && ofPiece(scenario, list, key, part, piece, country, printed);
  }
  if (list === 'countries' && part === '' && key) {
    return alliancesOf(scenario).flat().includes(key) ? undefined : { label: t.setup.allyAlone(country(key)), scenario: allied(scenario, key, alliancesOf(scenario).length) };
  }
  if (list === 'alliances' && !key) {
    const laid = [...new Set([...rowsOf(scenario.stacks), ...rowsOf(scenario.fleets)].map((piece) => textOf(piece.country)))].filter((each) => each && !alliancesOf(scenario).flat().includes(each));
    return laid.length ? { label: t.setup.takeIn(laid.map(country).join(', ')), scenario: laid.reduce((before, each) => atWar(before).includes(each) ? allied(before, each, alliancesOf(before).length) : withCountry(before, each), scenario) } : undefined;
  }
  if (list === 'countries' && part === 'navy') {
    return { label: t.setup.giveNavy(country(key)), scenario: having(scenario, ['countries', key, 'navy'], { technology: 'carrack', level: 1 }) as Fields };
  }
  if (list === 'session' && key === 'sieges' && part) {
    return { label: t.setup.liftSiege, scenario: having(scenario, ['session', 'sieges', part], undefined) as Fields };
  }
  return list === 'startRound' ? { label: t.setup.beginS1, scenario: { ...scenario, startRound: 'S1' } } : undefined;
}

function ofPiece(scenario: Fields, list: 'stacks' | 'fleets', key: string, part: string, piece: Fields, country: (id: string) => string, printed: PrintedBoard): Repair | undefined {
  const [own, zone] = [textOf(piece.country), textOf(piece.province)];
  const province = provinceOf(printed, zone);
  if (part === 'country' && own && !atWar(scenario).includes(own)) {
    return { label: t.setup.takeIn(country(own)), scenario: withCountry(scenario, own) };
  }
  if (part === 'province' && province) {
    return { label: t.setup.makeOwn(province.name, country(own)), scenario: owned(scenario, zone, own, printed) };
  }
  if (part === 'inside') {
    return { label: t.setup.putOutside, scenario: having(scenario, [list, key, 'inside'], undefined) as Fields };
  }
  if (part === 'id') {
    return { label: t.setup.otherId, scenario: having(scenario, [list, key, 'id'], freshId(own.slice(0, 3), rowsOf(scenario[list]))) as Fields };
  }
  if (part === 'blockades' || part === 'supplies' || part === 'under') {
    return { label: t.setup.onlyLie, scenario: having(scenario, [list, key, part], undefined) as Fields };
  }
  const counters = Object.values(fieldsOf(list === 'stacks' ? piece.units : piece.ships));
  return (part === 'units' || part === 'ships') && counters.every((count) => numberOf(count) === 0)
    ? { label: t.setup.takeOut, scenario: list === 'stacks' ? having(scenario, [list, key], undefined) as Fields : withoutFleet(scenario, Number(key)) } : undefined;
}
