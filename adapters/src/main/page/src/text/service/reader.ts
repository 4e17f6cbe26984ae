/**
 * A text of the service and how it reads in another language. A part in braces stays open: `{who}` any text, which is read in its turn;
 * `{count#}` a number, `1 1/3` too; `{name!}` a text that stays as it is. Both texts name the same parts. A function may decline parts that are
 * not what it stands for, with null: another template is tried then.
 */
export type Template = readonly [english: string, other: string | ((parts: Record<string, string>) => string | null)];

/** The texts of a part of the program: whole texts, and texts with open parts, the narrower ones first. */
export interface ServiceTexts { exact: Readonly<Record<string, string>>; templates: readonly Template[] }

/** The texts of a rulebook, with the ids of the rulesets that speak so. */
export interface RulesetTexts extends ServiceTexts { rulesets: readonly string[] }

/** @property literal its longest fixed piece: a text without that is not tried; @property said how much of it is fixed; @property of which part of the program it is */
interface Pattern { pattern: RegExp; literal: string; said: number; of: number; names: string[]; kinds: string[]; other: Template[1] }

const HOLE = /\{(\w+)([#!]?)\}/g;
const HOLES = /\{\w+[#!]?\}/;
/** The number of texts that are remembered. */
const KEPT = 20_000;
/** Texts within texts are read to this depth. */
const DEEPEST = 12;

/** Reads texts of the service in another language. A text that it does not know stays English. */
export class Reader {
  private readonly exact = new Map<string, string>();
  /** The patterns by the first word of a template; those that begin with an open part stand under the empty word. */
  private readonly patterns = new Map<string, Pattern[]>();
  private readonly known = new Map<string, string>();

  /** @param and the word between the last two items of a list */
  constructor(texts: readonly ServiceTexts[], private readonly and: string) {
    texts.forEach(({ exact, templates }, of) => {
      Object.entries(exact).forEach(([english, other]) => this.exact.set(english, other));
      templates.forEach((template) => this.add(template, of));
    });
  }

  private add([english, other]: Template, of: number): void {
    const names: string[] = [];
    const kinds: string[] = [];
    let source = '';
    let end = 0;
    for (const hole of english.matchAll(HOLE)) {
      source += escaped(english.slice(end, hole.index)) + (hole[2] === '#' ? '((?:\\d+ )?\\d+/\\d+|[+-]?\\d+(?:[.,]\\d+)?)' : '(.+?)');
      names.push(hole[1]!);
      kinds.push(hole[2]!);
      end = hole.index + hole[0].length;
    }
    const pieces = english.split(HOLES);
    const literal = pieces.reduce((longest, piece) => piece.length > longest.length ? piece : longest, '');
    const pattern = { pattern: new RegExp(`^${source}${escaped(english.slice(end))}$`), literal, said: pieces.join('').length, of, names, kinds, other };
    const first = firstWord(english.startsWith('{') ? '' : english);
    // A first word that an open part continues is no whole word.
    const index = first.includes('{') ? '' : first;
    this.patterns.set(index, [...this.patterns.get(index) ?? [], pattern]);
  }

  /** The text in the other language; English where it is not known. */
  read(english: string): string {
    return this.at(english, 0) ?? english;
  }

  /** Whether every part of the text is known. */
  knows(english: string): boolean {
    return this.at(english, 0) !== null;
  }

  private at(english: string, depth: number): string | null {
    const before = this.known.get(english);
    if (before !== undefined) {
      return before;
    }
    const read = this.exact.get(english) ?? this.matched(english, depth) ?? this.sentences(english, depth) ?? this.begun(english);
    if (read !== null && this.known.size < KEPT) {
      this.known.set(english, read);
    }
    return read;
  }

  /** By the first template of each part of the program that fits and does not decline; of several, the one that fixes most of the text. */
  private matched(english: string, depth: number): string | null {
    if (depth > DEEPEST) {
      return null;
    }
    const fits = new Map<number, { said: number; read: string }>();
    for (const patterns of [this.patterns.get(firstWord(english)), this.patterns.get('')]) {
      for (const { pattern, literal, names, kinds, other, of, said } of patterns ?? []) {
        const found = !fits.has(of) && english.includes(literal) ? pattern.exec(english) : null;
        if (found) {
          const parts = Object.fromEntries(names.map((name, at) => [name, kinds[at] === '' ? this.part(found[at + 1]!, depth + 1) : found[at + 1]!]));
          const read = typeof other === 'string' ? other.replace(HOLE, (_, name: string) => parts[name] ?? '') : other(parts);
          if (read !== null) {
            fits.set(of, { said, read });
          }
        }
      }
    }
    const [first, ...others] = fits.values();
    return first ? others.reduce((best, each) => each.said > best.said ? each : best, first).read : null;
  }

  /** A part of a text: known as a text, or a list of such, or a name that stays. */
  private part(english: string, depth: number): string {
    const read = this.at(english, depth);
    if (read !== null) {
      return read;
    }
    const last = english.lastIndexOf(' and ');
    return last < 0 ? english
      : `${english.slice(0, last).split(', ').map((item) => this.part(item, depth + 1)).join(', ')} ${this.and} ${this.part(english.slice(last + 5), depth + 1)}`;
  }

  /** Several sentences, each of which is known. */
  private sentences(english: string, depth: number): string | null {
    const parts = english.split(/(?<=[.!?;:]) (?=\S)/);
    if (parts.length < 2 || depth > DEEPEST) {
      return null;
    }
    const read = parts.map((part) => this.at(part, depth + 1));
    return read.every((part) => part !== null) ? read.join(' ') : null;
  }

  /** A text that is known with a small first letter. */
  private begun(english: string): string | null {
    const small = english.charAt(0).toLowerCase() + english.slice(1);
    const read = small === english ? undefined : this.exact.get(small);
    return read === undefined ? null : read.charAt(0).toUpperCase() + read.slice(1);
  }
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0] ?? '';
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
