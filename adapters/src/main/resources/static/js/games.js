import { get } from './api.js';
import { button, el, fill } from './dom.js';
import { newGame } from './newgame.js';
import { told } from './words.js';

const SIZE = 20;

/** The list of games that anybody may watch, and a way to start one. */
export async function gamesPage() {
  const list = el('div');
  await turnTo(list, 0);
  const node = el('div', {},
    el('h1', {}, 'Games'),
    el('section', {}, list),
    el('section', {}, el('h2', {}, 'A game that is not listed'), known()),
    el('section', {}, el('h2', {}, 'New game'), await newGame()));
  return { node, title: 'Tercio: games' };
}

async function turnTo(list, page) {
  const { body } = await get(`games?page=${page}&size=${SIZE}`);
  const games = Array.isArray(body) ? body : body.games ?? body.items ?? [];
  const more = games.length === SIZE;
  fill(list,
    games.length ? table(games) : el('p', {}, 'There is no public game here yet.'),
    page > 0 || more ? el('div', { class: 'row' },
      button('Newer', () => turnTo(list, page - 1), { disabled: page === 0, 'data-key': 'newer' }),
      button('Older', () => turnTo(list, page + 1), { disabled: !more, 'data-key': 'older' })) : null);
}

function table(games) {
  return el('div', { class: 'scroll' }, el('table', {},
    el('thead', {}, el('tr', {}, ['Game', 'Rules', 'Position', 'Stands at', 'Awaits'].map((name) => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, games.map((game) => el('tr', {},
      el('td', {}, el('a', { href: `#/games/${encodeURIComponent(game.id)}` }, nameOf(game))),
      el('td', {}, told(game.ruleset)),
      el('td', {}, told(game.position)),
      el('td', {}, told(game.sequence)),
      el('td', {}, game.over ? 'nothing: it is over' : (game.awaiting ?? []).map((each) => el('div', {}, each.seat, ': ', each.prompt))))))));
}

export function nameOf(game) {
  return game.name || [game.scenario, `(${game.id})`].filter(Boolean).join(' ');
}

function known() {
  const id = el('input', { name: 'id', required: true, autocomplete: 'off', spellcheck: 'false' });
  return el('form', { class: 'row', submit: (event) => {
    event.preventDefault();
    location.hash = `#/games/${encodeURIComponent(id.value.trim())}`;
  } }, el('label', {}, 'Its id ', id), el('button', {}, 'Open'));
}
