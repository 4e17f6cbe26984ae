import type { Summary } from '../api/game';
import { t } from '../text';

/** Who plays a seat now, which is not who had it at the beginning where it was handed over; a seat without a player says so. What
 * is the host's has no seat. */
export function holderOf({ seats, players }: Pick<Summary, 'seats' | 'players'>, seat: string): string {
  return players[seat] ?? (seats.some(({ name }) => name === seat) ? t.person.nobody(seat) : seat);
}
