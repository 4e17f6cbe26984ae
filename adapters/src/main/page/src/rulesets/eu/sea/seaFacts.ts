import type { ZoneNames } from '../../../frame/room';
import { t } from '../text/sea';
import type { SeaZone } from '../types';

/** Facts of a sea zone: the difficulty of sailing it, and the forts that command its straits. */
export function seaFacts({ difficulty, malus, straits = [] }: SeaZone, names: ZoneNames): [string, string | null | undefined][] {
  return [
    [t.sea.difficulty, difficulty === undefined ? null : t.sea.difficult(difficulty, malus ?? 0)],
    [t.sea.straits, straits.map(({ to, fort, controller }) => t.sea.strait(names.zone(to), names.zone(fort), names.party(controller ?? undefined) ?? '')).join('; ')],
  ];
}
