import { signal } from '@preact/signals';

/**
 * The games of who uses this browser, with the tokens of their seats. They are kept only where that was asked for, and until it is
 * taken back.
 */
export interface OwnGame { id: string; token: string; name: string; seat: string }

const KEY = 'tercio.mine';

/** The number of games that are kept, those last opened. */
export const MOST = 50;

/** The games that are kept, the last opened first; null where nobody asked for it. */
export const mine = signal<OwnGame[] | null>(read());

function read(): OwnGame[] | null {
  const kept = localStorage.getItem(KEY);
  if (kept === null) {
    return null;
  }
  try {
    const games: unknown = JSON.parse(kept);
    return Array.isArray(games) ? games.filter(isGame).slice(0, MOST) : [];
  } catch {
    // Any other content was not written by this page.
    return [];
  }
}

function isGame(value: unknown): value is OwnGame {
  const game = value as Partial<OwnGame> | null;
  return [game?.id, game?.token, game?.name, game?.seat].every((part) => typeof part === 'string');
}

function write(games: OwnGame[] | null): void {
  if (games === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, JSON.stringify(games));
  }
  mine.value = games;
}

/** Begins to keep the games that are opened from now on; or forgets all and keeps none. */
export function keepMine(on: boolean): void {
  write(on ? mine.value ?? [] : null);
}

/** Notes a game that was opened with the token of a seat, where that was asked for. A newer token of the seat takes the place of the older. */
export function remember(game: OwnGame): void {
  const kept = mine.peek();
  if (kept !== null && JSON.stringify(kept[0]) !== JSON.stringify(game)) {
    write([game, ...kept.filter(({ id, seat }) => id !== game.id || seat !== game.seat)].slice(0, MOST));
  }
}

export function forget(game: OwnGame): void {
  if (mine.value !== null) {
    write(mine.value.filter((each) => each !== game));
  }
}

/** Another tab of this browser may have changed them. */
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) {
    mine.value = read();
  }
});
