import { capital, nationOf } from './nations';

/** A French noun with its article; a proper name has none. */
interface Noun { article: string; bare: string }

/** The kinds of factors. */
export const kinds: Readonly<Record<string, string>> = {
  infantry: 'infanterie', cavalry: 'cavalerie', 'light infantry': 'infanterie légère', guard: 'garde', artillery: 'artillerie', militia: 'milice', 'feudal infantry': 'infanterie féodale',
  'feudal cavalry': 'cavalerie féodale', cossack: 'cosaques', freikorps: 'corps francs', guerilla: 'guérillas',
};
const FIXED: Readonly<Record<string, Noun>> = {
  'the attacker': { article: 'le', bare: 'attaquant' }, 'the defender': { article: 'le', bare: 'défenseur' }, 'the besieger': { article: 'le', bare: 'assiégeant' },
  'the garrison': { article: 'la', bare: 'garnison' }, 'the garrison of the depot': { article: 'la', bare: 'garnison du dépôt' },
};
const IRREGULARS: Readonly<Record<string, string>> = { cossack: 'pion cosaque', freikorps: 'pion de corps francs', guerilla: 'pion de guérilla' };

/** The name of a kind of factors: {@code infanterie}. */
export function kind(english: string): string {
  return kinds[english] ?? english;
}

function ordinal(roman: string): string {
  return roman === 'I' ? 'Ier' : `${roman}e`;
}

/** The printed text of a counter of a corps, as a name without the nation. */
function corpsName(printed: string): string | null {
  const [number, sort] = printed.split(' ');
  if (/^[IVX]+$/.test(number!)) {
    const sorts: Record<string, string> = { '': 'corps', C: 'corps de cavalerie', Lt: 'corps léger', Janissary: 'corps de janissaires' };
    const name = sorts[sort ?? ''];
    return name ? `${ordinal(number!)} ${name}` : null;
  }
  const hidden = /^([a-z ]+) corps (\d+)$/.exec(printed);
  if (hidden) {
    return `corps ${hidden[1] === 'guard' ? 'de la Garde' : `${/^[aeiou]/.test(kind(hidden[1]!)) ? 'd’' : 'de '}${kind(hidden[1]!)}`} n° ${hidden[2]}`;
  }
  const named: Record<string, string> = { Corps: 'corps', Guard: 'corps de la Garde', Artillery: 'corps d’artillerie', Grenadier: 'corps de grenadiers' };
  return /^F\d$/.test(printed) ? `corps féodal ${printed}` : /^FC\d$/.test(printed) ? `corps de cavalerie féodale ${printed}` : named[printed] ?? null;
}

function corps(english: string): Noun | null {
  const known = /^(.+) \(([a-z ]+ corps \d+)\)$/.exec(english);
  if (known) {
    const [noun, hidden] = [corps(known[1]!), corpsName(known[2]!)];
    return noun && hidden ? { ...noun, bare: `${noun.bare} (${hidden})` } : null;
  }
  const found = /^(Great Britain|\S+) (.+)$/.exec(english);
  const nation = found && nationOf(found[1]!);
  const name = nation?.adjective ? corpsName(found![2]!) : null;
  return name ? { article: 'le', bare: `${name} ${name.endsWith('Garde') ? nation!.adjective.replace(/ais$/, 'aise').replace(/ien$/, 'ienne') : nation!.adjective}` } : null;
}

function owned(english: string): Noun | null {
  const found = /^(Great Britain|\S+)'s (.+?)( \d+)?$/.exec(english);
  const nation = found && nationOf(found[1]!);
  if (!nation) {
    return null;
  }
  return found[3] ? { article: 'le', bare: `${IRREGULARS[found[2]!] ?? found[2]!}${found[3]} ${nation.adjective}` }
    : { article: 'les', bare: `${kind(found[2]!)} ${de(found[1]!)}` };
}

