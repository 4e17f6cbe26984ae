import type { MapView, Sequence } from '../api/types';

/** What the board shows at a position; it never changes again, for history is only ever appended to. */
export interface Seen { map: MapView; sequence: Sequence }

/** How many boards are kept at hand. */
const KEPT = 200;

/** The boards of a game by position, as the holder of one token sees them. */
export class Boards {
  private readonly kept = new Map<number, Promise<Seen>>();

  constructor(private readonly get: <T>(path: string) => Promise<T>) {}

  at(position: number): Promise<Seen> {
    const kept = this.kept.get(position);
    if (kept) {
      return kept;
    }
    const read = Promise.all([this.get<MapView>(`map?at=${position}`), this.get<Sequence>(`sequence?at=${position}`)])
      .then(([map, sequence]) => ({ map, sequence }));
    this.kept.set(position, read);
    read.catch(() => this.kept.delete(position));
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > KEPT && oldest !== undefined) {
      this.kept.delete(oldest);
    }
    return read;
  }

  /** Reads the boards a step away, so that the next step is shown at once. What stands against it is told when the step is made. */
  readAround(position: number, newest: number): void {
    [position - 1, position + 1].filter((near) => near >= 0 && near <= newest)
      .forEach((near) => this.at(near).catch((broken: unknown) => console.info('A board ahead could not be read.', broken)));
  }
}
