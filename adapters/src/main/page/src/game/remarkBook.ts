import { computed, signal } from '@preact/signals';
import type { Remark, RemarkList } from '../api/remarks';

/** The number that is read at once. */
const PAGE = 500;

/** The remarks beside a game that the holder of the token may read. They only grow, so only new ones are read. */
export class RemarkBook {
  readonly all = signal<readonly Remark[]>([]);
  /** The number that has been looked at. */
  readonly looked = signal(0);
  readonly fresh = computed(() => Math.max(0, this.all.value.length - this.looked.value));
  /** The open and the own notes by the moments that they are about. */
  readonly notes = computed(() => {
    const notes = new Map<number, Remark[]>();
    for (const remark of this.all.value.filter(({ kind }) => kind === 'note')) {
      notes.set(remark.position, [...notes.get(remark.position) ?? [], remark]);
    }
    return notes;
  });

  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly get: (path: string) => Promise<RemarkList>) {}

  /** Reads what is new; one reading after the other. */
  read(): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.readOn());
    return this.reading;
  }

  /** The first reading: what was there before counts as looked at. */
  async opened(): Promise<void> {
    await this.read();
    this.looked.value = this.all.value.length;
  }

  private async readOn(): Promise<void> {
    let known = this.all.value;
    for (;;) {
      const { total, remarks } = await this.get(`remarks?from=${known.length + 1}&limit=${PAGE}`);
      // Fewer than before: a place was lost, and others are numbered otherwise now.
      known = total < known.length ? [] : [...known, ...remarks];
      if (known.length >= total) {
        break;
      }
    }
    this.all.value = known;
  }
}