/** The corps whose name or whose word in the API is given: {@code Austria I Lt}, {@code austria-i-lt}. */
export function corpsOfWord(word: string): string {
  const named = corps(word);
  if (named) {
    return named.bare;
  }
  const hidden = /^(great-britain|[a-z]+)-(?:minor-)?((?:light-|feudal-)?(?:infantry|cavalry)|guard|artillery|militia)-(\d+)$/.exec(word);
  if (hidden) {
    return corps(`${hidden[1]!.split('-').map(capital).join(' ')} ${hidden[2]!.replace('-', ' ')} corps ${hidden[3]}`)?.bare ?? word;
  }
  const nation = word.startsWith('great-britain-') ? 'great-britain' : word.slice(0, word.indexOf('-'));
  const printed = word.slice(nation.length + 1).split('-').map((part) => /^([ivx]+|f\d|fc\d)$/.test(part) ? part.toUpperCase() : capital(part)).join(' ');
  const english = nation.split('-').map(capital).join(' ');
  return corps(`${english} ${printed}`)?.bare ?? word;
}

/** The counter of cossacks, freikorps or guerillas whose word is given: {@code cossack-3}. */
export function counterOfWord(word: string): string {
  const at = word.lastIndexOf('-');
  const name = IRREGULARS[word.slice(0, at)];
  return name ? `${name} ${word.slice(at + 1)}` : word;
}

function noun(english: string): Noun {
  const nation = nationOf(english);
  const garrison = /^the garrison of (.+)$/.exec(english);
  return nation ? { article: nation.article, bare: nation.name } : FIXED[english] ?? corps(english) ?? owned(english)
    ?? (garrison ? { article: 'la', bare: `garnison ${de(garrison[1]!)}` } : { article: '', bare: english });
}

/** The items of an English list. */
export function items(english: string): string[] {
  const last = english.lastIndexOf(' and ');
  return last < 0 ? english.split(', ') : [...english.slice(0, last).split(', '), english.slice(last + 5)];
}

/** A French list. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}

/** Corps numbers are spoken, and begin with no vowel. */
function elides(bare: string): boolean {
  return /^[AEIOUYÉÈaeiouéè]/.test(bare) && !/^[IVX]+e(r)? /.test(bare);
}

function with_(english: string, form: (noun: Noun) => string): string {
  return listed(items(english).map((item) => form(noun(item))));
}

/** The noun with the definite article: {@code la Russie}, {@code le Ier corps russe}; each item of a list. */
export function le(english: string): string {
  return with_(english, ({ article, bare }) => article === '' ? bare : article !== 'les' && elides(bare) ? `l’${bare}` : `${article} ${bare}`);
}

/** The noun at the beginning of a sentence. */
export function Le(english: string): string {
  return capital(le(english));
}

/** {@code de la Russie}, {@code du Ier corps russe}, {@code d’Ismail}. */
export function de(english: string): string {
  return with_(english, ({ article, bare }) => article === '' ? (elides(bare) ? `d’${bare}` : `de ${bare}`) : article === 'les' ? `des ${bare}`
    : elides(bare) ? `de l’${bare}` : article === 'le' ? `du ${bare}` : `de la ${bare}`);
}

/** {@code à la Russie}, {@code au Ier corps russe}. */
export function to(english: string): string {
  return with_(english, ({ article, bare }) => article === '' ? `à ${bare}` : article === 'les' ? `aux ${bare}` : elides(bare) ? `à l’${bare}` : article === 'le' ? `au ${bare}` : `à la ${bare}`);
}

/** The name alone: {@code Russie}, {@code Ier corps russe}. */
export function bare(english: string): string {
  return with_(english, (each) => each.bare);
}

/** The form of a verb for one thing, or for several. */
export function verb(english: string, one: string, many: string): string {
  return items(english).length > 1 || noun(english).article === 'les' ? many : one;
}

/** The words for a stay at a place: in an area with a number, at a city or an area with a name of its own. */
export function at(place: string): string {
  return /\d$/.test(place) ? `dans ${place}` : `à ${place}`;
}

/** Out of a place. */
export function from(place: string): string {
  return elides(place) ? `d’${place}` : `de ${place}`;
}
