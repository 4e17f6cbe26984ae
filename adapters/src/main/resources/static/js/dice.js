import { button, el, fill } from './dom.js';

/** Dice that were thrown at the table, typed in the order in which the procedure asks for them. */
export function dice() {
  const input = el('input', { inputmode: 'numeric', autocomplete: 'off', size: 14, placeholder: 'such as 7 3', 'aria-label': 'Dice' });
  const asked = el('span', { role: 'status' });
  const again = el('span');
  const node = el('div', { class: 'row', hidden: true }, el('label', {}, 'Dice thrown ', input), asked, again);

  const clear = () => {
    input.value = '';
    fill(asked);
    fill(again);
  };
  return {
    node,
    clear,
    show(physical) {
      node.hidden = !physical;
    },
    values() {
      return node.hidden ? [] : input.value.split(/[\s,;]+/).filter(Boolean).map(Number);
    },
    /** The service named the next die that it wants: it is added to those given, and the command sent again. */
    wanted(problem, resend) {
      if (node.hidden) {
        return;
      }
      fill(asked, el('span', {}, problem.message));
      fill(again, button('Send with these dice', resend));
      input.value = input.value.trim() === '' ? '' : `${input.value.trim()} `;
      input.focus();
    },
  };
}
