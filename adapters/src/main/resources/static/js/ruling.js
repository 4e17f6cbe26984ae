import { el, fill } from './dom.js';
import { refusal } from './problem.js';
import { told } from './words.js';

/** Why an event came out as it did: the steps of the ruling, read when somebody asks. */
export function ruling(page, position) {
  const steps = el('div');
  return el('details', { toggle: async (event) => {
    if (!event.target.open || steps.hasChildNodes()) {
      return;
    }
    try {
      const { body } = await page.get(`rulings/${position}`);
      const all = Array.isArray(body) ? body : body.explanation ?? [];
      fill(steps, all.length ? el('ol', { class: 'steps' }, all.map(step)) : nothing());
    } catch (problem) {
      fill(steps, problem.status === 404 ? nothing() : refusal(problem));
    }
  } }, el('summary', {}, 'Why'), steps);
}

function nothing() {
  return el('p', { class: 'faint' }, 'Nothing had to be ruled here.');
}

/** One step with its arithmetic: die, each modifier with its reason, sum, cell of the table, result. */
function step({ step: what, side, rule, dice = [], modifiers = [], modified, table, row, column, result }) {
  return el('li', {},
    el('strong', {}, [what, side ? ` (${side})` : '']), ' ', rule ? el('code', { class: 'faint' }, rule) : null,
    dice.length ? el('div', {}, `die ${dice.join(', ')}`, modifiers.map(({ value, reason }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${reason}`),
      modified === undefined || modified === null ? '' : ` = ${modified}`) : modifiers.map(({ value, reason }) => el('div', {}, `${value < 0 ? '−' : '+'} ${Math.abs(value)} ${reason}`)),
    table ? el('div', {}, `table ${table}, row ${row}, column ${column}`) : null,
    result === undefined ? null : el('div', {}, `result ${told(result)}`));
}
