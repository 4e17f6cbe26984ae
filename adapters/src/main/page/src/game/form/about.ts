import type { ChangeKind, Written } from './schema';

/** Something on the board that a change can be about: the words by which schemas name such things, its id, and what it is called. */
export interface Subject { words: readonly string[]; id: string; name: string }

/** The first field of a kind that names the thing, filled in; none where the kind cannot name it. */
export function about({ schema }: ChangeKind, { words, id }: Subject): Written | undefined {
  const named = Object.entries(schema.properties ?? {}).find(([, part]) => words.includes(part['x-names'] ?? '') && part.enum?.includes(id));
  return named && { [named[0]]: id };
}
