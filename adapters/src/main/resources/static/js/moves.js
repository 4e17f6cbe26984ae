import { button, el, fill } from './dom.js';
import { refusal } from './problem.js';

/** An open choice: first the stack, then where it can go. */
export function moves(page, open, send) {
  const targets = el('div', { class: 'row', 'aria-live': 'polite' });
  const stacks = open.stacks ?? [];
  const pick = el('select', { 'aria-label': 'Stack' },
    el('option', { value: '' }, stacks.length ? 'choose a stack' : 'no stack can move'),
    stacks.map((stack) => el('option', { value: idOf(stack) }, stack.label ?? idOf(stack))));
  const filter = el('input', { placeholder: 'look for a province', 'aria-label': 'Look for a province', type: 'search', hidden: true });
  let legal = [];

  const list = () => {
    const wanted = filter.value.trim().toLowerCase();
    const shown = legal.filter((option) => option.label.toLowerCase().includes(wanted));
    fill(targets, shown.length
      ? shown.map((option, at) => button(option.label, () => send(option.command), { 'data-key': `move-${at}` }))
      : el('span', { class: 'faint' }, legal.length ? 'None of that name.' : 'It has no legal move.'));
  };
  filter.addEventListener('input', list);
  pick.addEventListener('change', async () => {
    filter.hidden = true;
    fill(targets);
    if (pick.value === '') {
      return;
    }
    try {
      const { body } = await page.get(`moves/${encodeURIComponent(pick.value)}`);
      legal = Array.isArray(body) ? body : body.options ?? body.moves ?? [];
      filter.value = '';
      filter.hidden = legal.length <= 12;
      list();
    } catch (problem) {
      fill(targets, refusal(problem));
    }
  });
  return el('div', {}, el('div', { class: 'row' }, pick, filter), targets);
}

function idOf(stack) {
  return typeof stack === 'string' ? stack : stack.id;
}
