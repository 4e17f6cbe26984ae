import type { Fields } from '../../../api/board';
import type { BoardLine } from '../../../frame/room';
import { t } from '../text';
import type { Supply } from '../types';

/** The supply chains as lines of the board, from each depot to the next on the way back to its source. */
export function chains(views: Fields): BoardLine[] {
  const { powers = [] } = (views.supply ?? {}) as Partial<Supply>;
  return powers.flatMap(({ power, depots }) => depots.flatMap(({ area, name, leadsTo }) => leadsTo === undefined ? []
    : [{ from: area, to: leadsTo, party: power, title: `${t.legends.chain}: ${name}` }]));
}
