import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { Repair } from '../../../frame/setUp';
import { fieldsOf, having, pathOf, rowsOf, textOf } from '../../../setup/values';
import { t } from '../text/setup';
import type { Counters } from './counters';
import { full, holds } from './counters';
import { besideCorps } from './laying';
import { areaAt, counterOf, countsOf, freshId, isPower, moverOf, nameIn, placeAt, played, protectorOf, withLeader, withoutCorps, withPower, withStanding } from './scenario';

/** The subject of a fault: the corps, leader, post, province or city that its pointer leads to. */
export function about(scenario: Fields, pointer: string, printed: PrintedBoard, counters: Counters): string | undefined {
  const [list = '', key = ''] = pathOf(pointer);
  const row = rowsOf(scenario[list])[Number(key)];
  const place = (id: unknown) => nameIn(printed, id);
  switch (list) {
    case 'corps': return row && t.setup.pieceIn(corpsName(scenario, row.corps, printed, counters), place(row.area));
    case 'strengths': case 'identities': return corpsName(scenario, key, printed, counters);
    case 'leaders': return row && t.setup.pieceIn(leaderName(row.leader, counters), place(row.area));
    case 'garrisons': return row && t.setup.pieceIn(t.setup.add(t.setup.garrisons, place(row.nation)), place(row.area));
    case 'depots': return row && t.setup.pieceIn(t.setup.add(t.setup.depot, place(row.power)), place(row.area));
    case 'irregulars': return row && t.setup.pieceIn(t.setup.add(t.setup.irregulars[textOf(row.type)] ?? textOf(row.type), place(row.power)), place(row.area));
    case 'fleets': return row && t.setup.pieceIn(t.setup.add(t.setup.fleet, place(row.power)), place(row.at));
    case 'provinces': return row && t.setup.standingOf(textOf(row.province));
    case 'cities': return t.setup.ofCity(placeAt(printed, key)?.city ?? place(key));
    case 'powers': return row ? place(row.power) : t.setup.powers;
    case 'diplomacy': return t.setup.relations;
    case 'from': return t.setup.from;
    case 'to': return t.setup.to;
    default: return undefined;
  }
}

function corpsName(scenario: Fields, corps: unknown, printed: PrintedBoard, counters: Counters): string {
  const counter = counterOf(scenario, corps, counters);
  return counter ? `${nameIn(printed, counter.nation)} ${counter.name}` : textOf(corps);
}

function leaderName(leader: unknown, counters: Counters): string {
  return counters.leaders.find(({ id }) => id === leader)?.name ?? textOf(leader);
}

/** The change that mends a fault, where one does: it follows from the part of the scenario that is at fault, never from the words of the fault. */
export function repair(scenario: Fields, pointer: string, printed: PrintedBoard, counters: Counters): Repair | undefined {
  const [list = '', key = '', part = ''] = pathOf(pointer);
  const row = rowsOf(scenario[list])[Number(key)];
  const takenOut = (): Repair => ({ label: t.setup.takeOut, scenario: list === 'corps' ? withoutCorps(scenario, Number(key)) : having(scenario, [list, key], undefined) as Fields });
  const bring = (power: string): Repair | undefined => isPower(printed, power) && !played(scenario).includes(power) ? { label: t.setup.bring(nameIn(printed, power)), scenario: withPower(scenario, power) } : undefined;
  switch (list) {
    case 'corps': return row && ofCorps(scenario, key, part, row, printed, counters, bring) || (row ? takenOut() : undefined);
    case 'strengths': {
      const counter = counterOf(scenario, key, counters);
      return counter && !holds(counter, countsOf(fieldsOf(scenario.strengths)[key])) || counter && rowsOf(scenario.corps).some(({ corps }) => corps === key)
        ? { label: t.setup.fill, scenario: having(scenario, ['strengths', key], { counts: full(counter) }) as Fields } : takenOut();
    }
    case 'identities': return takenOut();
    case 'leaders': return row && ofLeader(scenario, part, row, printed, counters, bring) || takenOut();
    case 'garrisons': return row && (part === 'nation' && bring(textOf(row.nation)) || takenOut());
    case 'depots': return row && (part === 'power' && bring(textOf(row.power)) || part === 'garrison' && { label: t.setup.noGarrison, scenario: having(scenario, [list, key, 'garrison'], undefined) as Fields } || takenOut());
    case 'irregulars': return row && (part === 'power' && bring(textOf(row.power)) || takenOut());
    case 'fleets': return row && (part === 'power' && bring(textOf(row.power)) || part === 'blockades' && { label: t.setup.onlyLie, scenario: having(scenario, [list, key, 'blockades'], undefined) as Fields }
      || part === 'id' && { label: t.setup.otherId, scenario: having(scenario, [list, key, 'id'], freshId(textOf(row.power), rowsOf(scenario.fleets))) as Fields } || takenOut());
    case 'provinces': return row && (part === 'owner' && bring(textOf(row.owner)) || { label: t.setup.printedAgain, scenario: having(scenario, [list, key], undefined) as Fields });
    case 'cities': return bring(textOf(fieldsOf(scenario.cities)[key])) ?? { label: t.setup.printedAgain, scenario: having(scenario, [list, key], undefined) as Fields };
    case 'powers': return part === 'power' ? takenOut() : key ? undefined : bringLaid(scenario, printed, counters);
    case 'to': return { label: t.setup.sameMonth, scenario: { ...scenario, to: scenario.from } };
    default: return undefined;
  }
}

