import type { Difference, Stack } from '../api/types';

/** A stack that stands elsewhere than before. */
export interface Movement { stack: string; country: string; from: string; to: string }

/** A stack that grew or shrank, or a fortress that changed. */
export interface Note { zone: string; text: string }

/** What a difference between two positions means on the board. */
export interface Told { movements: Movement[]; notes: Note[] }

/** Reads `/zones/artois/stacks/fra-1/...` and the like. */
export function readChanges(difference: Difference | null): Told {
  const left = new Map<string, { zone: string; stack: Stack }>();
  const come = new Map<string, { zone: string; stack: Stack }>();
  const notes: Note[] = [];
  for (const { path, before, after } of difference?.changes ?? []) {
    const [, , zone, part, id, field] = path.split('/');
    if (!zone) {
      continue;
    }
    if (part === 'stacks' && id && !field) {
      if (before) {
        left.set(id, { zone, stack: before as Stack });
      }
      if (after) {
        come.set(id, { zone, stack: after as Stack });
      }
    } else if (part === 'stacks' && field === 'ld' && Number(after) !== Number(before)) {
      notes.push({ zone, text: signedLd(Number(after) - Number(before)) });
    } else if (part === 'fortress' || part === 'controller') {
      notes.push({ zone, text: '' });
    }
  }
  const movements = [...come].filter(([id]) => left.has(id))
    .map(([stack, { zone, stack: { country } }]) => ({ stack, country, from: left.get(stack)!.zone, to: zone }));
  for (const [id, { zone, stack }] of left) {
    const now = come.get(id)?.stack.ld ?? 0;
    if (!come.has(id) || now !== (stack.ld ?? 0)) {
      notes.push({ zone: come.get(id)?.zone ?? zone, text: signedLd(now - (stack.ld ?? 0)) });
    }
  }
  return { movements, notes };
}

function signedLd(change: number): string {
  return change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`;
}
