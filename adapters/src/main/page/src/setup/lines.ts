import type { Fields } from '../api/board';
import type { ReadLines } from '../frame/setUp';

/** A line that says nothing, with the reason. */
export class Unread extends Error {}

/** Reads lines into a scenario, each by the grammar of its rulebook; a line that cannot be read changes nothing. */
export function readLines(scenario: Fields, lines: string, readLine: (scenario: Fields, line: string) => Fields): ReadLines {
  const faults: ReadLines['faults'] = [];
  let written = scenario;
  let laid = 0;
  lines.split('\n').forEach((line, at) => {
    if (line.trim() === '') {
      return;
    }
    try {
      written = readLine(written, line);
      laid += 1;
    } catch (broken) {
      if (!(broken instanceof Unread)) {
        throw broken;
      }
      faults.push({ line: at + 1, text: broken.message });
    }
  });
  return { scenario: written, laid, faults };
}

/**
 * The only one whose id or name begins so, of several the only one at hand. A name that is written in full is meant before one that only begins with it,
 * and `Venice` before `Venice (minor)`.
 */
export function theOne(word: string, among: readonly { id: string; name: string }[], none: (word: string) => string, several: (word: string, names: string) => string, atHand: readonly string[] = []): string {
  const wanted = plain(word);
  const whole = among.filter(({ id, name }) => plain(id) === wanted || plain(name) === wanted);
  const found = wanted === '' ? [] : whole.length ? whole : among.filter(({ id, name }) => plain(id).startsWith(wanted) || plain(name).startsWith(wanted));
  const near = found.filter(({ id }) => atHand.includes(id));
  if (near.length === 1) {
    return near[0]!.id;
  }
  const meant = found.filter((one) => found.every(({ name }) => name === one.name || name.startsWith(`${one.name} (`)));
  if (meant.length !== 1) {
    throw new Unread(found.length ? several(word, found.slice(0, 5).map(({ name }) => name).join(', ')) : none(word));
  }
  return meant[0]!.id;
}

/** A word without accents, signs and capitals. */
export function plain(word: string): string {
  return word.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, '');
}
