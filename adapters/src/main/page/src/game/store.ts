import { batch, computed, signal } from '@preact/signals';
import { call, freshKey, get, Problem, wasAborted } from '../api/client';
import { follow } from '../api/live';
import type { Command, Decision, MapView, Option, PrintedBoard, Sequence, Stack, Summary, Timeline } from '../api/types';
import { go, hrefOf, route } from '../route';
import { tokenOf } from '../session';
import { catalogue } from './catalogue';

/** What the board shows at a position; it never changes again, for history is only ever appended to. */
interface Seen { map: MapView; sequence: Sequence }

/** How many boards are kept at hand. */
const KEPT = 200;

/** One game as a tab sees it: what is newest, what is looked at, and what is asked of the service. */
export class GameStore {
  readonly summary = signal<Summary | null>(null);
  readonly newest = signal(0);
  readonly seen = signal<Seen | null>(null);
  /** The position that `seen` belongs to. */
  readonly shownAt = signal(-1);
  readonly decisions = signal<Decision[]>([]);
  /** The position at which these decisions are awaited. */
  readonly decidedAt = signal(0);
  readonly timeline = signal<Timeline>({ position: 0, undone: [], moments: [] });
  readonly trouble = signal<Problem | null>(null);
  readonly connected = signal(true);
  readonly busy = signal(false);
  readonly printed = signal<PrintedBoard | null>(null);
  /** The stack whose moves are shown, and those. */
  readonly chosen = signal<string | null>(null);
  readonly targets = signal<Option[]>([]);
  /** Several ways to one target, to choose from. */
  readonly ways = signal<Option[]>([]);

  /** The position that is looked at; null is always the newest. */
  readonly at = computed(() => {
    const asked = Number(route.value.query.at);
    return route.value.query.at !== undefined && Number.isInteger(asked) && asked >= 0 && asked < this.newest.value ? asked : null;
  });
  readonly position = computed(() => this.at.value ?? this.newest.value);
  readonly past = computed(() => this.at.value !== null);
  readonly stacks = computed(() => new Map((this.seen.value?.map.zones ?? [])
    .flatMap((zone) => zone.stacks.map((stack): [string, Stack] => [stack.id, stack]))));
  readonly zones = computed(() => new Map((this.seen.value?.map.zones ?? []).map((zone) => [zone.id, zone])));

  private readonly boards = new Map<number, Promise<Seen>>();
  private reading = new AbortController();
  private newestRead = Promise.resolve();
  private deaf: (() => void) | null = null;

  constructor(readonly id: string) {}

  get token(): string {
    return tokenOf(this.id);
  }

  get path(): string {
    return `games/${encodeURIComponent(this.id)}`;
  }

  get<T>(path: string, abort?: AbortSignal): Promise<T> {
    return get<T>(`${this.path}/${path}`, this.token, abort);
  }

  /** Reads what is newest. Of several readings at once only the last counts, and all wait for it. */
  refresh(): Promise<void> {
    this.reading.abort();
    this.reading = new AbortController();
    this.newestRead = this.readNewest(this.reading.signal);
    return this.newestRead;
  }

  private async readNewest(abort: AbortSignal): Promise<void> {
    try {
      const { body, position } = await call<Summary>('GET', this.path, { token: this.token, signal: abort });
      const newest = position ?? body.position;
      const [timeline, decisions, printed] = await Promise.all([this.get<Timeline>('timeline', abort),
        call<Decision[]>('GET', `${this.path}/decisions`, { token: this.token, signal: abort }), catalogue.board(body.ruleset)]);
      batch(() => {
        this.summary.value = body;
        this.newest.value = newest;
        this.timeline.value = timeline;
        this.decisions.value = decisions.body;
        this.decidedAt.value = decisions.position ?? newest;
        this.printed.value = printed;
      });
    } catch (broken) {
      if (!wasAborted(broken)) {
        throw broken;
      }
      if (abort !== this.reading.signal) {
        await this.newestRead;
      }
    }
  }

