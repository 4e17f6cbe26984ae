import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Party } from '../api/printed';
import type { Book } from './book';
import type { Fault } from './faults';
import type { Json } from './request';

/** The state that every part of the form works on. */
export interface Filling {
  book: Book;
  request: Json;
  faults: readonly Fault[];
  /** Pointers of the dice that the ruling did not need. */
  unused: readonly string[];
  thrown: readonly string[];
  parties: readonly Party[];
  /** Puts a value in its place; `undefined` takes it away. */
  set(pointer: string, value: unknown): void;
}

export const CurrentForm = createContext<Filling | null>(null);

export function useForm(): Filling {
  return useContext(CurrentForm)!;
}
