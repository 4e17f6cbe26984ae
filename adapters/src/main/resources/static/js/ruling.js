import { el } from './dom.js';
import { told } from './words.js';

/** Why an event came out as it did: the steps of its ruling, to be opened. */
export function ruling(steps) {
  return el('details', {}, el('summary', {}, 'Why'), el('ol', { class: 'steps' }, steps.map(step)));
}

/** One step with its arithmetic: die, each modifier with its reason, sum, cell of the table, result. */
function step({ step: what, side, rule, dice = [], modifiers = [], modified, table, row, column, cell, result, readings = [] }) {
  const sum = modifiers.map(({ value, reason }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${reason}`);
  const read = cell ?? { table, row, column };
  return el('li', {},
    el('strong', {}, what, side ? ` (${side})` : ''), ' ', rule ? el('code', { class: 'faint' }, rule) : null,
    dice.length || sum.length
      ? el('div', {}, dice.length ? `die ${dice.join(', ')}` : '', sum, modified === undefined || modified === null ? '' : ` = ${modified}`) : null,
    read.table ? el('div', {}, `table ${read.table}, row ${read.row}, column ${read.column}`) : null,
    result === undefined || result === null ? null : el('div', {}, `result ${told(result)}`),
    readings.length ? el('div', { class: 'faint' }, `readings ${readings.join(', ')}`) : null);
}
