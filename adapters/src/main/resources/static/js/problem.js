import { button, el } from './dom.js';

/**
 * A refusal as a person can use it: what is wrong, by which rule, and what would be legal.
 *
 * @param {(command: object) => Promise<void>} send for a legal alternative
 */
export function refusal(problem, send) {
  const { rule, legal = [], errors = [] } = problem.body ?? {};
  return el('section', { class: 'problem', role: 'alert', tabindex: '-1' },
    el('h2', {}, title(problem)),
    el('p', {}, problem.message),
    rule ? el('p', { class: 'faint' }, 'Rule ', el('code', {}, rule)) : null,
    errors.length ? el('ul', {}, errors.map((error) => el('li', {}, el('code', {}, error.pointer || '/'), ' ', error.message))) : null,
    legal.length ? [el('h3', {}, 'What would be legal'), el('div', { class: 'row' }, legal.map((option) => choice(option, send)))] : null);
}

function choice(option, send) {
  return option.command && send ? button(option.label, () => send(option.command)) : el('span', {}, option.label ?? String(option));
}

function title(problem) {
  switch (problem.status) {
    case 0: return 'No answer';
    case 401: return 'The token is not known';
    case 403: return 'That is for another seat';
    case 404: return 'Not found';
    case 409: return 'Sent before';
    case 412: return 'The game has moved on';
    case 422: return problem.body?.rule ? 'The rules do not allow that' : problem.body?.title || 'Not possible';
    default: return problem.body?.title || 'Refused';
  }
}
