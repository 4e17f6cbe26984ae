/** The members of the answers of the service that hold texts for people. Names that a player gave stay as they are. */
const TEXTS = new Set(['prompt', 'label', 'text', 'detail', 'reason', 'words', 'step', 'result', 'title', 'description', 'message', 'modified', 'editionNote', 'more', 'said', 'sentence', 'segmentTitle', 'last', 'strength', 'row', 'column']);
/** Lists of texts. */
const LISTS = new Set(['columns', 'cells', 'tags', 'errors', 'legal', 'lines']);
/** What players write, and what is sent back to the service as it came. */
const KEPT = new Set(['remarks', 'seats', 'places', 'parent', 'you', 'command', 'payload', 'example', 'before', 'after']);
/** Answers that are data to work with: they are hashed, sent back, or written by players. */
const DATA = /(^|\/)(receipts?(\/check)?|dice\/proof|remarks|questions\/\d+|hooks|keys|record|entries)(\?|$)|^scenarios\/[^/?]+\/|^adjudications\/schema/;

/** Whether the texts of the answer at an address are read at all. */
export function isSpoken(path: string): boolean {
  return !DATA.test(path);
}

/** The same answer with its texts as they are read. Changes the answer. */
export function spoken(answer: unknown, read: (english: string) => string): unknown {
  return member(answer, '', read);
}

/** A cell of a printed table gets the title of that table, which a reader of English is told by its name. */
function titled(object: Record<string, unknown>, read: (english: string) => string): void {
  if (typeof object.table === 'string' && typeof object.row === 'string') {
    const name = `table ${object.table}`;
    const title = read(name);
    if (title !== name) {
      object.tableTitle = title;
    }
  }
}

function member(value: unknown, key: string, read: (english: string) => string): unknown {
  if (typeof value === 'string') {
    return TEXTS.has(key) || LISTS.has(key) ? read(value) : value;
  }
  if (Array.isArray(value)) {
    value.forEach((each, at) => value[at] = member(each, key, read));
    return value;
  }
  if (value !== null && typeof value === 'object') {
    const object = value as Record<string, unknown>;
    titled(object, read);
    for (const name of Object.keys(object)) {
      if (!KEPT.has(name)) {
        object[name] = name === 'name' && typeof object.id === 'string' && typeof object.name === 'string' && !('seats' in object)
          ? read(object.name) : member(object[name], name, read);
      }
    }
  }
  return value;
}
