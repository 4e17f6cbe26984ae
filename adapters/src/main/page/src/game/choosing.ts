import { batch, signal } from '@preact/signals';
import type { Option } from '../api/move';
import type { Aim } from './aiming';
import type { PlaceAsked } from './answerPlaces';
import { mayAnswer } from './flow/turn';
import type { GameStore } from './store';

/** The piece, the move and the place that are considered and not sent yet. */
export class Choosing {
  /** The piece whose moves are shown, and those. */
  readonly chosen = signal<string | null>(null);
  readonly targets = signal<Option[]>([]);
  /** The position at which these targets were legal. */
  readonly movesAt = signal(0);
  /** The move that is considered and not sent yet. */
  readonly aim = signal<Aim | null>(null);
  /** A field of a form that is filled in by touching a place on the board. */
  readonly placeAsked = signal<PlaceAsked | null>(null);

  constructor(private readonly game: GameStore) {}

  /** The piece whose legal moves are to be shown; none clears them. */
  async choose(piece: string | null): Promise<void> {
    this.chosen.value = piece;
    this.targets.value = [];
    if (this.aim.value?.piece !== piece || this.aim.value?.seen !== this.game.decidedAt.value) {
      this.aim.value = null;
    }
    const movable = this.game.decisions.value.some((decision) => mayAnswer(this.game, decision) && this.game.piecesOf(decision.open).includes(piece ?? ''));
    if (piece && movable && !this.game.past.value && this.game.token) {
      const at = this.game.decidedAt.value;
      await this.game.quietly(async () => {
        const moves = await this.game.get<Option[]>(`moves/${encodeURIComponent(piece)}?at=${at}`);
        if (this.chosen.value === piece) {
          batch(() => {
            this.targets.value = moves;
            this.movesAt.value = at;
          });
        }
      });
    }
  }
}
