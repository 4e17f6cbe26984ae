/** Columns whose cells are keys of the rules. Cells of other columns are names, ids and texts, and stay as they are. */
const KEYS = new Set(['type', 'orders', 'line', 'kind', 'cause', 'purpose', 'action', 'result', 'campaign', 'element', 'evasion', 'ended', 'winner', 'terrain', 'phase', 'procedure', 'what', 'chit', 'against_chit', 'answer', 'better']);
/** A key of several words: capitals within, hyphens or low lines. */
const KEY = /^(?:[A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|\w+(?:-\w+)+|[a-z]+(?:_[a-z]+)+)$/;
/** A figure with its procedure and unit, of which the column of luck has several. */
const FIGURE = /^(\w+)( -?\d.*)$/;
/** Words that have a hyphen in English, too. */
const HYPHENS: Readonly<Record<string, string>> = { nonPhasing: 'non-phasing' };

/** The English words of a key: `StandAndFight` is told as "stand and fight", `day1-fire` as "day 1 fire". */
function words(key: string): string {
  return HYPHENS[key] ?? (KEY.test(key) ? key.replace(/([a-z0-9])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`)
    .replace(/^[A-Z](?=[a-z])/, (capital) => capital.toLowerCase()).replace(/([a-z])(\d)/g, '$1 $2').replace(/[-_]/g, ' ') : key);
}

/** Reads the keys of a cell in English words. */
export function englishCell(column: string, cell: string): string {
  const each = (read: (part: string) => string) => cell.split(', ').map(read).join(', ');
  return column === 'luck' ? each((part) => part.replace(FIGURE, (_, procedure: string, rest: string) => words(procedure) + rest)) : KEYS.has(column) ? each(words) : cell;
}
