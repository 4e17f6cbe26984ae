import { Problem } from './client';
import type { ProblemBody } from './problem';

/** Bytes that the service takes as one record. */
export const LARGEST_RECORD = 512 * 1024 * 1024;

/** The game that a record is already: none was made of it. */
export interface SameGame { sameAs: string; position: number; newest: number }

/**
 * Makes a game of a record: the service decides every command in it again.
 *
 * @param again whether a record that is here already becomes a game too
 */
export async function importRecord<T>(record: Blob, again = false): Promise<T | SameGame> {
  const response = await fetch(again ? 'api/games/import?again=true' : 'api/games/import', { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson', Accept: 'application/json' }, body: record })
    .catch(() => {
      throw new Problem(0, { detail: 'The service does not answer, or it did not read the file to its end.' });
    });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new Problem(response.status, answer as ProblemBody);
  }
  return answer as T | SameGame;
}
