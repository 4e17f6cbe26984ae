import { signal } from '@preact/signals';
import type { PrintedBoard } from '../api/printed';
import type { Manifest } from '../frame/manifest';
import { catalogue } from './catalogue';

/** The printed board of a game: of several sheets the one that is looked at, and the others as soon as the game or who looks at it leaves that one. */
export class Sheets {
  readonly printed = signal<PrintedBoard | null>(null);
  /** The sheet that alone was read; empty where all of the board was. */
  private only = '';

  /** Reads the board: of several sheets the one that is asked for, or the first. */
  async read({ board, sheets }: Manifest, asked: string | undefined): Promise<void> {
    if (board !== undefined && !this.printed.value) {
      const sheet = asked !== undefined && sheets.includes(asked) ? asked : sheets[0] ?? '';
      const read = await catalogue.board(board, sheet);
      // The first of several readings at once counts: others may have been read on from.
      if (!this.printed.value) {
        this.only = sheet;
        this.printed.value = read;
      }
    }
  }

  /** Reads the other sheets, too. */
  async readOn({ board, sheets }: Manifest): Promise<void> {
    const first = this.printed.value;
    if (first && board !== undefined && this.only !== '') {
      const others = await Promise.all(sheets.filter((id) => id !== this.only).map((id) => catalogue.board(board, id)));
      this.only = '';
      this.printed.value = others.reduce(joined, first);
    }
  }

  /** The board as far as it was read, once all is known of the map that is to be drawn. */
  drawn(map: string | undefined): PrintedBoard | null {
    return this.only === '' || this.only === map ? this.printed.value : null;
  }

  /** Whether the game or who looks at it leaves the sheet that was read: for another map, one of these zones, or what lies around the chosen one. */
  left(map: string | undefined, zones: Iterable<string>, chosen: string | null): boolean {
    const { printed: { value: printed }, only } = this;
    if (!printed || only === '') {
      return false;
    }
    const known = new Set(printed.zones.map(({ id }) => id));
    const around = chosen === null ? [] : [chosen, ...printed.borders.flatMap((border) => border.zones.includes(chosen) ? border.zones : [])];
    const shown = printed.maps.find(({ id }) => id === map) ?? printed.maps[0];
    return shown?.id !== only || [...zones, ...around].some((id) => !known.has(id));
  }
}

/** Two parts of a board as one: each zone and each border once. */
function joined(one: PrintedBoard, other: PrintedBoard): PrintedBoard {
  return {
    ...one,
    zones: [...new Map([...one.zones, ...other.zones].map((zone) => [zone.id, zone])).values()],
    borders: [...new Map([...one.borders, ...other.borders].map((border) => [border.zones.join(), border])).values()],
  };
}
