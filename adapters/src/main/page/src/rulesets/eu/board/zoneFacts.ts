import type { ZoneState } from '../../../api/board';
import type { PrintedZone } from '../../../api/printed';
import type { ZoneNames } from '../../../frame/room';
import { spoken } from '../../../text/words';
import { t } from '../text';
import type { PrintedProvince, Province, SeaZone } from '../types';
import { sea } from './atSea';
import { overseas } from './overseas';

/** Facts of a province or a sea: its printed values, and its present state. */
export function zoneFacts(zone: ZoneState | undefined, printedZone: PrintedZone | undefined, names: ZoneNames): [string, string | null | undefined][] {
  const state = zone as Province | undefined;
  const printed = printedZone as PrintedProvince | undefined;
  const fortress = state?.fortress;
  const terrain = state?.terrain || printed?.terrain;
  return [
    ...state && sea.value ? sea.value.seaFacts(state as SeaZone, names) : [],
    ...overseas.value?.worldFacts(zone, printed, names) ?? [],
    [t.zone.terrain, terrain && terrainName(terrain)],
    [t.zone.owner, names.party(state?.owner)],
    [t.zone.controller, state?.controller === state?.owner ? null : names.party(state?.controller)],
    [t.zone.city, fortress?.city || printed?.city],
    [t.zone.fortress, fortress ? [t.zone.level(fortress.level), state?.besieged ? t.zone.besieged : '', fortress.breached ? t.zone.breached : '', fortress.supplied ? t.zone.supplied : '', fortress.blockaded ? t.zone.blockaded : '', fortress.continued ? t.zone.continued : ''].filter(Boolean).join(', ') : null],
    [t.zone.siegeworks, fortress && (fortress.siegeworkPlus || fortress.siegeworkMinus) ? t.zone.works(fortress.siegeworkPlus, fortress.siegeworkMinus) : null],
    [t.zone.presidio, fortress?.presidio ? `${names.party(fortress.presidio.country) ?? fortress.presidio.country}, ${t.zone.level(fortress.presidio.level)}` : null],
    [t.zone.pillages, state?.pillagePlus || state?.pillageMinus ? `${'+'.repeat(state.pillagePlus ?? 0)}${'−'.repeat(state.pillageMinus ?? 0)}` : null],
    [t.zone.flood, state?.flooded ? t.zone.flooded : null],
    [t.zone.revolts, state?.revoltPlus || state?.revoltMinus ? `${'+'.repeat(state.revoltPlus ?? 0)}${'−'.repeat(state.revoltMinus ?? 0)}` : null],
    [t.zone.corsairs, state?.corsairPlus || state?.corsairMinus ? `${'+'.repeat(state.corsairPlus ?? 0)}${'−'.repeat(state.corsairMinus ?? 0)} ${names.party(state.corsairsOf ?? '') ?? ''}`.trim() : null],
    [t.zone.leadersAlone, state?.leadersAlone?.map(({ name, values, country }) => `${name} ${values}, ${names.party(country) ?? country}`).join('; ')],
    [t.zone.income, printed?.income === undefined ? null : String(printed.income)],
    [t.zone.ports, printed?.ports?.map(({ sea }) => names.zone(sea)).join(', ')],
    [t.zone.mark, printed?.tags?.map(names.mark).join(', ')],
  ];
}

/** The label of a zone: its terrain. */
export function zoneLabel(zone: ZoneState): string {
  const { terrain } = zone as Province;
  return terrain ? terrainName(terrain) : '';
}

function terrainName(terrain: string): string {
  return spoken(terrain).toLowerCase();
}
