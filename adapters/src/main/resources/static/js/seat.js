import { button, el } from './dom.js';
import { keepToken } from './session.js';

/** Where a player enters the token of a seat; it is kept for this tab. */
export function seat(page) {
  const token = el('input', { type: 'password', autocomplete: 'off', size: 24, 'aria-label': 'Token of a seat' });
  const take = async (value) => {
    keepToken(page.id, value);
    await page.attempt(() => page.load());
    page.listen();
  };
  const have = page.token !== '';
  return el('section', { 'aria-label': 'Seat' },
    el('h2', {}, 'Seat'),
    have
      ? el('div', { class: 'row' }, 'You play with a token that is kept for this tab. ', button('Forget it', () => take('')))
      : el('form', { class: 'row', submit: (event) => {
        event.preventDefault();
        take(token.value.trim());
      } }, el('label', {}, 'Token ', token), el('button', {}, 'Take the seat')));
}
