import { signal } from '@preact/signals';

/** Tokens are kept for this tab only, so that each tab of a browser can hold a seat of its own, and are never part of an address that is sent to a server. */
const KEY = 'tercio.token.';

/** Counts the changes of tokens, so that what depends on one is shown anew. */
export const tokensChanged = signal(0);

/** Games of which this tab forgot a token that the service did not know, until a seat is taken again. */
export const forgotten = signal<ReadonlySet<string>>(new Set());

export function tokenOf(game: string): string {
  return sessionStorage.getItem(KEY + game) ?? '';
}

export function keepToken(game: string, token: string): void {
  if (token) {
    sessionStorage.setItem(KEY + game, token);
  } else {
    sessionStorage.removeItem(KEY + game);
  }
  dismiss(game);
  tokensChanged.value += 1;
}

/** The service does not know this token: it was replaced, or not copied whole. Kept, it would close the game for ever. */
export function forgetUnknown(game: string, token: string): void {
  if (token && tokenOf(game) === token) {
    keepToken(game, '');
    forgotten.value = new Set([...forgotten.value, game]);
  }
}

/** Closes the notice that a token was forgotten: it is shown once. */
export function dismiss(game: string): void {
  if (forgotten.value.has(game)) {
    forgotten.value = new Set([...forgotten.value].filter((each) => each !== game));
  }
}

/** An invitation is a link `#/games/ID/token/TOKEN`: the token is kept, and taken out of the address and the history at once. */
export function takeInvitation(): void {
  const invited = /^#\/games\/([^/?]+)\/token\/([^/?]+)$/.exec(location.hash);
  if (invited) {
    keepToken(decodeURIComponent(invited[1]!), decodeURIComponent(invited[2]!));
    history.replaceState(null, '', `#/games/${invited[1]}`);
  }
}
