import type { Receipt } from '../api/receipts';

/** Receipts outlive the tab: they are worth something only where the service cannot reach them. */
const KEY = 'tercio.receipts.';

/** The number that is kept for each game and seat. The oldest one stays, then the newest. */
const MOST = 100;

function keyOf(game: string, seat: string): string {
  return `${KEY}${game}.${seat}`;
}

export function keptReceipts(game: string, seat: string): Receipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game, seat)) ?? '[]');
    return Array.isArray(kept) ? kept as Receipt[] : [];
  } catch (broken) {
    if (broken instanceof SyntaxError) {
      // The text there was written by something else: it is no receipt.
      return [];
    }
    throw broken;
  }
}

/** Keeps one more, and returns all. Of one position the first is kept: a later one would not show what was changed in between. */
export function keepReceipt(seat: string, receipt: Receipt): Receipt[] {
  const kept = keptReceipts(receipt.game, seat);
  if (kept.some(({ position, head }) => position === receipt.position && head === receipt.head)) {
    return kept;
  }
  const all = [...kept, receipt];
  const bounded = all.length > MOST ? [all[0]!, ...all.slice(all.length - MOST + 1)] : all;
  localStorage.setItem(keyOf(receipt.game, seat), JSON.stringify(bounded));
  return bounded;
}
