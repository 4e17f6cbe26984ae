import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { SetUpTool } from '../../../frame/setUp';
import { fieldsOf, having, numberOf, rowsOf } from '../../../setup/values';
import { t } from '../text/setup';
import { harbours, withFleet } from './fleets';
import { atWar, provinceOf, withStack } from './scenario';
import { isPlayed, landOverseas } from './world';

/** The counters of an army and of a navy, by their field in a scenario, as players write them. */
export const TROOPS = { armyPlus: 'A+', armyMinus: 'A-', ld: 'LD' } as const;
export const SHIPS = { fleetPlus: 'F+', fleetMinus: 'F-', nwd: 'NWD', ngd: 'NGD', ntd: 'NTD', vgd: 'VGD' } as const;

/** The countries with a tray: those at war, then those that only hold land. */
export function traysOf(scenario: Fields, printed: PrintedBoard): { id: string; name: string }[] {
  const fighting = new Set(atWar(scenario));
  return printed.parties.map(({ id, name }) => ({ id, name })).sort((one, other) => Number(fighting.has(other.id)) - Number(fighting.has(one.id)) || one.name.localeCompare(other.name));
}

/** The tools for a country: its ownership and control of land, and its counters on land and at sea. */
export function tools(printed: PrintedBoard, country: string): { title: string; tools: SetUpTool[] }[] {
  return [
    { title: t.setup.paint, tools: [
      { id: `owner-${country}`, label: t.setup.owns, lay: (scenario, zone) => owned(scenario, zone, country, printed) },
      { id: `controller-${country}`, label: t.setup.holds, lay: (scenario, zone) => provinceOf(printed, zone) ? having(scenario, ['controllers', zone], country) as Fields : scenario },
      { id: 'printed', label: t.setup.asPrinted, lay: (scenario, zone) => having(having(scenario, ['owners', zone], undefined), ['controllers', zone], undefined) as Fields }] },
    { title: t.setup.troops, tools: Object.entries(TROOPS).map(([field, label]) => ({ id: `${field}-${country}`, label, lay: (scenario, zone) => reinforced(scenario, zone, country, { [field]: 1 }, printed) })) },
    { title: t.setup.navies, tools: Object.entries(SHIPS).map(([field, label]) => ({ id: `${field}-${country}`, label, lay: (scenario, zone) => launched(scenario, zone, country, { [field]: 1 }, printed) })) },
  ];
}

/** The scenario with a province that belongs to a country, which holds it, too. */
export function owned(scenario: Fields, zone: string, country: string, printed: PrintedBoard): Fields {
  return provinceOf(printed, zone) ? having(having(scenario, ['owners', zone], country), ['controllers', zone], undefined) as Fields : scenario;
}

/** The scenario with more counters in the stack that a country has in a province, or with a new one of these alone. */
export function reinforced(scenario: Fields, zone: string, country: string, more: Fields, printed: PrintedBoard): Fields {
  if (!provinceOf(printed, zone) && !(isPlayed(scenario) && landOverseas(printed, zone))) {
    return scenario;
  }
  const at = rowsOf(scenario.stacks).findLastIndex((stack) => stack.country === country && stack.province === zone);
  return at >= 0 ? having(scenario, ['stacks', String(at), 'units'], sum(fieldsOf(rowsOf(scenario.stacks)[at]!.units), more)) as Fields
    : newest(withStack(scenario, country, zone), 'stacks', 'units', { armyPlus: 0, armyMinus: 0, ld: 0, ...more });
}

/** The same of a naval stack in a port or a sea zone. */
export function launched(scenario: Fields, zone: string, country: string, more: Fields, printed: PrintedBoard): Fields {
  if (!harbours(printed, scenario).some(({ id }) => id === zone)) {
    return scenario;
  }
  const at = rowsOf(scenario.fleets).findLastIndex((fleet) => fleet.country === country && fleet.at === zone);
  return at >= 0 ? having(scenario, ['fleets', String(at), 'ships'], sum(fieldsOf(rowsOf(scenario.fleets)[at]!.ships), more)) as Fields
    : newest(withFleet(scenario, country, zone), 'fleets', 'ships', more);
}

function sum(counters: Fields, more: Fields): Fields {
  return { ...counters, ...Object.fromEntries(Object.entries(more).map(([field, count]) => [field, numberOf(counters[field]) + numberOf(count)])) };
}

/** The scenario with other counters in the newest of its stacks. */
function newest(scenario: Fields, list: 'stacks' | 'fleets', part: string, counters: Fields): Fields {
  return having(scenario, [list, String(rowsOf(scenario[list]).length - 1), part], counters) as Fields;
}
