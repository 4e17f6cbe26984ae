import type { Fields, Piece, ZoneState } from '../api/board';
import type { Room } from '../frame/room';
import type { Seen } from './boards';

/** The zones of a board with their pieces: as the rulebook has them, else those of its view `map`, in which it names the fields. */
export function zonesOf({ manifest: { names }, page }: Room, seen: Seen): ZoneState[] {
  return page.zones?.(seen) ?? listOf(seen.map?.zones).map((zone) => {
    const pieces = listOf(zone[names.pieces]).map((piece) => ({ ...piece, party: String(piece[names.party] ?? ''), zone: String(zone.id) }) as unknown as Piece);
    return { ...zone, pieces } as unknown as ZoneState;
  });
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value as Fields[] : [];
}
