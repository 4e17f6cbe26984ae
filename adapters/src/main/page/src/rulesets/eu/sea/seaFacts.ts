import type { ZoneNames } from '../../../frame/room';
import { t } from '../text/sea';
import type { SeaZone } from '../types';

/** What is told of a sea zone: how hard it is to sail, and the forts that command its straits. */
export function seaFacts({ difficulty, malus, straits = [] }: SeaZone, names: ZoneNames): [string, string | null | undefined][] {
  return [
    [t.sea.difficulty, difficulty === undefined ? null : t.sea.difficult(difficulty, malus ?? 0)],
    [t.sea.straits, straits.map(({ to, fort, controller }) => t.sea.strait(names.zone(to), names.zone(fort), names.party(controller ?? undefined) ?? '')).join('; ')],
  ];
}
