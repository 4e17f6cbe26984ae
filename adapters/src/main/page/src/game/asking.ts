import { signal } from '@preact/signals';
import { call, freshKey, Problem, wasAborted } from '../api/client';
import type { Command } from '../api/command';
import type { LogLine } from '../api/log';
import { forgetUnknown } from '../session';
import type { GameStore } from './store';

/** The number of events that are told of those between what was seen and what was sent. */
const TOLD = 20;

/** The requests of a player to the service: one command at a time, and the refusal of the last one in words. */
export class Asking {
  readonly trouble = signal<Problem | null>(null);
  /** The events between the seen position and the command that was sent, if the game had moved on. */
  readonly missed = signal<LogLine[]>([]);
  readonly busy = signal(false);
  /** A command is on its way. */
  readonly sending = signal(false);
  /** An answer was pressed: from the question for its dice until what it brought is shown. */
  readonly answering = signal(false);

  /** Requests of `once` that are on their way. */
  private readonly onTheWay = new Set<string>();

  constructor(private readonly game: GameStore) {}

  /**
   * Sends a command. It can be sent again safely: a lost answer costs nothing.
   *
   * @param seen the position at which it was offered: where the game has moved on since, nothing is carried out
   */
  send(command: Command, seen: number): Promise<Problem | null> {
    return this.ask('commands', command, seen);
  }

  /** Undo, redo and the like, which are asked for as commands are. One at a time: while one is on its way, others are not taken. */
  async ask(what: string, body: unknown, seen: number): Promise<Problem | null> {
    if (this.sending.value) {
      return null;
    }
    this.sending.value = true;
    try {
      return await this.attempt(async () => {
        await call('POST', `${this.game.path}/${what}`, { token: this.game.token, body, headers: { 'Idempotency-Key': freshKey(), 'If-Match': `"${seen}"` } });
        await this.game.choose(null);
        await this.game.refresh();
        this.game.goTo(this.game.newest.value);
        await this.game.show();
      }, seen);
    } finally {
      this.sending.value = false;
    }
  }

  /** Answers what was pressed, from the first question to the service on. Until it ends no other answer is taken: that one would meet a game that has moved on. */
  async answer<T>(act: () => Promise<T>): Promise<T | null> {
    if (this.answering.value || this.sending.value) {
      return null;
    }
    this.answering.value = true;
    try {
      return await act();
    } finally {
      this.answering.value = false;
    }
  }

  /** Does what a second press must not do again: while it is on its way, the same is not taken. */
  async once(what: string, act: () => Promise<void>): Promise<Problem | null> {
    if (this.onTheWay.has(what)) {
      return null;
    }
    this.onTheWay.add(what);
    try {
      return await this.attempt(act);
    } finally {
      this.onTheWay.delete(what);
    }
  }

  /** Does something that a player asked for, and shows in words what stood against it. */
  attempt(act: () => Promise<void>, seen = this.game.newest.value): Promise<Problem | null> {
    this.trouble.value = null;
    this.missed.value = [];
    return this.quietly(act, seen);
  }

  /** The same for what the page does by itself: what was told before stays. */
  async quietly(act: () => Promise<void>, seen = this.game.newest.value): Promise<Problem | null> {
    this.busy.value = true;
    try {
      await act();
      return null;
    } catch (broken) {
      if (wasAborted(broken)) {
        return null;
      }
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      await this.explain(broken, seen);
      return broken;
    } finally {
      this.busy.value = false;
    }
  }

  private async explain(problem: Problem, seen: number): Promise<void> {
    if (problem.status === 401 && this.game.token) {
      forgetUnknown(this.game.id, this.game.token);
      return;
    }
    this.trouble.value = problem;
    if (problem.status === 412) {
      await this.game.refresh();
      await this.game.show();
      this.missed.value = (await this.game.get<{ lines: LogLine[] }>(`log?from=${seen + 1}&limit=${TOLD}`)).lines;
    }
  }
}
