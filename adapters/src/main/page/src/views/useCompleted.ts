import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRead, type Read } from './useRead';

/** The time to wait before an answer from which something was missing is asked for again. */
const AGAIN = 2_000;

/** Reads an answer that says how much of it is still being worked out, and reads it again until nothing is. */
export function useCompleted<T extends { pending: number }>(read: (abort: AbortSignal) => Promise<T>, depends: unknown[]): Read<T> {
  const attempt = useSignal(0);
  const state = useRead(read, [...depends, attempt.value]).value;
  useEffect(() => {
    if (!state.value?.pending) {
      return undefined;
    }
    const later = setTimeout(() => { attempt.value += 1; }, AGAIN);
    return () => clearTimeout(later);
  }, [state]);
  return state;
}
