import { Reader, type Template } from '../service/reader';

/** French words of a ruleset for the tables of the archive: heads, units and measures; the words of cells by their column; answers of decisions; and the parts of its currency. */
export interface ArchiveWords {
  columns: Record<string, string>; units: Record<string, string>; measures: Record<string, string>;
  cells: Readonly<Record<string, Readonly<Record<string, string>>>>;
  answers: readonly Template[];
  parts: Record<string, string>;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const MOIS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];

/** A figure with its procedure and unit, of which the column of luck has several. */
const FIGURE = /^(.+) (-?\d+(?:\.\d+)?) (.+)$/;
/** A currency with the weights of its parts. */
const CURRENCY = /^(.+) \((.+=.+)\)$/;

/** Reads the words of cells in French. Ids and texts of players stay. */
export function cellReader(words: readonly ArchiveWords[], units: Readonly<Record<string, string>>): (column: string, cell: string) => string {
  const cells: Record<string, Record<string, string>> = {};
  words.forEach((each) => Object.entries(each.cells).forEach(([column, known]) => { cells[column] = { ...cells[column], ...known }; }));
  const parts: Record<string, string> = Object.assign({}, ...words.map((each) => each.parts));
  const answers = new Reader([{ exact: {}, templates: words.flatMap((each) => each.answers) }], 'et');
  const word = (column: string, cell: string) => cells[column]?.[cell] ?? cell;
  const each = (cell: string, read: (part: string) => string) => cell.split(', ').map(read).join(', ');
  const order = (cell: string) => each(cell, (part) => word('type', part));
  const answer = (cell: string) => cells.answer?.[cell] ?? cells.type?.[cell] ?? answers.read(cell);
  const columns: Record<string, (cell: string) => string> = {
    orders: order, line: order, answer, better: answer,
    // The kind of a decision is the word of its command.
    kind: (cell) => cells.kind?.[cell] ?? word('type', cell),
    luck: (cell) => each(cell, (part) => part.replace(FIGURE, (_, procedure: string, figure: string, unit: string) => `${word('procedure', procedure)} ${figure.replace('.', ',')} ${units[unit] ?? unit}`)),
    currency: (cell) => cell.replace(CURRENCY, (_, unit: string, weights: string) => `${units[unit] ?? unit} (${each(weights, (part) => part.replace(/^\w+/, (name) => parts[name] ?? name))})`),
    round: (cell) => cell.replace(/^(\w+) (\d+)$/, (whole, month: string, year: string) => MONTHS.includes(month) ? `${MOIS[MONTHS.indexOf(month)]} ${year}` : whole),
  };
  return (column, cell) => columns[column]?.(cell) ?? word(column, cell);
}