/** No power is in the game: those whose pieces lie on the map come in. */
function bringLaid(scenario: Fields, printed: PrintedBoard, counters: Counters): Repair | undefined {
  const owners = [...rowsOf(scenario.corps).map((row) => moverOf(row, counters)), ...['depots', 'irregulars', 'fleets'].flatMap((list) => rowsOf(scenario[list]).map(({ power }) => textOf(power))),
    ...rowsOf(scenario.garrisons).map(({ nation }) => textOf(nation))];
  const laid = [...new Set(owners)].filter((power) => isPower(printed, power) && !played(scenario).includes(power));
  return laid.length ? { label: t.setup.bring(laid.map((power) => nameIn(printed, power)).join(', ')), scenario: laid.reduce(withPower, scenario) } : undefined;
}

/** A corps whose power is not in the game, whose state is no free one, or that has no room in the city. */
function ofCorps(scenario: Fields, key: string, part: string, row: Fields, printed: PrintedBoard, counters: Counters, bring: (power: string) => Repair | undefined): Repair | undefined {
  const counter = counterOf(scenario, row.corps, counters);
  if (part === 'power' && counter) {
    const power = moverOf(row, counters);
    const protector = protectorOf(scenario, printed, counter.nation);
    const own = isPower(printed, counter.nation) ? counter.nation : protector;
    const area = printed.zones.find((zone) => zone.nation === counter.nation)?.id;
    return isPower(printed, counter.nation) && power !== counter.nation ? { label: t.setup.printedAgain, scenario: having(scenario, ['corps', key, 'power'], undefined) as Fields }
      : isPower(printed, power) && bring(power) || (!isPower(printed, power) && own ? { label: nameIn(printed, own), scenario: having(scenario, ['corps', key, 'power'], own) as Fields }
        : isPower(printed, power) && area ? { label: t.setup.makeFree(nameIn(printed, counter.nation), nameIn(printed, power)), scenario: withStanding(scenario, printed, area, { standing: 'free-state', owner: power }) } : undefined);
  }
  return part === 'city' || part === 'area' && row.city === true && areaAt(printed, textOf(row.area)) ? { label: t.setup.putOutside, scenario: having(scenario, ['corps', key, 'city'], false) as Fields } : undefined;
}

/** A leader whose power is not in the game, or who stands alone. */
function ofLeader(scenario: Fields, part: string, row: Fields, printed: PrintedBoard, counters: Counters, bring: (power: string) => Repair | undefined): Repair | undefined {
  const power = counters.leaders.find(({ id }) => id === row.leader)?.power ?? '';
  const corps = rowsOf(scenario.corps).find((each) => moverOf(each, counters) === power && !each.fleet);
  return part === 'leader' ? bring(power) : part === 'area' && corps
    ? { label: t.setup.joinCorps(nameIn(printed, corps.area)), scenario: withLeader(scenario, textOf(row.leader), besideCorps(scenario, textOf(corps.area), power, counters)) } : undefined;
}
