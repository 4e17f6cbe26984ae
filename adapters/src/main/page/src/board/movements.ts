import type { Difference, Fields } from '../api/board';
import type { Room } from '../frame/room';

/** A piece that stands elsewhere than before. */
export interface Movement { piece: string; party: string; from: string; to: string }

/** A piece that grew or shrank, or a zone that changed. */
export interface Note { zone: string; text: string }

/** The movements and notes on the board that show the difference between two positions. */
export interface Told { movements: Movement[]; notes: Note[] }

/** Whether something about a piece differs, be it where it stands, how large it is or what it does. */
export function differInPieces(changes: Difference['changes'], { manifest: { names }, page }: Room): boolean {
  const lists = [names.pieces, ...page.changes?.pieces ?? []];
  return changes.some(({ path }) => path.split('/').some((part) => lists.includes(part)));
}

/** Reads `/zones/ZONE/pieces/PIECE/...` and the like. */
export function readChanges(difference: Difference | null, { manifest: { names }, page: { changes = {} } }: Room): Told {
  const { size, zone: noticed = ['controller'], pieces: others = [] } = changes;
  const lists = [names.pieces, ...others];
  const sizeOf = (piece: Fields | undefined) => Number((size && piece?.[size]) ?? 0);
  const left = new Map<string, { zone: string; piece: Fields }>();
  const come = new Map<string, { zone: string; piece: Fields }>();
  const notes: Note[] = [];
  for (const { path, before, after } of difference?.changes ?? []) {
    const [, , zone, part, id, field] = path.split('/');
    if (!zone) {
      continue;
    }
    if (part && lists.includes(part) && id && !field) {
      if (before) {
        left.set(id, { zone, piece: before as Fields });
      }
      if (after) {
        come.set(id, { zone, piece: after as Fields });
      }
    } else if (part && lists.includes(part) && size && field === size && Number(after) !== Number(before)) {
      notes.push({ zone, text: signedChange(Number(after) - Number(before)) });
    } else if (part && noticed.includes(part)) {
      notes.push({ zone, text: '' });
    }
  }
  const movements = [...come].filter(([id]) => left.has(id))
    .map(([id, { zone, piece }]) => ({ piece: id, party: String(piece[names.party]), from: left.get(id)!.zone, to: zone }));
  for (const [id, { zone, piece }] of left) {
    const now = sizeOf(come.get(id)?.piece);
    if (!come.has(id) || now !== sizeOf(piece)) {
      notes.push({ zone: come.get(id)?.zone ?? zone, text: signedChange(now - sizeOf(piece)) });
    }
  }
  return { movements, notes };
}

function signedChange(change: number): string {
  return change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`;
}
