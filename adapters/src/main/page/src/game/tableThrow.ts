import { signal } from '@preact/signals';
import { call } from '../api/client';
import type { Command, NamedDie, WantedDice } from '../api/command';
import type { GameStore } from './store';

/** A command that takes dice of the table: what was thrown so far, and the dice that it takes, as far as they are certain. */
export interface TableThrow { command: Command; seen: number; values: number[]; dice: NamedDie[]; complete: boolean }

const KEY = 'tercio-table-dice';

/** Dice that lie ready for a command by its type, where somebody leads through the game: they are filled in, and the player sends them. */
export const laidOut = signal<Readonly<Record<string, readonly number[]>>>({});

/** The dice that a command takes. */
export async function diceOf(store: GameStore, command: Command, seen: number, values: number[]): Promise<TableThrow> {
  const { body } = await call<WantedDice>('POST', `${store.path}/commands/dice`, { token: store.token, body: values.length ? { ...command, dice: values } : command });
  const known = body.complete ? values.slice(0, body.dice.length) : values;
  return { command, seen, values: known, dice: body.dice, complete: body.complete };
}

/** The number of sides of a die. */
export function sidesOf({ die }: NamedDie): number {
  return Number(die.slice(1));
}

/** Whether a die can show a value. */
export function shows(die: NamedDie, value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= sidesOf(die);
}

/** Whether what was typed can be asked about: each die can show it, one that is not named yet has no more sides than the others. */
export function possible(values: number[], dice: NamedDie[]): boolean {
  const most = dice.toSorted((one, other) => sidesOf(other) - sidesOf(one))[0];
  return values.every((value, index) => most !== undefined && shows(dice[index] ?? most, value));
}

/** Keeps the typed dice in this tab until they are sent. */
export function keep(game: string, thrown: TableThrow | null): void {
  if (thrown) {
    sessionStorage.setItem(`${KEY} ${game}`, JSON.stringify(thrown));
  } else {
    sessionStorage.removeItem(`${KEY} ${game}`);
  }
}

/** The kept dice, if the game still stands where they were asked for. */
export function kept(game: string, at: number): TableThrow | null {
  const text = sessionStorage.getItem(`${KEY} ${game}`);
  const thrown = text ? JSON.parse(text) as TableThrow : null;
  return thrown?.seen === at ? thrown : null;
}
