import type { Template } from '../../../../../text/service/reader';
import { bare, capital, de, listed, que, to } from '../../../../../text/fr/grammar';
import { adjective, countryNames, countryOf } from './countries';

/** Names that hold an "and" of their own. */
const JOINED = /(Berg|Oldenburg) and (Cleves|Münster)/g;
const STACK = /^(.+?)'s? stack of ((?:\d+ )?\d\/3|\d+) LD(?: under (.+?))?(?: \(([\w.-]+)\))?$/;
const FLEET = /^(.+?)'s? naval stack of ((?:\d+ )?\d\/3|\d+) ships?(?: under (.+?))?(?: \(([\w.-]+)\))?$/;
const MILITIA = /^(.+?)'s? militia of ((?:\d+ )?\d\/3|\d+) LD(?: \(([\w.-]+)\))?$/;
const UNNAMED = /^Anonymous (Admiral|Conquistador|Explorer|General|Governor|Leader) (\w+)$/;
/** Unnamed leaders by their category. */
const ANONYMOUS: Readonly<Record<string, string>> = {
  Admiral: 'l’amiral anonyme', Conquistador: 'le conquistador anonyme', Explorer: 'l’explorateur anonyme', General: 'le général anonyme', Governor: 'le gouverneur anonyme', Leader: 'le chef anonyme',
};
const WORDS: Readonly<Record<string, string>> = {
  nobody: 'personne', 'a general': 'un général', 'the besieged': 'l’assiégé', 'the besieger': 'l’assiégeant', 'the phasing side': 'le camp actif', 'the non-phasing side': 'le camp non actif', 'the stack': 'la pile', 'the interceptor': 'l’intercepteur', 'the mover': 'la pile en mouvement',
};

/** The actors that a text names: a country, a stack, a leader, a side, or several of them. */
export function who(english: string): string {
  return listed(items(english).map(one));
}

function items(english: string): string[] {
  return english.replace(JOINED, '$1\u0001$2').split(/, | and /).map((item) => item.replace('\u0001', ' and '));
}

/** The title of a stack or of several; none for a text that goes on after it. */
export function stackTitle(english: string): string | null {
  return items(english).every((item) => (FLEET.test(item) || STACK.test(item)) && !/ (is|are|has|have|makes?|retreats?|loses?|joins?|lands?|enters?|blockades?|explores?) /.test(item)) ? who(english) : null;
}

function one(english: string): string {
  const word = WORDS[english] ?? countryNames[english] ?? (/^[a-z_]+$/.test(english) ? countryOf(english) : undefined);
  if (word) {
    return word;
  }
  const [, owner, size, admiral, id_] = FLEET.exec(english) ?? [];
  if (owner) {
    const of = adjective(owner);
    return `la pile navale${of ? ` ${of}` : ''} de ${ships(`${size} ships`)}${of ? '' : ` ${de(countryOf(owner))}`}${admiral ? ` sous ${one(admiral)}` : ''}${id_ ? ` (${id_})` : ''}`;
  }
  const [, whose] = /^the land stack of (.+) aboard$/i.exec(english) ?? [];
  if (whose) {
    return `la pile de terre ${de(countryOf(whose))} à bord`;
  }
  const [, country, ld, leader, id] = STACK.exec(english) ?? [];
  if (country) {
    const of = adjective(country);
    return `la pile${of ? ` ${of}` : ''} de ${ld} LD${of ? '' : ` ${de(countryOf(country))}`}${leader ? ` sous ${one(leader)}` : ''}${id ? ` (${id})` : ''}`;
  }
  const [, colonial, men, militiaId] = MILITIA.exec(english) ?? [];
  if (colonial) {
    const of = adjective(colonial);
    return `la milice${of ? ` ${of}` : ''} de ${men} LD${of ? '' : ` ${de(countryOf(colonial))}`}${militiaId ? ` (${militiaId})` : ''}`;
  }
  if (english.endsWith(' at sea')) {
    return `${one(english.slice(0, -7))} en mer`;
  }
  const [, people] = /^natives of ((?:\d+ )?\d\/3|\d+) LD$/.exec(english) ?? [];
  if (people) {
    return `les indigènes (${people} LD)`;
  }
  if (english.endsWith(' alone')) {
    return `${one(english.slice(0, -6))} seul`;
  }
  const general = /^General of (.+)$/.exec(english);
  if (general) {
    return `le général ${de(countryOf(general[1]!).replace(/^(la |l’)/, ''))}`;
  }
  const [, kind, number] = UNNAMED.exec(english) ?? [];
  if (kind) {
    return `${ANONYMOUS[kind]!} ${number}`;
  }
  const [, name, serves] = /^(.+) of (.+)$/.exec(english) ?? [];
  return name && countryNames[serves!] ? `${one(name)} (${bare(countryNames[serves!]!)})` : english;
}

