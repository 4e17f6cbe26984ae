import { nameOfId } from '../pieceName';
import { placeName } from '../placeName';
import type { GameStore } from '../store';
import type { Schema } from './schema';

/** The name of an id in a field: as the schema titles it, else a piece, a place or a party as the board names it. A scenario that is written has no board. */
export function nameIn(store: GameStore | null, schema: Schema, id: string): string {
  const { titles, 'x-titles': told, 'x-names': of = '' } = schema;
  const known = titles?.[id] ?? told?.[id];
  if (known !== undefined || !store) {
    return known ?? id;
  }
  const { piece = [], zone = [] } = store.room.value!.page.adjusted ?? {};
  return piece.includes(of) ? nameOfId(store, id) : zone.includes(of) ? placeName(store, id)
    : store.printed.value?.parties.find((party) => party.id === id)?.name ?? id;
}

/** The ids of a list by what they are called; of several with one name each has its id behind it. */
export function idsByName(ids: readonly string[], nameOf: (id: string) => string): Map<string, string> {
  const times = new Map<string, number>();
  ids.forEach((id) => times.set(nameOf(id), (times.get(nameOf(id)) ?? 0) + 1));
  return new Map(ids.map((id) => [times.get(nameOf(id)) === 1 ? nameOf(id) : `${nameOf(id)} (${id})`, id]));
}
