import { signal } from '@preact/signals';
import { recordOf } from '../api/audit';
import { get, post, Problem } from '../api/client';
import type { Receipt, ReceiptFinding, ReceiptFindings } from '../api/receipts';
import type { OwnFindings, PublicKey } from '../views/ownReceipts';
import { keepReceipt, keptReceipts } from './keptReceipts';

/** The receipts of one game that this browser keeps for a seat, and what became of them. */
export class ReceiptBook {
  readonly kept = signal<Receipt[]>([]);
  /** The findings of the last check; null before any. */
  readonly found = signal<ReceiptFinding[] | null>(null);
  /** The findings of this browser by itself, without the word of the service; null if it cannot check. */
  readonly own = signal<OwnFindings | null>(null);
  /** The reason why the last receipt could not be taken or the last check not be made. */
  readonly trouble = signal<Problem | null>(null);

  private step: string | null = null;

  /** @param seat its name, known when the game was read; empty for who only watches */
  constructor(private readonly game: () => string, private readonly seat: () => string, private readonly ask: () => Promise<Receipt>,
    private readonly token: string) {}

  /** The game was opened: what is kept of it is checked. */
  async opened(): Promise<void> {
    this.kept.value = keptReceipts(this.game(), this.seat());
    if (this.kept.value.length > 0) {
      await this.check(false);
    }
  }

  /** Takes a receipt now. */
  take(): Promise<void> {
    return this.attempt(async () => {
      this.kept.value = keepReceipt(this.seat(), await this.ask());
    });
  }

  /** Takes one where the step of the sequence is another than at the last call. */
  async follow(step: string): Promise<void> {
    if (step !== this.step) {
      this.step = step;
      await this.take();
    }
  }

  /**
   * Asks whether the game still contains what these receipts saw, and works out by itself whether they are signed.
   *
   * @param whole whether the whole record is fetched, and its chain of hashes worked out here too
   */
  check(whole = true): Promise<void> {
    return this.attempt(async () => {
      this.kept.value = keptReceipts(this.game(), this.seat());
      this.found.value = this.kept.value.length === 0 ? []
        : (await post<ReceiptFindings>('receipts/check', { receipts: this.kept.value })).body.results;
      await this.checkAlone(whole);
    });
  }

  private async checkAlone(whole: boolean): Promise<void> {
    const { keys } = await get<{ keys: PublicKey[] }>('keys');
    const record = whole ? await (await recordOf(`games/${encodeURIComponent(this.game())}`, this.token)).text() : '';
    const { ownFindings } = await import('../views/ownReceipts');
    this.own.value = await ownFindings(this.kept.value, keys, record);
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      this.trouble.value = null;
      await act();
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      this.trouble.value = broken;
    }
  }
}
