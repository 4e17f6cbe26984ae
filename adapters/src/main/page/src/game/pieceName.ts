import type { Piece } from '../api/board';
import type { Room } from '../frame/room';
import { partyName } from './parties';
import type { GameStore } from './store';

/** The name of a piece: its own name if it has one, else that of its rulebook. */
export function pieceName({ page }: Room, piece: Piece, party: string): string {
  return piece.name ?? page.pieceName?.(piece, party) ?? `${party}, ${piece.id}`;
}

/** A piece in words. */
export function describe(room: Room, piece: Piece, party: string): string {
  return room.page.describe?.(piece, party) ?? pieceName(room, piece, party);
}

/** The name of a piece of the game. */
export function nameOfPiece(store: GameStore, piece: Piece): string {
  return pieceName(store.room.value!, piece, partyName(store, piece.party));
}

/** The same for an id that stands in a text, also of a piece that is gone from the board; any other word stays as it is. */
export function nameOfId(store: GameStore, id: string): string {
  const piece = store.pieces.value.get(id) ?? store.departed.of(id);
  return piece ? nameOfPiece(store, piece) : id;
}

/** A text that began with the id of a piece when it was recorded, with its name instead. */
export function beginningNamed(store: GameStore, text: string): string {
  return text.replace(/^\S+/, (word) => nameOfId(store, word));
}

/** The number of letters with which several names begin alike, in whole words: the rest of each, which has a word in it and all of its numbers, tells them apart. */
export function beginningAlike(names: string[]): number {
  const words = names.map((name) => name.split(/(?<=\s)/));
  const [first = []] = words;
  const differs = first.findIndex((word, index) => words.some((name) => name[index] !== word));
  const rest = (shared: number) => words.map((name) => name.slice(shared).join(''));
  let shared = differs;
  while (shared > 0 && (/\d/.test(first[shared - 1]!) || rest(shared).some((end) => !/\p{L}/u.test(end)))) {
    shared -= 1;
  }
  return first.slice(0, Math.max(0, shared)).join('').length;
}
