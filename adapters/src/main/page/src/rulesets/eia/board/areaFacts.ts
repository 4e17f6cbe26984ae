import type { ZoneState } from '../../../api/board';
import type { PrintedZone } from '../../../api/printed';
import type { ZoneNames } from '../../../frame/room';
import { spoken } from '../../../text/words';
import { t } from '../text';
import type { AreaState, PrintedArea } from '../types';

/** Facts of an area: its printed values, and its present state. */
export function areaFacts(zone: ZoneState | undefined, printedZone: PrintedZone | undefined, names: ZoneNames): [string, string | null | undefined][] {
  const area = zone as AreaState | undefined;
  const printed = printedZone as PrintedArea | undefined;
  const city = area?.city;
  const party = (id: string) => names.party(id) ?? id;
  return [
    [t.zone.province, printed?.province],
    [t.zone.terrain, printed?.terrain && `${(t.terrains[printed.terrain] ?? spoken(printed.terrain)).toLowerCase()}${area?.winter ? `, ${t.zone.winter}` : ''}`],
    [t.zone.forage, printed?.forage === undefined ? null : String(printed.forage)],
    [t.zone.owner, area?.standing && `${names.party(area.owner)}, ${t.zone.standings[area.standing] ?? area.standing}`],
    [t.zone.city, city && `${city.name}: ${t.zone.spires(city.spires, city.fleches, city.capacity)}`],
    [t.zone.controller, city && names.party(city.controller)],
    [t.zone.garrison, city?.garrisons.map(({ nation, factors }) => `${party(nation)} ${factors.total}`).join(', ')],
    [t.zone.besieged, city?.besiegers.map(party).join(', ')],
    [t.zone.depot, area?.depots.map(({ power, garrison, within }) => t.zone.depotOf(party(power), garrison.total, within)).join('; ')],
    [t.zone.leaders, area?.leaders.map(({ name }) => name).join(', ')],
    [t.zone.fleets, area?.fleets.map(({ power, blockading }) => (blockading ? t.zone.blockading(party(power)) : party(power))).join('; ')],
    [t.zone.ports, printed?.ports?.map(({ sea }) => names.zone(sea)).join(', ')],
    [t.zone.mark, printed?.tags?.filter((tag) => !['city', 'capital', 'fortress'].includes(tag)).map(names.mark).join(', ')],
  ];
}

/** The label of an area: its terrain and forage value. */
export function areaLabel(zone: ZoneState): string {
  const { terrain, forage } = zone as AreaState;
  return terrain ? `${(t.terrains[terrain] ?? spoken(terrain)).toLowerCase()}, ${t.zone.forage.toLowerCase()} ${forage}` : '';
}
