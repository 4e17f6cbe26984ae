import { call, get } from './api.js';
import { button, el, fill } from './dom.js';
import { refusal } from './problem.js';
import { keepToken } from './session.js';

/** A form that starts a game of a printed scenario, one seat for each party, and hands out the tokens once. */
export async function newGame() {
  const { body } = await get('scenarios');
  const scenarios = Array.isArray(body) ? body : body.scenarios ?? [];
  if (!scenarios.length) {
    return el('p', {}, 'No scenario is printed with this service.');
  }
  const scenario = el('select', {}, scenarios.map((each, at) => el('option', { value: at }, each.title ?? each.name)));
  const dice = el('select', {},
    el('option', { value: 'server' }, 'thrown by the service'), el('option', { value: 'physical' }, 'thrown at the table'));
  const undo = el('select', {},
    el('option', { value: 'free' }, 'anybody'), el('option', { value: 'host-only' }, 'only the host'));
  const open = el('input', { type: 'checkbox', checked: true });
  const seats = el('input', { placeholder: 'Anna: france; Ben: spain', size: 40, autocomplete: 'off' });
  const about = el('p', { class: 'faint' });
  const result = el('div');
  const describe = () => { about.textContent = scenarios[scenario.value].description ?? ''; };
  scenario.addEventListener('change', describe);
  describe();
  const start = async () => {
    const chosen = scenarios[scenario.value];
    try {
      const made = await call('POST', 'games', { body: {
        ruleset: chosen.ruleset, scenario: chosen.name, dice: dice.value, undo: undo.value, public: open.checked,
        seats: parsed(seats.value),
      } });
      fill(result, tokens(made.body));
    } catch (problem) {
      fill(result, refusal(problem));
    }
  };
  return el('div', {},
    el('div', { class: 'row' }, el('label', {}, 'Scenario ', scenario), el('label', {}, 'Dice ', dice),
      el('label', {}, 'Who may undo ', undo), el('label', {}, open, ' anybody may watch')),
    about,
    el('div', { class: 'row' }, el('label', {}, 'Seats ', seats), button('Start the game', start, { class: 'main' })),
    result);
}

/** `Anna: france, savoy; Ben: spain` as seats. */
function parsed(text) {
  return text.split(';').map((seat) => seat.trim()).filter(Boolean).map((seat) => {
    const [name, parties = ''] = seat.split(':');
    return { name: name.trim(), controls: parties.split(',').map((party) => party.trim()).filter(Boolean) };
  });
}

function tokens(game) {
  keepToken(game.id, game.hostToken);
  const link = (token) => `${location.origin}${location.pathname}#/games/${encodeURIComponent(game.id)}/token/${encodeURIComponent(token)}`;
  const line = (name, token) => el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, el('code', {}, link(token))));
  return el('div', { role: 'status' },
    el('h3', {}, 'The game is started'),
    el('p', {}, 'These links let their holders play. They are shown only now: send each to its player.'),
    el('div', { class: 'scroll' }, el('table', {}, el('tbody', {},
      line('Host', game.hostToken), game.seats.map((seat) => line(seat.name, seat.token))))),
    el('p', {}, el('a', { href: `#/games/${encodeURIComponent(game.id)}` }, 'Open the game as host')));
}
