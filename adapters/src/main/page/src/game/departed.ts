import { signal } from '@preact/signals';
import type { Piece } from '../api/board';

/** A part of a text that is an id and not a word: it has a number or parts. */
const ID = /[\d-]/;

/** Pieces that are named in a text and stand on the board no more: they are known from the first board, which is read when one is named. */
export class Departed {
  private readonly first = signal<Map<string, Piece> | null>(null);
  private reading = false;

  constructor(private readonly read: () => Promise<Map<string, Piece>>) {}

  /** The piece of the first board; of one that was split off later, the piece that it came from, whose id its own begins with. */
  of(id: string): Piece | undefined {
    if (!ID.test(id)) {
      return undefined;
    }
    const known = this.first.value;
    if (known === null && !this.reading) {
      this.reading = true;
      // Without an answer the texts stay as they are, and the next one asks again.
      this.read().then((pieces) => { this.first.value = pieces; }, () => { this.reading = false; });
    }
    return known?.get(id) ?? [...known ?? []].filter(([each]) => id.startsWith(`${each}.`)).map(([, piece]) => piece).at(-1);
  }
}
