import type { Fields, Piece, ZoneState } from '../../../api/types';
import type { Fleet, Province, SeaZone, Stack } from '../types';
import { fetchSea } from './atSea';

/** The provinces with their stacks and the naval stacks in their ports; and where anybody has ships, the sea zones with theirs. */
export function places(views: Fields): ZoneState[] {
  const { zones = [], seas = [] } = (views.map ?? {}) as { zones?: (Province & { stacks?: Stack[] })[]; seas?: SeaZone[] };
  const afloat = [...zones, ...seas].some(({ fleets }) => fleets?.length);
  if (afloat) {
    fetchSea();
  }
  return [...zones.map((zone) => standing(zone, [...zone.stacks ?? [], ...zone.fleets ?? []])), ...afloat ? seas.map((sea) => standing(sea, sea.fleets ?? [])) : []];
}

function standing<Z extends ZoneState>(zone: Z, pieces: (Stack | Fleet)[]): Z {
  return { ...zone, pieces: pieces.map((piece): Piece => ({ ...piece, party: String(piece.country ?? ''), zone: zone.id })) };
}
