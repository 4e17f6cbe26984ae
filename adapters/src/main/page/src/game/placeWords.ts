import type { Place } from '../api/game';
import { t } from '../text';

/** A place in words, such as "deputy of Anna". */
export function inWords({ role, seats, seesAll }: Place): string {
  return t.person.place(role, seats.join(', '), seesAll);
}
