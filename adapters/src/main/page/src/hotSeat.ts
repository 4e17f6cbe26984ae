import { signal } from '@preact/signals';
import { keepToken, tokenOf } from './session';

/** A seat that is played on this device, and its token. */
export interface HeldSeat { name: string; token: string }

/** The seats of a game that are played in this tab, and the one to whom the device is on its way. */
export interface HotSeat { seats: HeldSeat[]; passing: string | null }

const KEY = 'tercio.hot-seat.';

/** Counts the changes, so that what depends on one is shown anew. */
const changed = signal(0);

/** The seats that share this device in a game; null if none do. It is kept for this tab, as tokens are. */
export function hotSeatOf(game: string): HotSeat | null {
  void changed.value;
  const kept = sessionStorage.getItem(KEY + game);
  return kept === null ? null : JSON.parse(kept) as HotSeat;
}

function write(game: string, hotSeat: HotSeat | null): void {
  if (hotSeat === null) {
    sessionStorage.removeItem(KEY + game);
  } else {
    sessionStorage.setItem(KEY + game, JSON.stringify(hotSeat));
  }
  changed.value += 1;
}

/** Plays these seats in this tab from now on, the first of them at once. */
export function share(game: string, seats: HeldSeat[]): void {
  write(game, { seats, passing: null });
  keepToken(game, seats[0]!.token);
}

/** The device is passed: until the next player says so the tab holds no seat, so that it can show nothing of one. */
export function pass(game: string, to: string): void {
  const held = hotSeatOf(game);
  if (held) {
    write(game, { ...held, passing: to });
    keepToken(game, '');
  }
}

/** The player of a seat has the device. */
export function sitDown(game: string, as: string): void {
  const held = hotSeatOf(game);
  const seat = held?.seats.find(({ name }) => name === as);
  if (held && seat) {
    write(game, { ...held, passing: null });
    keepToken(game, seat.token);
  }
}

/** The seat that has the device. */
export function seated(game: string): string | null {
  const token = tokenOf(game);
  return hotSeatOf(game)?.seats.find((seat) => seat.token === token)?.name ?? null;
}

/** The device is nobody's but that of the seat that has it. */
export function end(game: string): void {
  write(game, null);
}
