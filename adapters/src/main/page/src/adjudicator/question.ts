import { hrefOf, route } from '../route';
import type { Book } from './book';
import { isObject, type Json } from './request';
import { requestFrom } from './reading';

/** The part of a question that is shown: nothing yet, the ruling on its dice, its odds, or those of all choices. */
export type Shown = 'none' | 'ruling' | 'odds' | 'compare';

/** A question as the address holds it. */
export interface Question {
  request: Json;
  show: Shown;
  /** Pointers of the dice that the browser has thrown. */
  thrown: string[];
  /** The game by whose tables it is answered; left out, those of the service. */
  game?: string;
}

/** No question that a form makes comes near; a longer one is not read. */
const LONGEST = 20_000;
const SHOWN: readonly Shown[] = ['ruling', 'odds', 'compare'];

/** The question as text that may stand in an address. */
export function written({ request, show, thrown, game }: Question): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ r: request, ...show === 'none' ? {} : { s: show }, ...thrown.length ? { t: thrown } : {}, ...game ? { g: game } : {} }));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The question that stands in an address; nothing where it cannot be read. */
export function read(book: Book, text: string): Question | null {
  if (text.length > LONGEST) {
    return null;
  }
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const given: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isObject(given) || !isObject(given.r)) {
      return null;
    }
    const thrown = Array.isArray(given.t) ? given.t.filter((pointer) => typeof pointer === 'string') : [];
    return { request: requestFrom(book, given.r), show: SHOWN.find((each) => each === given.s) ?? 'none', thrown, ...typeof given.g === 'string' ? { game: given.g } : {} };
  } catch {
    return null;
  }
}

export function hrefOfQuestion(question: Question): string {
  return hrefOf(route.value.path, { q: written(question) });
}
