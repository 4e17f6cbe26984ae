import type { ZoneState } from '../../../api/board';
import type { ZoneNames } from '../../../frame/room';
import { t } from '../text/world';
import type { Establishment, PrintedProvince, WorldProvince } from '../types';

/** Facts of a zone of the rest of the world: its Area, establishments, natives and gold, the countries that know it, and the stacks that carry that knowledge. */
export function worldFacts(state: ZoneState | undefined, printed: PrintedProvince | undefined, names: ZoneNames): [string, string | null | undefined][] {
  const { establishments = [], fort, gold = 0, natives, neutral, knowledge } = (state ?? {}) as Partial<WorldProvince>;
  const people = natives ?? printed?.natives;
  const party = (country: string) => names.party(country) ?? country;
  return [
    [t.world.area, printed?.area],
    [t.world.neutral, neutral ? t.world.bars : null],
    [t.world.establishments, establishments.map((here) => told(here, party)).join('; ')],
    [t.world.building, fort ? t.world.built(party(fort.country), fort.rounds) : null],
    [t.world.natives, people && (people.ld || people.lde || natives) ? [t.world.people(people.ld, people.lde), printed?.tolerance ? t.world.tolerance(printed.tolerance) : '',
      natives?.against.length ? t.world.risen(natives.against.map(party).join(', ')) : ''].filter(Boolean).join('; ') : null],
    [t.world.gold, gold ? t.world.ducats(gold) : null],
    [t.world.knownTo, knowledge && (knowledge.all ? t.world.all : knowledge.countries.map(party).join(', ') || t.world.nobody)],
    [t.world.carriedBy, knowledge?.carriers.map(({ country, stack }) => t.world.carrier(party(country), stack)).join('; ')],
  ];
}

function told({ kind, level, owner, controller, militia }: Establishment, party: (country: string) => string): string {
  return [t.world.kinds[kind]?.(level) ?? kind, party(owner), controller === owner ? '' : t.world.heldBy(party(controller)), militia ? t.world.militia(militia) : ''].filter(Boolean).join(', ');
}
