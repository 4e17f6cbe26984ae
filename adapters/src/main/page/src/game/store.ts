import { batch, computed, signal } from '@preact/signals';
import { call, get, Problem, wasAborted } from '../api/client';
import { follow } from '../api/live';
import type { Piece, ZoneState } from '../api/board';
import type { Command } from '../api/command';
import type { Decision } from '../api/decision';
import type { Summary } from '../api/game';
import type { Timeline } from '../api/log';
import { current, manifestOf, roomOf } from '../frame/rooms';
import type { Sight } from '../board/sight';
import type { Room } from '../frame/room';
import { go, here, hrefOf, route } from '../route';
import { Asking } from './asking';
import { Boards, type Seen } from './boards';
import { Choosing } from './choosing';
import { Departed } from './departed';
import { NO_NEWS, readNews, type News } from './flow/news';
import { gathered } from './gathered';
import type { Receipt } from '../api/receipts';
import { ReceiptBook } from './receipts';
import { RemarkBook } from './remarkBook';
import { zonesOf } from './zones';
import { Sheets } from './sheets';
import { Settling } from './settling';

/** One game as the holder of a token sees it: what is newest, what is looked at, and what is asked of the service. */
export class GameStore {
  readonly summary = signal<Summary | null>(null);
  readonly newest = signal(0);
  readonly seen = signal<Seen | null>(null);
  /** The position that `seen` belongs to. */
  readonly shownAt = signal(-1);
  readonly decisions = signal<Decision[]>([]);
  /** The position at which these decisions are awaited. */
  readonly decidedAt = signal(0);
  readonly timeline = signal<Timeline>({ position: 0, undone: [], moments: [], canRedo: false });
  /** The newest lines of the log, and the steps behind its newest dice. */
  readonly news = signal<News>(NO_NEWS);
  /** The game is not there, or not for the holder of this token. */
  readonly gone = signal(false);
  readonly connected = signal(true);
  /** The page of the ruleset, and its printed board if it has one. */
  readonly room = signal<Room | null>(null);
  readonly sheets = new Sheets();
  readonly printed = this.sheets.printed;

  /** The requests to the service, and their problems. */
  readonly asking = new Asking(this);
  readonly trouble = this.asking.trouble;
  readonly missed = this.asking.missed;
  readonly busy = this.asking.busy;
  readonly sending = this.asking.sending;

  /** The piece, the move and the place that are considered. */
  readonly choosing = new Choosing(this);
  readonly chosen = this.choosing.chosen;
  readonly targets = this.choosing.targets;
  readonly movesAt = this.choosing.movesAt;
  readonly aim = this.choosing.aim;
  readonly placeAsked = this.choosing.placeAsked;

  /** The position that is looked at; null is always the newest. */
  readonly at = computed(() => {
    const position = this.positionOf(this.newest.value);
    return position < this.newest.value ? position : null;
  });
  readonly position = computed(() => this.at.value ?? this.newest.value);
  readonly past = computed(() => this.at.value !== null);
  readonly zones = computed(() => new Map(this.zonesIn(this.seen.value).map((zone) => [zone.id, zone])));
  readonly pieces = computed(() => this.piecesIn(this.seen.value));
  /** Whether more of the printed board is needed than was read. */
  readonly sheetLeft = computed(() => {
    const { path: [, , view, zone = null], query: { map } } = route.value;
    return this.sheets.left(map, this.zones.value.keys(), view === 'zone' ? zone : null);
  });

  /** The choice on the board when it was last seen, and its map; and the sight of each map. */
  readonly lastBoard = signal<{ path: string[]; map: string | undefined }>({ path: [], map: undefined });
  readonly sights = new Map<string, Sight>();

  /** Whether the game was read, with its board. */
  private readonly read = computed(() => this.shownAt.value >= 0);
  private readonly settling = new Settling(computed(() => JSON.stringify([this.decisions.value, this.targets.value, this.aim.value,
    this.past.value, this.timeline.value.canRedo, this.trouble.value?.message, this.read.value])));
  /** Whether a click on an answer counts: it stood there long enough to be seen, and none is on its way. Nothing stands there while the game is read for the first time. */
  readonly answerable = computed(() => this.read.value && this.settling.settled.value && !this.sending.value && !this.asking.answering.value);

  /** Receipts are kept for each seat: what one saw is nothing to another. */
  readonly receipts: ReceiptBook;

  /** The remarks beside the game. */
  readonly remarks = new RemarkBook((path) => this.get(path));

  /** The pieces that are gone from the board. */
  readonly departed = new Departed(async () => this.piecesIn(await this.boards.at(1)));

  private readonly boards: Boards;
  private reading = new AbortController();
  private newestRead = Promise.resolve();
  private deaf: (() => void) | null = null;

