import { el, fill } from './dom.js';

/** What happened up to the position that is looked at, in sentences, as far as the ruleset tells it. */
export function account(page) {
  const text = el('div', { class: 'prose' });
  const node = el('section', { 'aria-label': 'Account', hidden: true }, el('h2', {}, 'Account'), text);

  async function load(signal) {
    try {
      const { body } = await page.get(`summary?at=${page.position}`, signal);
      const paragraphs = body.paragraphs ?? [];
      node.hidden = paragraphs.length === 0;
      fill(text, paragraphs.map((paragraph) => el('p', {}, paragraph)));
      requestAnimationFrame(() => { text.scrollTop = text.scrollHeight; });
    } catch (problem) {
      if (problem.status !== 404) {
        throw problem;
      }
      node.hidden = true;
    }
  }
  return { node, load };
}
