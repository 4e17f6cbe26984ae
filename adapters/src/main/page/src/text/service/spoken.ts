import { language } from '../language';
import { named } from './rulesetOf';

/** The members of the answers of the service that hold texts for people. Names that a player gave stay as they are. */
const TEXTS = new Set(['prompt', 'label', 'text', 'detail', 'reason', 'words', 'step', 'result', 'title', 'description', 'message', 'modified', 'more', 'said', 'sentence', 'segmentTitle', 'last', 'strength', 'withheld']);
/** The texts of a part of an answer of which its `lang` says the language. */
const TOLD = new Set(['text', 'prompt', 'label', 'detail', 'words']);
/** The members of a step of an explanation and of a figure of a sheet that the service tells in the language of its reader. */
const EXPLAINED = new Set(['step', 'result', 'modifiers', 'reason']);
/** The texts of a problem that says its language: the service tells all of them in it. */
const TOLD_OF_PROBLEM = new Set(['title', 'detail', 'errors']);
/** Lists of texts. */
const LISTS = new Set(['tags', 'errors', 'legal', 'lines']);
/** The fields that players write, and those that are sent back to the service unchanged. */
const KEPT = new Set(['remarks', 'seats', 'places', 'parent', 'you', 'players', 'command', 'payload', 'example', 'before', 'after']);
/** Answers that are data to work with: they are hashed, sent back, or written by players. */
const DATA = /(^|\/)(receipts?(\/check)?|dice\/proof|remarks|questions\/\d+|hooks|keys|record|entries)(\?|$)|^scenarios\/[^/?]+\/|^adjudications\/schema/;

/** The field of a schema with the titles of ids, by id. */
const TITLES = 'x-titles';

/** Whether the texts of the answer at an address are read at all. */
export function isSpoken(path: string): boolean {
  return !DATA.test(path);
}

/** Reads a text in the words of a ruleset. */
type Read = (english: string, ruleset: string) => string;

/** Whether a part of an answer is a step of an explanation, or a figure of the sheet of a fight. */
function isExplanation(part: Record<string, unknown>): boolean {
  return typeof part.rule === 'string' && typeof part.step === 'string' || typeof part.part === 'string' && typeof part.unit === 'string';
}

/** Whether a part of an answer is a problem that the service has told in another language than English. */
function isToldProblem(part: Record<string, unknown>): boolean {
  return typeof part.status === 'number' && typeof part.title === 'string' && typeof part.lang === 'string';
}

/** Whether the service has told the text of a part of an answer in the language of this reader. */
function isTold(object: Record<string, unknown>): boolean {
  return (object.texts as Record<string, unknown> | undefined)?.[language] !== undefined;
}

/** Whether a part of an answer is a row of a printed table: its label is the one that steps of explanations name, and its words for the reader stand beside. */
function isPrintedRow(part: Record<string, unknown>): boolean {
  return typeof part.labelText === 'string';
}

/** The same answer with its texts, but those that say their language, which the service has told in that of the reader, as they are read, in the words of the ruleset that a part names, else of the one around it. Changes the answer. */
export function spoken(answer: unknown, ruleset: string, read: Read): unknown {
  return member(answer, '', ruleset, read);
}

function titles(byId: Record<string, string>, ruleset: string, read: Read): Record<string, string> {
  return Object.fromEntries(Object.entries(byId).map(([id, title]) => [id, read(title, ruleset)]));
}

/** A cell of a printed table gets the title of that table, which a reader of English is told by its name. */
function titled(object: Record<string, unknown>, ruleset: string, read: Read): void {
  if (typeof object.table === 'string' && typeof object.row === 'string') {
    const name = `table ${object.table}`;
    const title = read(name, ruleset);
    if (title !== name) {
      object.tableTitle = title;
    }
  }
}

function member(value: unknown, key: string, around: string, read: Read): unknown {
  if (typeof value === 'string') {
    return TEXTS.has(key) || LISTS.has(key) ? read(value, around) : value;
  }
  if (Array.isArray(value)) {
    value.forEach((each, at) => value[at] = member(each, key, around, read));
    return value;
  }
  if (value !== null && typeof value === 'object') {
    const object = value as Record<string, unknown>;
    const ruleset = named(object) || around;
    titled(object, ruleset, read);
    const told = isTold(object);
    const explains = isExplanation(object);
    const problem = isToldProblem(object);
    const row = isPrintedRow(object);
    for (const name of Object.keys(object)) {
      if (!KEPT.has(name) && !(told && name === 'text') && !(TOLD.has(name) && object.lang) && !(explains && EXPLAINED.has(name)) && !(problem && TOLD_OF_PROBLEM.has(name)) && !(row && name === 'label')) {
        object[name] = name === TITLES ? titles(object[name] as Record<string, string>, ruleset, read) : name === 'name' && (typeof object.id === 'string' || typeof object.line === 'string' || typeof object.fleet === 'string') && typeof object.name === 'string' && !('seats' in object)
          ? read(object.name, ruleset) : member(object[name], name, ruleset, read);
      }
    }
  }
  return value;
}
