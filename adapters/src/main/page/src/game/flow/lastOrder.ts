import type { LogLine } from '../../api/types';
import type { GameStore } from '../store';
import { NOT_OF_THE_RULES } from './news';

/** The last order of the holder of this tab that is in effect. */
export interface LastOrder {
  /** The position whose board the game would have again. */
  to: number;
  /** How many orders came after it. */
  after: number;
  /** Whether the rules of the game let it be taken back without asking anybody. */
  alone: boolean;
}

/** What "take back my last order" would take back; nothing where there is no such order among the newest lines, or it may not be taken back. */
export function lastOrder(store: GameStore): LastOrder | null {
  const { you, undo } = store.summary.value ?? {};
  if (!you || (undo === 'host-only' && !you.host)) {
    return null;
  }
  const orders = store.news.value.lines.filter(({ undoneBy, type }) => !undoneBy && !NOT_OF_THE_RULES.has(type));
  const own = orders.filter((line) => isOwn(line, you));
  const last = own.at(-1);
  if (!last) {
    return null;
  }
  const lost = orders.filter(({ since }) => since >= last.since);
  const heads = new Set(lost.map(({ since }) => since));
  return { to: last.since - 1, after: heads.size - 1, alone: undo !== 'opponents-agree' || you.host
    || lost.every((line) => isOwn(line, you) && !line.dice?.length) };
}

function isOwn({ by }: LogLine, you: { name: string; host: boolean; seats?: string[] }): boolean {
  return you.host ? by === you.name : you.seats?.includes(by) ?? false;
}

/** Takes the last order back, or asks the others to agree where the rules of the game want it. */
export async function takeBack(store: GameStore): Promise<void> {
  const order = lastOrder(store);
  if (order && !store.sending.value) {
    await store.ask('undo', { to: order.to, reason: '' }, store.newest.value);
  }
}
