import { corpsTitles, hiddenTitles, leaders, nationOf, powers } from './nations';
import { items, kinds } from './nouns';

const CORPS: ReadonlySet<string> = new Set(corpsTitles);
const FIXED: ReadonlySet<string> = new Set(['the attacker', 'the defender', 'the besieger', 'the garrison', 'the garrison of the depot']);
const POWER = Object.keys(powers).join('|');
const IRREGULAR = new RegExp(`^(?:${POWER})'s (?:cossack|freikorps|guerilla)(?: \\d+)?$`);

const isPower = (text: string): boolean => text in powers;
const isNation = (text: string): boolean => nationOf(text) !== undefined;
const HIDDEN: ReadonlySet<string> = new Set(hiddenTitles);
/** A printed corps, or what everybody knows of a hidden one: alone, or behind its counter for whoever knows that. */
const isCorps = (text: string): boolean => CORPS.has(text.replace(/ \([a-z ]+ corps \d+\)$/, '')) || /\d$/.test(text) && HIDDEN.has(text.replace(/ \d+$/, ''));
const isUnit = (text: string): boolean => isCorps(text) || IRREGULAR.test(text) || FIXED.has(text) || /^the garrison of \S/.test(text) && isPlace(text.slice(16)) || isPower(text.split('\'s ')[0]!) && text.split('\'s ')[1]! in kinds;
const isPlace = (text: string): boolean => /^[\p{L}'][^,;:?!]{0,40}$/u.test(text) && !/ (?:of|by|for|with) /.test(text.replace('Barclay de', '')) && !/(?<!\bSt)\. /.test(text);
const isFactors = (text: string): boolean => text === 'no factors' || items(text).every((item) => /^\d+ /.test(item) && item.replace(/^\d+ /, '') in kinds);
const isLeader = (text: string): boolean => leaders.has(text);

function each(is: (item: string) => boolean): (text: string) => boolean {
  return (text) => items(text).every(is);
}

function isWay(text: string): boolean {
  const found = /^(.+?)(?: with (.+?))?(?:, \d+ movement points?)?(?:, force march)?(?:, attack)?$/.exec(text);
  return found !== null && isPlace(found[1]!) && (found[2] === undefined || each(isLeader)(found[2]));
}

/** A corps or counter with the leaders who go along. */
function isLed(text: string): boolean {
  const [units, leading, more] = text.split(' with ');
  return each(isUnit)(units!) && more === undefined && (leading === undefined || each(isLeader)(leading));
}

/** The kind of an open part by its name; a part that is not named here may be any text. */
export const IS: Readonly<Record<string, (text: string) => boolean>> = {
  P: each(isPower), who: each(isNation), other: each(isNation), owner: isNation, captor: isPower, first: isPower, second: isPower, ally: isPower, by: isNation, N: each(isNation),
  U: isLed, units: each(isUnit), corps: each(isUnit), fed: each(isUnit), unit: isUnit,
  place: isPlace, city: isPlace, refuge: isPlace, to: isPlace, from: isPlace, province: isPlace, path: each(isPlace), places: each(isPlace), way: isWay,
  held: isFactors, gone: isFactors, asked: isFactors, legal: isFactors, more: isFactors, most: isFactors,
  leaders: each(isLeader), leader: isLeader, type: (text) => text in kinds, side: (text) => ['attacker', 'defender', 'besieger', 'garrison'].includes(text),
  month: (text) => /^[A-Z][a-z]+ \d{4}$/.test(text), toll: (text) => /^(?:nothing|\d+ factors?)$/.test(text),
};
