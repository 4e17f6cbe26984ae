import type { Fields } from '../api/board';

/** The board at a position, by the names of its views; it never changes again, because history is only ever appended to. */
export type Seen = Readonly<Record<string, Fields>>;

/** The number of boards that are kept at hand. */
const KEPT = 200;

/** The boards of a game by position, as the holder of one token sees them. */
export class Boards {
  private readonly kept = new Map<number, Promise<Seen>>();
  private views: readonly string[] = [];

  constructor(private readonly get: <T>(path: string) => Promise<T>) {}

  /** Tells which views make up a board. */
  show(views: readonly string[]): void {
    this.views = views;
  }

  at(position: number): Promise<Seen> {
    const kept = this.kept.get(position);
    if (kept) {
      return kept;
    }
    const read = Promise.all(this.views.map(async (view): Promise<[string, Fields]> => [view, await this.get<Fields>(`${view}?at=${position}`)]))
      .then((views) => Object.fromEntries(views));
    this.kept.set(position, read);
    read.catch(() => this.kept.delete(position));
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > KEPT && oldest !== undefined) {
      this.kept.delete(oldest);
    }
    return read;
  }

  /** Reads the boards a step away, so that the next step is shown at once. */
  readAround(position: number, newest: number): void {
    [position - 1, position + 1].filter((near) => near >= 0 && near <= newest).forEach((near) => this.readAhead(near));
  }

  /** Reads a board that will be shown. Its problem is told when it is to be shown. */
  readAhead(position: number): void {
    this.at(position).catch((broken: unknown) => console.info('A board ahead could not be read.', broken));
  }
}