  /** Shows the board at the position that is looked at. */
  async show(): Promise<void> {
    const position = this.position.value;
    if (position === this.shownAt.value) {
      return;
    }
    const seen = await this.board(position);
    if (position === this.position.value) {
      batch(() => {
        this.seen.value = seen;
        this.shownAt.value = position;
      });
      if (this.past.value) {
        this.readAround(position);
      }
    }
  }

  /** The boards a step away, so that the next step is shown at once. What stands against it is told when the step is made. */
  private readAround(position: number): void {
    [position - 1, position + 1].filter((near) => near >= 0 && near <= this.newest.value)
      .forEach((near) => this.board(near).catch((broken: unknown) => console.info('A board ahead could not be read.', broken)));
  }

  private board(position: number): Promise<Seen> {
    const kept = this.boards.get(position);
    if (kept) {
      return kept;
    }
    const read = Promise.all([this.get<MapView>(`map?at=${position}`), this.get<Sequence>(`sequence?at=${position}`)])
      .then(([map, sequence]) => ({ map, sequence }));
    this.boards.set(position, read);
    read.catch(() => this.boards.delete(position));
    const oldest = this.boards.keys().next().value;
    if (this.boards.size > KEPT && oldest !== undefined) {
      this.boards.delete(oldest);
    }
    return read;
  }

  goTo(position: number, quietly = false): void {
    const { path, query } = route.value;
    const at = position >= this.newest.value ? null : Math.max(0, position);
    go(hrefOf(path, { ...query, at }), quietly);
  }

  /** The stack whose legal moves are to be shown; none clears them. */
  async choose(stack: string | null): Promise<void> {
    this.chosen.value = stack;
    this.targets.value = [];
    this.ways.value = [];
    const movable = this.decisions.value.some((decision) => decision.open?.stacks.includes(stack ?? ''));
    if (stack && movable && !this.past.value && this.token) {
      await this.attempt(async () => {
        const moves = await this.get<Option[]>(`moves/${encodeURIComponent(stack)}?at=${this.decidedAt.value}`);
        if (this.chosen.value === stack) {
          this.targets.value = moves;
        }
      });
    }
  }

  /** Sends a command for the newest position. It can be sent again safely: a lost answer costs nothing. */
  send(command: Command): Promise<Problem | null> {
    return this.ask('commands', command, { 'If-Match': `"${this.newest.value}"` });
  }

  /** Undo, redo and the like, which are asked for as commands are. */
  ask(what: string, body: unknown, headers: Record<string, string> = {}): Promise<Problem | null> {
    return this.attempt(async () => {
      await call('POST', `${this.path}/${what}`, { token: this.token, body, headers: { 'Idempotency-Key': freshKey(), ...headers } });
      await this.choose(null);
      await this.refresh();
      this.goTo(this.newest.value);
      await this.show();
    });
  }

  /** Does something, and shows in words what stood against it. */
  async attempt(act: () => Promise<void>): Promise<Problem | null> {
    this.trouble.value = null;
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
      this.trouble.value = broken;
      if (broken.status === 412) {
        await this.refresh();
        await this.show();
      }
      return broken;
    } finally {
      this.busy.value = false;
    }
  }

  listen(): void {
    this.deaf?.();
    this.deaf = follow(this.id, this.token, this.newest.value, {
      onEvent: (position) => {
        if (position > this.newest.value) {
          this.soon();
        }
      },
      onState: (connected) => {
        this.connected.value = connected;
      },
    });
  }

  /** Many events come at once: they are read together. */
  private soon = gathered(() => this.attempt(async () => {
    await this.refresh();
    await this.show();
  }));

  leave(): void {
    this.deaf?.();
    this.reading.abort();
  }
}

/** Calls of one moment become one call. */
function gathered(act: () => Promise<unknown>): () => void {
  let waiting = false;
  return () => {
    if (!waiting) {
      waiting = true;
      setTimeout(() => {
        waiting = false;
        void act();
      }, 30);
    }
  };
}
