import { signal } from '@preact/signals';

/**
 * The address of the page. It lives in the fragment, which no browser sends to a server:
 * `#/games/ID/VIEW/ARGUMENT?at=POSITION&map=MAP`.
 */
export interface Route {
  /** The parts of the path, decoded. */
  path: string[];
  query: Record<string, string>;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return {
    path: path.split('/').filter(Boolean).map(decoded),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** A part that is not well encoded is taken as it stands: somebody typed it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hrefOf(path: string[], query: Record<string, string | number | null | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${asked ? `?${asked}` : ''}`;
}

export const route = signal<Route>(parse(location.hash));

/**
 * The present address of the page. The browser tells of a new address a moment after it has it: code that goes on from here by itself,
 * after an answer or an effect, asks this, or it would take a reader back to where the page was.
 */
export function here(): Route {
  const { path, query } = route.peek();
  if (hrefOf(path, query) !== location.hash) {
    route.value = parse(location.hash);
  }
  return route.peek();
}

/**
 * Goes to an address, at once: who goes on from here sees it. With `quietly` it takes the place of the one before in the
 * history of the browser.
 */
export function go(href: string, quietly = false): void {
  if (href === location.hash || (href === '#/' && location.hash === '')) {
    return;
  }
  if (quietly) {
    history.replaceState(null, '', href);
  } else {
    history.pushState(null, '', href);
  }
  route.value = parse(href);
}

export function listenToAddress(before: () => void): void {
  window.addEventListener('hashchange', () => {
    before();
    route.value = parse(location.hash);
  });
}
