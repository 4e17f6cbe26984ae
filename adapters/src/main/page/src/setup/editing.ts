import { batch, computed, signal } from '@preact/signals';
import { post, Problem } from '../api/client';
import type { Fields } from '../api/board';
import { having, pathOf, valueAt } from './values';

/** A fault that the service found, with its place in the scenario. */
export interface Fault { pointer: string; message: string }

/** The number of edits that can be taken back. */
const REMEMBERED = 200;

/** The number of parts of a pointer that name the piece or field of which it tells a fault. */
const PLACE = 2;

/** A scenario that is being written, with what was before each edit, and what the service said of it. */
export class Editing {
  readonly scenario;
  readonly faults = signal<Fault[]>([]);
  /** The scenario that was checked without a fault, and the parties that seats can control in it. */
  readonly checked = signal<{ scenario: Fields; parties: string[]; secrets?: boolean } | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly checking = signal(false);
  /** The parties of the scenario as it is now, if it has been checked. */
  readonly playable = computed(() => this.checked.value?.scenario === this.scenario.value ? this.checked.value.parties : null);

  /** Whether a game of the scenario that was checked hides something from some of its players. */
  readonly secrets = computed(() => this.checked.value?.secrets ?? false);

  private readonly past = signal<Fields[]>([]);
  private readonly future = signal<Fields[]>([]);
  private typed = '';
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);

  /** @param readings those of the game from which the scenario comes, by which it is checked and a game of it begins */
  constructor(readonly ruleset: string, scenario: Fields, readonly readings: Record<string, string> = {}) {
    this.scenario = signal(scenario);
  }

  /** @param typing the place at which somebody types: what is typed there in one go is one edit */
  edit(scenario: Fields, typing = ''): void {
    if (scenario === this.scenario.value) {
      return;
    }
    batch(() => {
      if (typing === '' || typing !== this.typed) {
        this.past.value = [...this.past.value, this.scenario.value].slice(-REMEMBERED);
      }
      this.typed = typing;
      this.future.value = [];
      this.show(scenario);
    });
  }

  /** Writes a value at a path; undefined takes it out. */
  write(path: readonly string[], value: unknown, typing = false): void {
    this.edit(having(this.scenario.value, path, value) as Fields, typing ? path.join('/') : '');
  }

  undo(): void {
    this.turn(this.past, this.future);
  }

  redo(): void {
    this.turn(this.future, this.past);
  }

  private turn(from: typeof this.past, to: typeof this.past): void {
    const scenario = from.value.at(-1);
    if (scenario) {
      batch(() => {
        to.value = [...to.value, this.scenario.value];
        from.value = from.value.slice(0, -1);
        this.typed = '';
        this.show(scenario);
      });
    }
  }

  /** Faults of what has changed are not told any longer. */
  private show(scenario: Fields): void {
    const before = this.scenario.value;
    this.faults.value = this.faults.value.filter(({ pointer }) => {
      const place = pathOf(pointer).slice(0, PLACE);
      return valueAt(before, place) === valueAt(scenario, place);
    });
    this.problem.value = null;
    this.scenario.value = scenario;
  }

  /** The faults of what a pointer leads to, and of its parts. */
  faultsOf(pointer: string): Fault[] {
    return this.faults.value.filter((fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`));
  }

  /** Asks the service whether a game can be made of it. */
  async check(): Promise<void> {
    const scenario = this.scenario.value;
    this.checking.value = true;
    this.problem.value = null;
    this.faults.value = [];
    try {
      const readings = Object.entries(this.readings).map(([id, choice]) => `reading=${encodeURIComponent(`${id}:${choice}`)}`).join('&');
      const { body } = await post<{ parties: string[]; secrets?: boolean }>(`rulesets/${encodeURIComponent(this.ruleset)}/scenarios/check${readings && `?${readings}`}`, scenario);
      this.checked.value = { scenario, ...body };
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      if (scenario === this.scenario.value && broken.status === 400 && broken.body.errors?.length) {
        this.faults.value = broken.body.errors;
      } else {
        this.problem.value = broken;
      }
    } finally {
      this.checking.value = false;
    }
  }
}
