import { useSignal, type Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Problem } from '../api/client';
import type { Command } from '../api/command';
import { useGame } from './context';
import { diceOf, keep, kept, laidOut, possible, type TableThrow } from './tableThrow';

/** The answering of a player: with the dice of the table if a command takes them. */
export interface Answering {
  /** A command that waits for its dice. */
  wanted: Signal<TableThrow | null>;
  /** Counts the answers that were carried out from here. */
  answered: Signal<number>;
  /** Takes what the dice show so far: which dice follow may depend on it. */
  throws(values: number[]): Promise<void>;
  /** Sends the command with the dice that were thrown; false where dice are missing. */
  sendThrown(values: number[]): Promise<boolean>;
  drop(): void;
  /** @param seen the position at which the command was offered */
  send(command: Command, seen: number): Promise<void>;
}

export function useAnswering(): Answering {
  const store = useGame();
  const wanted = useSignal<TableThrow | null>(null);
  const answered = useSignal(0);
  const want = (thrown: TableThrow | null) => {
    wanted.value = thrown;
    keep(store.id, thrown);
  };
  // A question from before the game went on is void.
  useLayoutEffect(() => want(kept(store.id, store.newest.value)), [store.newest.value]);
  const carryOut = async (command: Command, seen: number) => {
    const before = store.newest.value;
    const problem = await store.send(command, seen);
    if (!problem && store.newest.value !== before) {
      want(null);
      answered.value += 1;
    }
  };
  const asked = async (command: Command, seen: number, values: number[]): Promise<TableThrow | null> => {
    try {
      return await diceOf(store, command, seen, values);
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      // The refusal of the command is shown when it is sent.
      return null;
    }
  };
  const throws = async (values: number[]) => {
    const now = wanted.value;
    if (!now) {
      return;
    }
    want({ ...now, values, complete: false });
    if (!possible(values, now.dice)) {
      return;
    }
    const then = await asked(now.command, now.seen, values);
    if (then && wanted.value?.command === now.command && wanted.value.values === values) {
      want(then);
    }
  };
  return {
    wanted, answered, throws, drop: () => want(null),
    sendThrown: async (values) => await store.asking.answer(async () => {
      const now = wanted.value;
      if (!now) {
        return false;
      }
      // Dice that the service has found complete are not asked about again.
      if (!now.complete || now.values !== values) {
        await throws(values);
      }
      if (!wanted.value?.complete) {
        return false;
      }
      await carryOut({ ...now.command, dice: wanted.value.values }, now.seen);
      return true;
    }) ?? true,
    send: async (command, seen) => void await store.asking.answer(async () => {
      const ready = [...laidOut.value[command.type] ?? []];
      const table = store.summary.value?.dice === 'physical' ? await asked(command, seen, ready) : null;
      if (table && (!table.complete || table.values.length)) {
        want(table);
      } else {
        await carryOut(command, seen);
      }
    }),
  };
}
