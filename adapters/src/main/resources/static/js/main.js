import { el, fill } from './dom.js';
import { gamePage } from './game.js';
import { gamesPage } from './games.js';
import { refusal } from './problem.js';
import { takeInvitation } from './session.js';

const content = document.getElementById('content');
let leave = () => {};

async function show() {
  if (location.hash === '#content') {
    return;
  }
  takeInvitation();
  leave();
  leave = () => {};
  const game = /^#\/games\/([^/]+)$/.exec(location.hash);
  fill(content, el('p', { class: 'faint' }, 'Loading …'));
  try {
    const page = game ? await gamePage(decodeURIComponent(game[1])) : await gamesPage();
    leave = page.leave ?? leave;
    fill(content, page.node);
    document.title = page.title;
  } catch (problem) {
    fill(content, refusal(problem), el('p', {}, el('a', { href: '#/' }, 'To the list of games')));
  }
  content.focus();
}

addEventListener('hashchange', show);
show();
