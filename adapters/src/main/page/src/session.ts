import { signal } from '@preact/signals';

/** Tokens are kept for this tab only, and are never part of an address that is sent to a server. */
const KEY = 'tercio.token.';

/** Counts the changes of tokens, so that what depends on one is shown anew. */
export const tokensChanged = signal(0);

export function tokenOf(game: string): string {
  return sessionStorage.getItem(KEY + game) ?? '';
}

export function keepToken(game: string, token: string): void {
  if (token) {
    sessionStorage.setItem(KEY + game, token);
  } else {
    sessionStorage.removeItem(KEY + game);
  }
  tokensChanged.value += 1;
}

/** An invitation is a link `#/games/ID/token/TOKEN`: the token is kept, and taken out of the address and the history at once. */
export function takeInvitation(): void {
  const invited = /^#\/games\/([^/?]+)\/token\/([^/?]+)$/.exec(location.hash);
  if (invited) {
    keepToken(decodeURIComponent(invited[1]!), decodeURIComponent(invited[2]!));
    history.replaceState(null, '', `#/games/${invited[1]}`);
  }
}
