import type { Fields, Piece, ZoneState } from '../../../api/board';
import type { Corps, SeaState } from '../types';

/** The areas of the board, and the sea areas in which corps, leaders, fleets or depots are. */
export function places(views: Fields): ZoneState[] {
  const { zones = [], seas = [] } = (views.map ?? {}) as { zones?: ZoneState[]; seas?: SeaState[] };
  return [...zones, ...seas.filter((sea) => sea.pieces.length || sea.leaders.length || sea.fleets.length || sea.depots.length)].map(standing);
}

/** A place whose pieces say whose they are and where they stand. */
function standing(place: ZoneState): ZoneState {
  const pieces = (place.pieces ?? []).map((piece): Piece => ({ ...piece, party: (piece as Corps).power, zone: place.id }));
  return { ...place, pieces };
}
