import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Problem, wasAborted } from '../api/client';

/** The value that was read, or the problem; both empty while it is being read. */
export interface Read<T> { value: T | null; problem: Problem | null }

/** Reads something of the service when what it depends on changes. The last thing read stays until the next is there. */
export function useRead<T>(read: (abort: AbortSignal) => Promise<T>, depends: unknown[]): Signal<Read<T>> {
  const state = useSignal<Read<T>>({ value: null, problem: null });
  useEffect(() => {
    const ended = new AbortController();
    read(ended.signal).then(
      (value) => {
        if (!ended.signal.aborted) {
          state.value = { value, problem: null };
        }
      },
      (broken: unknown) => {
        if (ended.signal.aborted || wasAborted(broken)) {
          return;
        }
        if (!(broken instanceof Problem)) {
          throw broken;
        }
        state.value = { value: null, problem: broken };
      });
    return () => ended.abort();
  }, depends);
  return state;
}
