import { button, el } from './dom.js';

/** A slider over all positions, with steps to either side and to both ends, and the way back and forth in the game. */
export function timeBar(page) {
  const slider = el('input', { type: 'range', min: 0, step: 1, 'aria-label': 'Position in the game' });
  const said = el('output', { 'aria-live': 'polite' });
  const to = (label, name, target) => button(label, () => page.goTo(target()), { 'aria-label': name, title: name });
  const first = to('|<', 'To the start', () => 0);
  const back = to('<', 'One event back', () => page.position - 1);
  const on = to('>', 'One event on', () => page.position + 1);
  const last = to('>|', 'To the newest', () => page.newest);
  const undo = button('Undo to here', () => page.ask('undo', { to: page.position, reason: reason.value.trim() }));
  const redo = button('Redo', () => page.ask('redo', {}));
  const reason = el('input', { placeholder: 'why', 'aria-label': 'Why the game is taken back', size: 16, autocomplete: 'off' });
  slider.addEventListener('input', () => { say(Number(slider.value)); });
  slider.addEventListener('change', () => page.goTo(Number(slider.value)));
  const node = el('section', { class: 'time', 'aria-label': 'Time' },
    el('div', { class: 'row' }, first, back, slider, on, last, said, reason, undo, redo));

  function say(position) {
    said.textContent = position < page.newest ? `position ${position} of ${page.newest}` : `position ${page.newest}, now`;
  }

  function show() {
    slider.max = String(page.newest);
    slider.value = String(page.position);
    node.classList.toggle('past', page.past);
    for (const [control, off] of [[first, page.position === 0], [back, page.position === 0], [on, !page.past], [last, !page.past]]) {
      control.disabled = off;
    }
    undo.hidden = !page.past || !page.token;
    reason.hidden = undo.hidden;
    redo.hidden = page.past || !page.token;
    say(page.position);
  }
  return { node, show };
}