/** Ships by kind, or their number: `1 FLEET-, 2 warships and 1 transport`. */
export function ships(english: string): string {
  return english.replace(/\bthirds? of a warship\b/g, 'tiers de vaisseau').replace(/\b(\d+) warships?\b/g, (_, n: string) => `${n} ${Number(n) > 1 ? 'vaisseaux' : 'vaisseau'} de guerre`)
    .replace(/\bgalleass(?:es)?\b/g, (word) => word === 'galleass' ? 'galéasse' : 'galéasses').replace(/\bgalley(s?)\b/g, 'galère$1').replace(/\bno ships\b/, 'aucun navire')
    .replace(/((?:\d+ )?\d\/3|\d+) ships?\b/g, (_, number: string) => `${number} ${/^(1\b|\d\/3)/.test(number) ? 'navire' : 'navires'}`).replace(/\bFLEET\+/g, 'FLOTTE+').replace(/\bFLEET-/g, 'FLOTTE−').replace(/ and /g, ' et ');
}

/** Units of a stack: `A+ 2 LD, 1 LD Timar, Pasha of 2 LD`. */
export function units(english: string): string {
  return ships(english).replace(/\bPashas? of\b/g, 'Pacha de').replace(/\bPasha\b/g, 'Pacha').replace(/\bnothing\b/, 'rien').replace(/-(?=\D|$)/g, '−').replace(/ and /g, ' et ').replace(/\bveteran\b/g, 'vétérans');
}

/** Places stay as they are printed, the last of several after "et". */
function places(english: string): string {
  return listed(english.split(/, | and /));
}

/** The words for a stay in a province. */
export function inPlace(place: string): string {
  return place.startsWith('La ') ? `dans ${place}` : `en ${place}`;
}

/** Without articles, each of them. */
export function titled(phrase: string): string {
  return listed(phrase.split(/, | et /).map(bare));
}

/** The ending of a participle with who is spoken of. */
export function agreed(phrase: string): string {
  return `${/^la (?:pile|milice)/.test(phrase) ? 'e' : ''}${phrase.includes(' et ') ? 's' : ''}`;
}

/** Texts that a part is not, by the first letter of its name: the text is another one then. */
const NOT: Readonly<Record<string, RegExp>> = { s: /;| in | makes? | with /, c: / stack of |;| in | makes? /, l: / stack of |;| in /, p: / stack of |;|, the Sund/, u: / stack of |;/ };

/** The reader of a part of a text, by the first letter of its name; other parts are read as texts. */
const READ: Readonly<Record<string, (english: string) => string>> = { s: who, c: who, l: who, p: places, u: units };
const FORMS: Readonly<Record<string, (phrase: string) => string>> = {
  de: (phrase) => listed(phrase.split(/, | et /).map(de)), à: to, en: inPlace, bare: titled,
  doit: (phrase) => phrase.includes(' et ') ? 'doivent' : 'doit', est: (phrase) => phrase.includes(' et ') ? 'sont' : 'est', agree: agreed, que,
};

/**
 * A text with its French one. Its open parts are named by what they hold: `s` a stack or several, `c` a country or several, `l` a leader, `p`
 * a place, `u` units, `n#` a number; any other is a text of its own, or stays as it is with `!`. The French text may ask for a form of a part: `{de c}`, `{à c}`, `{en p}`,
 * `{bare c}` without article, `{doit s}` and `{est s}` the verb, `{agree s}` the ending of a participle.
 */
export function phrase(english: string, french: string): Template {
  const begins = /^[A-ZÀ-Ý{]/.test(english);
  const source = english.replace(/\{(\w+)([#!]?)\}/g, (_, name: string, kind: string) => `{${name}${kind || (READ[name.charAt(0)] ? '!' : '')}}`);
  return [source, (parts) => {
    if (Object.entries(parts).some(([name, part]) => NOT[name.charAt(0)]?.test(part))) {
      return null;
    }
    const read = french.replace(/\{(?:(\S+) )?(\w+)\}/g, (_, form: string | undefined, name: string) => {
      const said = (READ[name.charAt(0)] ?? ((text: string) => text))(parts[name] ?? '');
      return form ? (FORMS[form] ?? ((text: string) => text))(said) : said;
    });
    return begins ? capital(read) : read;
  }];
}

/** Many texts at once: an English line, then its French one. */
export function phrases(text: Readonly<Record<string, string>>): Template[] {
  return Object.entries(text).map(([english, french]) => phrase(english, french));
}

/** The names of unnamed leaders, which have no article where they stand alone. */
export const unnamed: readonly Template[] = Object.entries(ANONYMOUS).map(([kind, french]) =>
  [`Anonymous ${kind} {n!}`, ({ n }) => /^\w+$/.test(n ?? '') ? `${capital(bare(french))} ${n}` : null]);

/** Answers, each of which may end with the country that gives it. */
export function answers(text: Readonly<Record<string, string>>): Template[] {
  return Object.entries(text).flatMap(([english, french]) => [phrase(`${english} ({c_by})`, `${french} ({bare c_by})`), phrase(english, french)]);
}
