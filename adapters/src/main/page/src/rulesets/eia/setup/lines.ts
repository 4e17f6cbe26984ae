import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { ReadLines } from '../../../frame/setUp';
import { plain, readLines, theOne, Unread } from '../../../setup/lines';
import { having, rowsOf } from '../../../setup/values';
import { setUp, t } from '../text/setup';
import type { CorpsCounter, Counters } from './counters';
import { full, holds } from './counters';
import { besideCorps, isHarbour, withDepot, withFleet, withGarrison, withIrregulars } from './laying';
import { irregularOf, isPower, nameIn, placeAt, played, protectorOf, withCorps, withLeader } from './scenario';

/** Factors as players write them: `12i` infantry, `2g` guard, `m` militia, `c` cavalry, `fi` and `fc` feudal ones, `a` artillery. */
const FACTORS: Record<string, string> = { i: 'infantry', g: 'guard', m: 'militia', c: 'cavalry', fi: 'feudal-infantry', fc: 'feudal-cavalry', a: 'artillery' };
const FACTOR = /^(\d{1,2})(fi|fc|[igmca])$/i;
const NUMBER = /^\d{1,2}$/;

/** Reads lines such as `Fra III 18i 1c Strasbourg`, `Fra Napoleon Strasbourg`, `Fra depot Mainz` or `Aus garrison 3i Ulm` into the scenario. */
export function read(scenario: Fields, lines: string, printed: PrintedBoard, counters: Counters): ReadLines {
  return readLines(scenario, lines, (before, line) => readLine(before, line, printed, counters));
}

function readLine(scenario: Fields, line: string, printed: PrintedBoard, counters: Counters): Fields {
  const [head = '', ...extras] = line.split(',').map((part) => part.trim());
  const words = head.split(/\s+/);
  const nation = nationOf(words, scenario, printed);
  const said = extras.filter(Boolean).map((extra) => {
    if (is(extra, 'insideWord')) {
      return 'inside';
    }
    if (is(extra, 'blockadeWord')) {
      return 'blockading';
    }
    throw new Unread(t.setup.noExtra(extra));
  });
  const corps = corpsOf(words, nation, counters);
  if (corps) {
    return corpsLine(scenario, corps, words, said.includes('inside'), nation, printed);
  }
  const first = words.shift() ?? '';
  const leader = counters.leaders.find(({ power, name, id }) => power === nation && (plain(name) === plain(first) || plain(id) === plain(first)));
  if (leader) {
    const area = placeOf(words, printed, false);
    return withLeader(scenario, leader.id, said.includes('inside') ? { area, city: true } : besideCorps(scenario, area, nation, counters));
  }
  return postLine(scenario, first, words, nation, said, printed);
}

/** The power or minor state with which a line begins; its name may have two words. */
function nationOf(words: string[], scenario: Fields, printed: PrintedBoard): string {
  const two = words.length > 1 ? printed.parties.find(({ id, name }) => [plain(id), plain(name)].includes(plain(words[0]! + words[1]!))) : undefined;
  if (two) {
    words.splice(0, 2);
    return two.id;
  }
  const word = words.shift()!;
  const letters = printed.parties.find(({ id }) => id.includes('-') && id.split('-').map((part) => part[0]).join('') === word.toLowerCase());
  return letters?.id ?? theOne(word, printed.parties, t.setup.noPower, t.setup.severalPowers, played(scenario));
}

/** The corps that a line names next, the longest name first; a minor state has one that needs no name. */
function corpsOf(words: string[], nation: string, counters: Counters): CorpsCounter | undefined {
  const own = counters.corps.filter((counter) => counter.nation === nation);
  for (let length = 3; length > 0; length -= 1) {
    const named = words.length >= length ? own.find(({ name }) => plain(name) === plain(words.slice(0, length).join(''))) : undefined;
    if (named) {
      words.splice(0, length);
      return named;
    }
  }
  return own.length === 1 && (words[0] === undefined || FACTOR.test(words[0])) ? own[0] : undefined;
}

function corpsLine(scenario: Fields, corps: CorpsCounter, words: string[], inside: boolean, nation: string, printed: PrintedBoard): Fields {
  const counts = factorsOf(words);
  if (counts && !holds(corps, counts)) {
    throw new Unread(t.setup.noRoom(`${nameIn(printed, nation)} ${corps.name}`, Object.entries(full(corps)).map(([type, most]) => `${most} ${(t.setup.factors[type] ?? type).toLowerCase()}`).join(', ')));
  }
  const mover = isPower(printed, nation) ? undefined : protectorOf(scenario, printed, nation);
  if (!isPower(printed, nation) && !mover) {
    throw new Unread(t.setup.minorOf(nameIn(printed, nation)));
  }
  const area = placeOf(words, printed, inside);
  const laid = withCorps(scenario, corps, area, mover);
  const at = rowsOf(laid.corps).findIndex((row) => row.corps === corps.id);
  const placed = having(laid, ['corps', String(at), 'city'], inside) as Fields;
  return counts ? having(placed, ['strengths', corps.id], { counts }) as Fields : placed;
}

function postLine(scenario: Fields, first: string, words: string[], nation: string, said: string[], printed: PrintedBoard): Fields {
  if (is(first, 'garrisonWord')) {
    const counts = factorsOf(words);
    if (!counts) {
      throw new Unread(t.setup.noFactors);
    }
    return withGarrison(scenario, nation, placeOf(words, printed, true), counts);
  }
  if (isPower(printed, nation) && is(first, 'depotWord')) {
    const counts = factorsOf(words);
    return withDepot(scenario, nation, placeOf(words, printed, false), counts);
  }
  if (isPower(printed, nation) && is(first, 'fleetWord')) {
    return withFleet(scenario, nation, theOne(words.join(' '), printed.zones.filter(({ id }) => isHarbour(printed, id)), t.setup.noPlace, t.setup.severalPlaces), said.includes('blockading'));
  }
  const type = irregularOf(printed, nation);
  const [kind, count] = NUMBER.test(first) ? [words.shift() ?? '', Number(first)] : [first, 1];
  if (type && kind && [plain(type), plain(t.setup.irregulars[type]!), plain(setUp.irregulars[type]!)].some((name) => name.startsWith(plain(kind)))) {
    return withIrregulars(scenario, nation, type, placeOf(words, printed, false), count);
  }
  throw new Unread(t.setup.noPiece(nameIn(printed, nation)));
}

/** The factors that stand next in a line; undefined where none do. */
function factorsOf(words: string[]): Record<string, number> | undefined {
  const counts: Record<string, number> = {};
  while (words.length && FACTOR.test(words[0]!)) {
    const [, count, letter] = FACTOR.exec(words.shift()!)!;
    const type = FACTORS[letter!.toLowerCase()]!;
    counts[type] = (counts[type] ?? 0) + Number(count);
  }
  return Object.keys(counts).length ? counts : undefined;
}

function placeOf(words: string[], printed: PrintedBoard, inCity: boolean): string {
  const area = theOne(words.join(' '), printed.zones.filter(({ kind }) => kind === 'land'), t.setup.noPlace, t.setup.severalPlaces);
  if (inCity && !placeAt(printed, area)?.city) {
    throw new Unread(t.setup.noCity(nameIn(printed, area)));
  }
  return area;
}

/** Whether a word is meant, in the language of the page or in English. */
function is(word: string, key: 'depotWord' | 'garrisonWord' | 'fleetWord' | 'blockadeWord' | 'insideWord'): boolean {
  return plain(word) === plain(t.setup[key]) || plain(word) === plain(setUp[key]);
}
