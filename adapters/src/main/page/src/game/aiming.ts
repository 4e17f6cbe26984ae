import { batch } from '@preact/signals';
import type { AskedMove, Option } from '../api/move';
import type { GameStore } from './store';

/** The rule that forbids a move, in the words of the service. */
export interface Forbidden { rule: string; detail: string }

/** A destination that a player considers for a piece: what can be sent, which of it is meant, and the way. */
export interface Aim {
  /** None where a place answers a decision. */
  piece: string | null;
  zone: string;
  /** The position at which this was legal. */
  seen: number;
  options: Option[];
  option: Option | null;
  /** The zones entered. */
  path: string[];
  forbidden: Forbidden | null;
}

/** Lets a player look at a move before it is sent: the first touch of a destination shows it, the second sends it. */
export class Aiming {
  constructor(private readonly store: GameStore) {}

  /** Whether the piece is one that the player moves now. */
  moves(piece: string | null): piece is string {
    const { store } = this;
    return piece !== null && store.token !== '' && !store.past.value && store.decisions.value.some(({ open }) => store.piecesOf(open).includes(piece));
  }

  /** Considers a destination that is offered. */
  at(piece: string | null, zone: string, options: Option[], option: Option = options[0]!, seen = this.store.movesAt.value): void {
    this.store.aim.value = { piece, zone, seen, options: this.withOthers(piece, options), option, path: option.move?.path ?? [zone], forbidden: null };
  }

  /** Asks why a zone is not offered. The answer counts only if nothing else was considered since. */
  async why(piece: string, zone: string): Promise<void> {
    await this.asked(piece, zone, `to=${encodeURIComponent(zone)}`, []);
  }

  /** Considers the way along which a piece was dragged, or where it is closed, the offered way that is most like it. */
  async along(piece: string, trail: string[]): Promise<void> {
    const { store } = this;
    const zone = trail.at(-1);
    if (zone === undefined || !this.moves(piece)) {
      return;
    }
    const offered = store.chosen.value === piece ? store.targets.value : [];
    const there = offered.filter(({ move }) => move?.to === zone);
    const same = there.find(({ move }) => move?.path?.join(' ') === trail.join(' '));
    if (same) {
      this.at(piece, zone, there, same);
      return;
    }
    await this.asked(piece, zone, `path=${encodeURIComponent(trail.join(','))}`, there.toSorted((one, other) => alike(other, trail) - alike(one, trail)));
  }

  /** The moves to one place with those that are legal and not listed. */
  private withOthers(piece: string | null, options: Option[]): Option[] {
    const moving = this.store.pieces.value.get(piece ?? '');
    return moving && this.store.room.value?.page.besides?.(moving, options) || options;
  }

  drop(): void {
    this.store.aim.value = null;
  }

  /** @param otherwise the moves that are offered there, if the way that is asked about is closed */
  private async asked(piece: string, zone: string, question: string, otherwise: Option[]): Promise<void> {
    const { store } = this;
    const seen = store.decidedAt.value;
    const before = store.aim.value;
    await store.quietly(async () => {
      const { legal, option, path, rule, detail } = await store.get<AskedMove>(`moves/${encodeURIComponent(piece)}/asked?${question}&at=${seen}`);
      if (store.aim.value !== before || store.decidedAt.value !== seen) {
        return;
      }
      batch(() => {
        if (legal && option) {
          const options = this.withOthers(piece, store.room.value?.page.alongWay?.(option, otherwise) ?? [option]);
          store.aim.value = { piece, zone, seen, options, option, path, forbidden: null };
        } else if (otherwise.length) {
          store.aim.value = { piece, zone, seen, options: otherwise, option: otherwise[0]!, path: otherwise[0]!.move?.path ?? [zone], forbidden: null };
        } else {
          store.aim.value = { piece, zone, seen, options: [], option: null, path, forbidden: { rule: rule ?? '', detail: detail ?? '' } };
        }
      });
    });
  }
}

/** The number of zones of a way that were dragged through. */
function alike({ move }: Option, trail: string[]): number {
  return (move?.path ?? []).filter((zone) => trail.includes(zone)).length - (move?.path?.length ?? 0) / 100;
}
