import { button, el, fill } from './dom.js';
import { dice } from './dice.js';
import { moves } from './moves.js';

/** What the game waits for, with every legal answer as a button. */
export function decisions(page) {
  const list = el('div');
  const thrown = dice();
  const node = el('section', { 'aria-label': 'Decisions' }, el('h2', {}, 'The game waits for'), thrown.node, list);

  const send = async (command) => {
    const given = thrown.values();
    const problem = await page.send(given.length ? { ...command, dice: given } : command);
    if (problem?.status === 422 && !problem.body.rule) {
      thrown.wanted(problem, () => send(command));
    } else {
      thrown.clear();
    }
  };

  async function load(signal) {
    if (page.past) {
      thrown.node.hidden = true;
      fill(list, el('p', { class: 'faint' }, 'This is the past. Go to the newest position to play on, or undo to here.'));
      return;
    }
    thrown.show(page.summary.dice === 'physical' && page.token !== '');
    const { body } = await page.get('decisions', signal);
    const awaited = Array.isArray(body) ? body : body.decisions ?? [];
    fill(list, awaited.length ? awaited.map((each) => decision(page, each, send)) : el('p', {}, 'Nothing: the game is over.'));
  }
  return { node, load };
}

function decision(page, { id, seat, rule, prompt, options = [], open }, send) {
  const answers = page.token === ''
    ? el('p', { class: 'faint' }, 'Enter the token of a seat to answer.')
    : [el('div', { class: 'row' }, options.map((option, at) =>
      button(option.label, () => send(option.command), { 'data-key': `${id}-${at}` }))), open ? moves(page, open, send) : null];
  return el('div', { class: 'decision' },
    el('p', {}, el('strong', {}, seat), ': ', prompt, ' ', rule ? el('code', { class: 'faint' }, rule) : null),
    answers);
}
