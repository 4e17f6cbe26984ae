import { account } from './account.js';
import { button, el, fill } from './dom.js';
import { ruling } from './ruling.js';
import { spoken, told } from './words.js';

/** How many events are shown at once. */
const WINDOW = 100;

/** The log of the game: its events in order, the undone ones struck out, each with the reasons of its ruling. */
export function log(page) {
  const list = el('ol', { class: 'log', tabindex: '0', 'aria-label': 'Events' });
  const earlier = el('div');
  const node = el('section', { 'aria-label': 'Log' }, el('h2', {}, 'Log'), earlier, list);
  /** Lines are kept as long as they stay true, so that an explanation that is open stays open. */
  let lines = new Map();
  let length = WINDOW;

  async function load(signal) {
    const from = Math.max(1, page.position - length + 1);
    const limit = Math.min(page.newest - from + 1, length + WINDOW / 2);
    const sentences = await account(page, signal);
    const { body } = limit > 0 ? await page.get(`events?from=${from}&limit=${limit}`, signal) : { body: [] };
    const all = Array.isArray(body) ? body : body.events ?? [];
    fill(earlier, from > 1 ? button('Earlier', async () => {
      length += WINDOW;
      await load();
    }) : null);
    lines = new Map(all.map((event) => [key(event), lines.get(key(event)) ?? line(page, event, sentences)]));
    fill(list, [...lines.values()]);
    lines.forEach((shown) => shown.classList.toggle('here', Number(shown.dataset.position) === page.position));
    requestAnimationFrame(() => scrollTo(list));
  }
  return { node, load };
}

function key(event) {
  return `${event.position}/${event.undoneBy ?? 0}`;
}

function scrollTo(list) {
  const here = list.querySelector('.here');
  if (here) {
    list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }
}

/** The plain facts of an event; what has parts of its own is for the ruling and the API. */
function brief(payload) {
  const plain = (value) => typeof value !== 'object' || (Array.isArray(value) && value.every(plain));
  return Object.fromEntries(Object.entries(payload ?? {}).filter(([, value]) => plain(value)));
}

/** As the ruleset tells it; an event that is undone, or of a ruleset that tells nothing, by its facts. */
function inWords(event, sentences) {
  const type = event.type.split('/').pop();
  if (type === 'GameOpened') {
    return `The game is opened: ${event.payload.name}`;
  }
  const facts = told(brief(event.payload));
  return sentences.get(event.position) ?? `${spoken(type)}${facts ? ': ' : ''}${facts}`;
}

function line(page, event, sentences) {
  const said = inWords(event, sentences);
  return el('li', { class: event.undoneBy ? 'undone' : null, 'data-position': event.position },
    button(String(event.position), () => page.goTo(event.position),
      { class: 'position', 'data-key': `event-${event.position}`, 'aria-label': `Go to position ${event.position}` }),
    el('div', {},
      el('span', { class: 'told' }, said), ' ',
      el('span', { class: 'faint' }, told(event.by), event.undoneBy ? `, undone by ${event.undoneBy}` : ''),
      event.explanation?.length ? ruling(event.explanation) : null));
}
