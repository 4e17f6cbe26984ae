import type { Summary } from '../api/game';
import { t } from '../text';

/** The player of a seat now, who may differ from its first player if it was handed over; a seat without a player says so. The
 * host has no seat. */
export function holderOf({ seats, players }: Pick<Summary, 'seats' | 'players'>, seat: string): string {
  return players[seat] ?? (seats.some(({ name }) => name === seat) ? t.person.nobody(seat) : seat);
}
