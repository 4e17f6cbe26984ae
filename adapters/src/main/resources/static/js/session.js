/** Tokens are kept for this tab only, and are never part of an address that is sent to a server. */
const KEY = 'tercio.token.';

export function tokenOf(game) {
  return sessionStorage.getItem(KEY + game) ?? '';
}

export function keepToken(game, token) {
  if (token) {
    sessionStorage.setItem(KEY + game, token);
  } else {
    sessionStorage.removeItem(KEY + game);
  }
}

/** An invitation is a link `#/games/ID/token/TOKEN`: the token is kept, and taken out of the address at once. */
export function takeInvitation() {
  const invited = /^#\/games\/([^/]+)\/token\/([^/]+)$/.exec(location.hash);
  if (invited) {
    keepToken(decodeURIComponent(invited[1]), decodeURIComponent(invited[2]));
    history.replaceState(null, '', `#/games/${invited[1]}`);
  }
}
