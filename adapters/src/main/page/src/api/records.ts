import { Problem } from './client';
import type { ProblemBody } from './types';

/** Bytes that the service takes as one record. */
export const LARGEST_RECORD = 512 * 1024 * 1024;

/** Makes a game of a record: the service decides every command in it again. */
export async function importRecord<T>(record: Blob): Promise<T> {
  const response = await fetch('api/games/import', { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson', Accept: 'application/json' }, body: record })
    .catch(() => {
      throw new Problem(0, { detail: 'The service does not answer, or it did not read the file to its end.' });
    });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new Problem(response.status, answer as ProblemBody);
  }
  return answer as T;
}
