import { el, fill, button } from './dom.js';
import { ruling } from './ruling.js';
import { spoken, told } from './words.js';

/** How many events are shown at once. */
const WINDOW = 100;

/** The account of the game: its events in order, the undone ones struck out, each with the reasons of its ruling. */
export function account(page) {
  const list = el('ol', { class: 'account' });
  const earlier = el('div');
  const node = el('section', { 'aria-label': 'Account' }, el('h2', {}, 'Account'), earlier, list);
  let length = WINDOW;

  async function load(signal) {
    const from = Math.max(1, page.position - length + 1);
    const limit = Math.min(page.newest - from + 1, length + WINDOW / 2);
    const [events, lines] = await Promise.all([
      limit > 0 ? page.get(`events?from=${from}&limit=${limit}`, signal) : { body: [] }, words(page, signal)]);
    const all = Array.isArray(events.body) ? events.body : events.body.events ?? [];
    fill(earlier, from > 1 ? button('Earlier', async () => {
      length += WINDOW;
      await load();
    }) : null);
    fill(list, all.map((event) => line(page, event, lines.get(event.position))));
    const here = list.querySelector('.here');
    if (here) {
      list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
  }
  return { node, load };
}

/** The sentences of the summary, by position; a ruleset without a summary has its events told by their types. */
async function words(page, signal) {
  try {
    const { body } = await page.get(`summary?at=${page.newest}`, signal);
    return new Map((body.entries ?? []).map((entry) => [entry.position, entry.text]));
  } catch (problem) {
    if (problem.status === 404) {
      return new Map();
    }
    throw problem;
  }
}

function line(page, event, text) {
  const said = text ?? `${spoken(event.type.split('/').pop())}${told(event.payload) ? ': ' : ''}${told(event.payload)}`;
  return el('li', { class: [event.undoneBy ? 'undone' : '', event.position === page.position ? 'here' : ''].join(' ').trim() || null },
    el('div', { class: 'row' },
      button(String(event.position), () => page.goTo(event.position),
        { class: 'position', 'data-key': `event-${event.position}`, 'aria-label': `Go to position ${event.position}` }),
      el('span', { class: 'told' }, said)),
    el('div', { class: 'faint' }, told(event.by), event.undoneBy ? `, undone by ${event.undoneBy}` : ''),
    ruling(page, event.position));
}
