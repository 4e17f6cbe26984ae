import { useSignal, type Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Command } from '../api/types';
import { useGame } from './context';

/** A command that takes dice of the table, which are not there yet. */
export interface WantedDice { command: Command; seen: number; detail: string }

/** How a player answers: with the dice of the table where a command takes them. */
export interface Answering {
  thrown: Signal<number[]>;
  wanted: Signal<WantedDice | null>;
  /** Counts the answers that were carried out from here. */
  answered: Signal<number>;
  /** @param seen the position at which the command was offered */
  send(command: Command, seen: number): Promise<void>;
}

export function useAnswering(): Answering {
  const store = useGame();
  const thrown = useSignal<number[]>([]);
  const wanted = useSignal<WantedDice | null>(null);
  const answered = useSignal(0);
  /** What was asked before the game went on is of no account any more. */
  const forget = () => {
    thrown.value = [];
    wanted.value = null;
  };
  useLayoutEffect(forget, [store.newest.value]);
  const send = async (command: Command, seen: number) => {
    if (store.sending.value) {
      return;
    }
    const asked = wanted.value;
    const before = store.newest.value;
    const problem = await store.send(thrown.value.length ? { ...command, dice: thrown.value } : command, seen);
    if (problem?.status === 422 && store.summary.value?.dice === 'physical' && !problem.body.rule) {
      wanted.value = { command, seen, detail: problem.message };
      store.trouble.value = null;
    } else if (wanted.value === asked) {
      forget();
    }
    if (!problem && store.newest.value !== before) {
      answered.value += 1;
    }
  };
  return { thrown, wanted, answered, send };
}