  /** @param token of a seat or the host; empty for who only watches */
  constructor(readonly id: string, readonly token: string) {
    this.receipts = new ReceiptBook(() => this.id, () => this.summary.value?.you?.name ?? '', () => this.get<Receipt>('receipt'), token);
    this.boards = new Boards((path) => this.get(path));
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
      const [timeline, decisions, news, room] = await Promise.all([this.get<Timeline>('timeline', abort),
        call<Decision[]>('GET', `${this.path}/decisions`, { token: this.token, signal: abort }), readNews(newest, (path) => this.get(path, abort)), this.drawn(body.ruleset, newest)]);
      batch(() => {
        this.gone.value = false;
        this.summary.value = body;
        this.newest.value = newest;
        this.timeline.value = timeline;
        this.decisions.value = decisions.body;
        this.decidedAt.value = decisions.position ?? newest;
        this.news.value = news;
        this.room.value = room;
        current.value = room;
      });
    } catch (broken) {
      if (!wasAborted(broken)) {
        this.gone.value = broken instanceof Problem && broken.status === 404;
        throw broken;
      }
      if (abort !== this.reading.signal) {
        await this.newestRead;
      }
    }
  }

  /** The page of the ruleset, once its printed board was read. The board that will be looked at is asked for at the same time. */
  private async drawn(ruleset: string, newest: number): Promise<Room> {
    const manifest = await manifestOf(ruleset);
    this.boards.show(manifest.shown);
    this.boards.readAhead(this.positionOf(newest));
    const [room] = await Promise.all([roomOf(ruleset), this.sheets.read(manifest, route.value.query.map)]);
    return room;
  }

  /** Reads the sheets of the printed board that were not needed before. */
  readOn(): Promise<void> {
    return this.sheets.readOn(this.room.value!.manifest);
  }

  /** Shows the board at the position that is looked at. */
  async show(): Promise<void> {
    const position = this.position.value;
    if (position === this.shownAt.value) {
      return;
    }
    const seen = await this.boards.at(position);
    if (position === this.position.value) {
      batch(() => {
        this.seen.value = seen;
        this.shownAt.value = position;
      });
      if (this.past.value) {
        this.boards.readAround(position, this.newest.value);
      }
    }
  }

  /** The position that the address names, or the newest. */
  private positionOf(newest: number): number {
    const asked = Number(route.value.query.at);
    return route.value.query.at !== undefined && Number.isInteger(asked) && asked >= 0 && asked < newest ? asked : newest;
  }

  private zonesIn(seen: Seen | null): ZoneState[] {
    return this.room.value && seen ? zonesOf(this.room.value, seen) : [];
  }

  private piecesIn(seen: Seen | null): Map<string, Piece> {
    return new Map(this.zonesIn(seen).flatMap((zone) => zone.pieces.map((piece): [string, Piece] => [piece.id, piece])));
  }

  /** The pieces that an open answer may move. */
  piecesOf(open: Decision['open']): string[] {
    return (open?.[this.room.value!.manifest.names.pieces] ?? []) as string[];
  }

  /** The party of something that is told of one, in the field that the ruleset names; nobody's is undefined. */
  partyOf(of: Record<string, unknown>): string | undefined {
    return of[this.room.value!.manifest.names.party] as string | undefined;
  }

  goTo(position: number, quietly = false): void {
    const { path, query } = here();
    const at = position >= this.newest.value ? null : Math.max(0, position);
    go(hrefOf(path, { ...query, at }), quietly);
  }

  /** @see Choosing.choose */
  choose(piece: string | null): Promise<void> {
    return this.choosing.choose(piece);
  }

  /** @see Asking.send */
  send(command: Command, seen: number): Promise<Problem | null> {
    return this.asking.send(command, seen);
  }

  /** @see Asking.ask */
  ask(what: string, body: unknown, seen: number): Promise<Problem | null> {
    return this.asking.ask(what, body, seen);
  }

  /** @see Asking.attempt */
  attempt(act: () => Promise<void>, seen = this.newest.value): Promise<Problem | null> {
    return this.asking.attempt(act, seen);
  }

  /** @see Asking.once */
  once(what: string, act: () => Promise<void>): Promise<Problem | null> {
    return this.asking.once(what, act);
  }

  /** @see Asking.quietly */
  quietly(act: () => Promise<void>, seen = this.newest.value): Promise<Problem | null> {
    return this.asking.quietly(act, seen);
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
      onRemarks: () => void this.quietly(() => this.remarks.read()),
      onRefused: () => this.soon(),
    });
  }

  /** Many events come at once: they are read together. */
  private soon = gathered(() => this.quietly(async () => {
    await this.refresh();
    await this.show();
  }));

  leave(): void {
    this.deaf?.();
    this.reading.abort();
    this.settling.leave();
  }
}
