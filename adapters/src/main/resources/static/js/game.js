import { call, freshKey, get, Problem } from './api.js';
import { decisions } from './decisions.js';
import { el, fill } from './dom.js';
import { follow } from './live.js';
import { log } from './log.js';
import { nameOf } from './games.js';
import { refusal } from './problem.js';
import { seat } from './seat.js';
import { tokenOf } from './session.js';
import { stacks } from './stacks.js';
import { timeBar } from './timebar.js';
import { told } from './words.js';

/** One game: its time bar, what it waits for, its stacks, and its log in the words of the game. */
export async function gamePage(id) {
  const page = new GamePage(id);
  await page.load();
  page.listen();
  return { node: page.node, title: `Tercio: ${nameOf(page.summary)}`, leave: () => page.leave() };
}

class GamePage {
  constructor(id) {
    this.id = id;
    this.path = `games/${encodeURIComponent(id)}`;
    /** The position that is looked at; null is always the newest. */
    this.at = null;
    this.newest = 0;
    this.trouble = el('div');
    this.heading = el('div');
    this.seat = el('div');
    this.bar = timeBar(this);
    this.waits = decisions(this);
    this.board = stacks(this);
    this.log = log(this);
    this.node = el('div', {}, this.heading, this.bar.node, this.trouble,
      el('div', { class: 'columns' },
        el('div', {}, this.waits.node, this.board.node),
        el('div', {}, this.log.node, this.seat)));
  }

  get token() {
    return tokenOf(this.id);
  }

  get position() {
    return this.at ?? this.newest;
  }

  get past() {
    return this.at !== null && this.at < this.newest;
  }

  get(path, signal) {
    return get(`${this.path}/${path}`, this.token, signal);
  }

  /** Reads the game anew and shows it. Of several readings at once only the last is shown. */
  async load() {
    this.reading?.abort();
    this.reading = new AbortController();
    const { signal } = this.reading;
    try {
      const { body, position } = await get(this.path, this.token, signal);
      this.summary = body;
      this.newest = position ?? body.position;
      fill(this.heading, el('h1', {}, nameOf(body)),
        el('p', { class: 'faint' }, [body.ruleset, told(body.sequence)].filter(Boolean).join(' · ')));
      fill(this.seat, seat(this));
      this.bar.show();
      await Promise.all([this.waits, this.board, this.log].map((panel) => panel.load(signal)));
    } catch (problem) {
      if (problem.name !== 'AbortError') {
        throw problem;
      }
    }
  }

  async goTo(position) {
    this.at = position >= this.newest ? null : Math.max(0, position);
    await this.attempt(() => this.load());
  }

  /**
   * Sends a command for the position that is shown. It can be sent again safely: a lost answer costs nothing.
   *
   * @returns {Promise<Problem|null>} what refused it
   */
  async send(command) {
    const headers = { 'Idempotency-Key': freshKey(), 'If-Match': `"${this.newest}"` };
    return this.ask('commands', command, headers);
  }

  /** Undo and redo, which are asked for like commands. */
  async ask(what, body, headers = {}) {
    return this.attempt(async () => {
      await call('POST', `${this.path}/${what}`, { token: this.token, body, headers: { 'Idempotency-Key': freshKey(), ...headers } });
      this.at = null;
      await this.load();
    });
  }

  /** Does something, and shows in words what stood against it. */
  async attempt(act) {
    fill(this.trouble);
    try {
      await act();
      return null;
    } catch (problem) {
      if (!(problem instanceof Problem)) {
        throw problem;
      }
      fill(this.trouble, refusal(problem, (command) => this.send(command)));
      this.trouble.firstChild.focus();
      if (problem.status === 412) {
        await this.load();
      }
      return problem;
    }
  }

  listen() {
    this.deaf?.();
    this.deaf = follow(this.id, this.token, this.newest, (position) => {
      if (position > this.newest) {
        this.newest = position;
        this.attempt(() => this.load());
      }
    });
  }

  leave() {
    this.deaf?.();
    this.reading?.abort();
  }
}
