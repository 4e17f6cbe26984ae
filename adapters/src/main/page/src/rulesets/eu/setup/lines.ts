import type { Fields } from '../../../api/board';
import type { PrintedBoard } from '../../../api/printed';
import type { ReadLines } from '../../../frame/setUp';
import { plain, readLines, theOne, Unread } from '../../../setup/lines';
import { having, rowsOf } from '../../../setup/values';
import type { PrintedProvince } from '../types';
import { t } from '../text/setup';
import { harbours } from './fleets';
import { launched, reinforced, SHIPS, TROOPS } from './laying';
import { atWar, provinceOf } from './scenario';
import { isPlayed, landOverseas } from './world';

/** Counters as players write them: `2A+`, `LD`, `3 LD`, `F-`; the number may stand alone before them. */
const COUNTER = /^(\d{0,3})(A\+|A-|LD|F\+|F-|NWD|NGD|NTD|VGD)$/i;
const NUMBER = /^\d{1,3}$/;
/** The remarks after a comma: the marks of a siege, veterans, and troops inside the fortress. */
const SIEGE = /^(?:siege|siège)\s*S?([+-]?)\s*(\d)?$/i;
const FIELDS = Object.fromEntries([...Object.entries(TROOPS), ...Object.entries(SHIPS)].map(([field, name]) => [name, field]));

/** Reads lines such as `Fra A+ 2LD Artois, siege S-1` into the scenario; a line that cannot be read changes nothing. */
export function read(scenario: Fields, lines: string, printed: PrintedBoard): ReadLines {
  return readLines(scenario, lines, (before, line) => readLine(before, line, printed));
}

function readLine(scenario: Fields, line: string, printed: PrintedBoard): Fields {
  const [head = '', ...extras] = line.split(',').map((part) => part.trim());
  const words = head.split(/\s+/);
  const country = theOne(words.shift()!, printed.parties, t.setup.noCountry, t.setup.severalCountries, atWar(scenario));
  const troops: Record<string, number> = {};
  const ships: Record<string, number> = {};
  let count = '';
  while (words.length && (NUMBER.test(words[0]!) && COUNTER.test(words[1] ?? '') || COUNTER.test(words[0]!))) {
    const word = words.shift()!;
    if (NUMBER.test(word)) {
      count = word;
      continue;
    }
    const [, number, counter] = COUNTER.exec(word)!;
    const name = counter!.toUpperCase();
    const field = FIELDS[name]!;
    const into = name in invert(TROOPS) ? troops : ships;
    into[field] = (into[field] ?? 0) + Number(number || count || 1);
    count = '';
  }
  const sailing = Object.keys(ships).length > 0;
  if (Object.keys(troops).length === 0 && !sailing || Object.keys(troops).length > 0 && sailing) {
    throw new Unread(sailing ? t.setup.landOrSea : t.setup.noCounters);
  }
  const places = sailing ? harbours(printed, scenario) : (printed.zones as PrintedProvince[]).filter(({ id }) => provinceOf(printed, id) || isPlayed(scenario) && landOverseas(printed, id));
  const place = theOne(words.join(' '), places, t.setup.noPlace, t.setup.severalPlaces);
  const placed = sailing ? launched(scenario, place, country, ships, printed) : reinforced(scenario, place, country, troops, printed);
  const list = sailing ? 'fleets' : 'stacks';
  const at = rowsOf(placed[list]).findLastIndex((row) => row.country === country && row[sailing ? 'at' : 'province'] === place);
  return extras.filter(Boolean).reduce((before, extra) => withExtra(before, extra, [list, String(at)], place), placed);
}

function withExtra(scenario: Fields, extra: string, row: string[], place: string): Fields {
  const siege = SIEGE.exec(extra);
  if (siege) {
    const [, sign, number] = siege;
    const marks = { minus: sign === '-' ? Number(number ?? 1) : 0, plus: sign === '+' ? Number(number ?? 1) : 0 };
    return having(scenario, ['session', 'sieges', place], marks) as Fields;
  }
  if (plain(extra) === plain(t.setup.veteranWord)) {
    return having(scenario, [...row, 'veteran'], true) as Fields;
  }
  if (plain(extra) === plain(t.setup.insideWord)) {
    return having(scenario, [...row, 'inside'], true) as Fields;
  }
  throw new Unread(t.setup.noExtra(extra));
}

function invert(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [name, field]));
}
