import type { MovePreview, Risk } from '../api/move';
import { words } from '../frame/rooms';
import { perCent } from '../text/words';
import { nameOfId } from './pieceName';
import { placeName } from './placeName';
import type { GameStore } from './store';

/** The events that could stop a move, and their zones on a way of several: one piece may try in several of them. */
export function riskTold(store: GameStore, move: MovePreview, risk: Risk): string {
  const told = words().risk(nameOfId(store, risk.by), perCent(risk.chance), risk.kind);
  return risk.zone && (move.path?.length ?? 0) > 1 ? `${told} · ${placeName(store, risk.zone)}` : told;
}

/** One risk of a move, apart from its others. */
export const riskKey = ({ by, kind, zone }: Risk) => `${by} ${kind} ${zone ?? ''}`;
