/** Columns of names and texts that people write. Cells of all others that look like keys are keys of the rules. */
const WRITTEN = new Set(['person', 'identity', 'name', 'title', 'reason', 'party', 'place']);
/** A key of several words: capitals within, or hyphens or low lines between small letters. */
const KEY = /^(?:[A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[A-Za-z]+\d*(?:-[A-Za-z0-9]+)+|[a-z]+(?:_[a-z]+)+)$/;
/** A code of a rule is no key of words. */
const CODE = /^[A-Z]{2,}-/;
/** A figure with its procedure and unit, of which the column of luck has several. */
const FIGURE = /^(\w+)( -?\d.*)$/;

/** The English words of a key: `StandAndFight` is told as "stand and fight", `day1-fire` as "day 1 fire", `nonCombatant` as "non-combatant". */
function words(key: string): string {
  if (!KEY.test(key) || CODE.test(key)) {
    return key;
  }
  return key.replace(/[-_]/g, ' ').replace(/([a-z])(\d)/g, '$1 $2').replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase()).replace(/^non /, 'non-');
}

/** Reads the keys of a cell in English words. */
export function englishCell(column: string, cell: string): string {
  const each = (read: (part: string) => string) => cell.split(', ').map(read).join(', ');
  return column === 'luck' ? each((part) => part.replace(FIGURE, (_, procedure: string, rest: string) => words(procedure) + rest)) : WRITTEN.has(column) ? cell : each(words);
}
