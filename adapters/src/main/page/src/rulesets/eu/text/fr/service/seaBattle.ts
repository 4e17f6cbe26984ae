import type { Template } from '../../../../../text/service/reader';
import { capital, de, listed } from '../../../../../text/fr/grammar';
import { adjective, countryOf } from './countries';
import { inPlace, who } from './phrases';

type Parts = Readonly<Record<string, string>>;

const FLEET = /^(.+?)'s? naval stack of ([\d /]+) ships?(?: under (.+?))?(?: \(([\w.-]+)\))?$/;
const SHIPS: readonly (readonly [RegExp, string, string])[] = [
  [/^thirds? of a warship$/, 'tiers de navire de guerre', 'tiers de navire de guerre'], [/^warships?$/, 'navire de guerre', 'navires de guerre'],
  [/^galleass(?:es)?$/, 'galéasse', 'galéasses'], [/^galleys?$/, 'galère', 'galères'], [/^transports?$/, 'transport', 'transports'],
  [/^FLEET\+$/, 'FLOTTE+', 'FLOTTE+'], [/^FLEET-$/, 'FLOTTE−', 'FLOTTE−'],
];

/** `6 1/3 ships`. */
function size(english: string): string {
  return english.replace(/^([\d /]+) ships?$/, (_, number: string) => `${number} navire${/^(?:[01]|\d\/3|1 \d\/3)$/.test(number) ? '' : 's'}`);
}

/** `2 warships and 1 galley`. */
export function ships(english: string): string {
  return english === 'no ships' ? 'aucun navire' : listed(english.split(/, | and /).map((item) => {
    const [, number, kind] = /^(\d+) (.+)$/.exec(item) ?? [];
    const [, one, several] = SHIPS.find(([words]) => words.test(kind ?? '')) ?? [];
    return one ? `${number} ${number === '1' ? one : several}` : item;
  }));
}

/** A naval stack, several of them, or a country that fights at sea. */
export function fleet(english: string): string {
  return listed(english.split(/, (?=\S.*naval stack)| and (?=\S.*naval stack)/).map((item) => {
    const [, country, number, leader, id] = FLEET.exec(item) ?? [];
    if (!country) {
      return who(item);
    }
    const of = adjective(country);
    return `la pile navale${of ? ` ${of}` : ''} de ${size(`${number} ships`)}${of ? '' : ` ${de(countryOf(country))}`}${leader ? ` sous ${leader}` : ''}${id ? ` (${id})` : ''}`;
  }));
}

/** What a part of a text is, by the first letter of its name. */
const READ: Readonly<Record<string, (english: string) => string>> = {
  f: fleet, c: who, z: size, u: ships, l: (leader) => leader, p: (place) => place,
};
const FORMS: Readonly<Record<string, (phrase: string) => string>> = { en: inPlace, de };

/** What a part is not, by the first letter of its name: the text is another one then. */
const NOT: Readonly<Record<string, RegExp>> = { l: / stack of |;/, f: /;/, u: / stack of |;/ };

function phrase(english: string, french: string): Template {
  return [english.replace(/\{(\w+)\}/g, '{$1!}'), (parts: Parts) => {
    if (Object.entries(parts).some(([name, part]) => NOT[name.charAt(0)]?.test(part ?? ''))) {
      return null;
    }
    const read = french.replace(/\{(?:(\S+) )?(\w+)\}/g, (_, form: string | undefined, name: string) => {
      const said = (READ[name.charAt(0)] ?? ((text: string) => text))(parts[name] ?? '');
      return form ? (FORMS[form] ?? ((text: string) => text))(said) : said;
    });
    return /^[A-ZÀ-Ý{]/.test(english) ? capital(read) : read;
  }];
}

function phrases(text: Readonly<Record<string, string>>): Template[] {
  return Object.entries(text).map(([english, french]) => phrase(english, french));
}

/** Battles at sea. */
export const seaBattle: readonly Template[] = [
  ...phrases({
    'captured ships that are too many': 'navires pris en trop', '{c} may have {n#} ships on the map; destroyed: {u}': '{c} peut avoir {n} navires sur la carte ; détruits : {u}', '{c} may have {n#} ship on the map; destroyed: {u}': '{c} peut avoir {n} navire sur la carte ; détruits : {u}',
    '{u1} destroyed, {u2} damaged': 'détruits : {u1} ; endommagés : {u2}',
  }),
];

/** Texts without open parts. */
export const seaBattleWords: Readonly<Record<string, string>> = {
  'the phasing side has it': 'le camp actif l’a', 'the non-phasing side has it': 'le camp non actif l’a',
  'die for the wind': 'dé du vent',
};
