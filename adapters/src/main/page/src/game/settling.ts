import { effect, signal, type ReadonlySignal } from '@preact/signals';

/** Milliseconds in which what has just appeared takes no click. The second half of a double click falls into them. */
const PAUSE = 500;

/**
 * Tells whether what can be answered has stood long enough to be seen. When it changes, another button may lie under the
 * mouse than the one that was aimed at.
 */
export class Settling {
  private readonly stands = signal(false);
  private readonly end: () => void;

  /** @param shown the possible answers, as a text that changes when they do */
  constructor(shown: ReadonlySignal<string>) {
    let pausing: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      void shown.value;
      clearTimeout(pausing);
      this.stands.value = false;
      pausing = setTimeout(() => { this.stands.value = true; }, PAUSE);
    });
    this.end = () => {
      clearTimeout(pausing);
      stop();
    };
  }

  get settled(): ReadonlySignal<boolean> {
    return this.stands;
  }

  leave(): void {
    this.end();
  }
}
