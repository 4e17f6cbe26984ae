import { post, Problem } from '../api/client';
import type { Book } from './book';
import { faultsOf, isMissingDie, type Fault } from './faults';
import { sent } from './reading';
import { at, put, type Json } from './request';
import { tokenOf } from '../session';
import { pathOf } from './useAnswer';
import type { Question } from './question';

/** A number of dice that no procedure needs: the service names one missing die after the other. */
const MOST = 200;

/** Throws a die, each face as likely as the others. */
function throwDie(faces: number): number {
  const byte = new Uint8Array(1);
  do {
    crypto.getRandomValues(byte);
  } while (byte[0]! >= 256 - 256 % faces);
  return (byte[0]! % faces) + 1;
}

/**
 * Throws the dice that the service asks for, one by one, until it asks for no more. Its other refusals are left to be shown.
 *
 * @throws Problem when the service does not answer
 */
export async function throwMissing(book: Book, question: Question): Promise<Question> {
  let now = question;
  for (let round = 0; round < MOST; round++) {
    const next = (await refused(book, now)).reduce((sofar, fault) => answered(book, sofar, fault, question.thrown), now);
    if (next === now) {
      break;
    }
    now = next;
  }
  return now;
}

async function refused(book: Book, { request, game }: Question): Promise<readonly Fault[]> {
  try {
    await post(pathOf('adjudications', game), sent(book, request, true), game ? tokenOf(game) : '');
    return [];
  } catch (broken) {
    if (!(broken instanceof Problem) || broken.status !== 422) {
      throw broken;
    }
    return faultsOf(broken);
  }
}

/** A die that is missing is thrown. One that was thrown just now and is refused as it stands belongs to a list: the service does not say so before. */
function answered(book: Book, question: Question, fault: Fault, before: readonly string[]): Question {
  const { request, thrown } = question;
  const { pointer } = fault;
  if (isMissingDie(fault, request)) {
    return { ...question, request: withDie(request, pointer, throwDie(book.faces)), thrown: [...thrown, pointer] };
  }
  const die = at(request, pointer);
  return typeof die === 'number' && thrown.includes(pointer) && !before.includes(pointer) ? { ...question, request: put(request, pointer, [die]) } : question;
}

/** A die more: a pointer that ends in a number belongs to a list. */
function withDie(request: Json, pointer: string, die: number): Json {
  const [, list, place] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  if (list === undefined || place === undefined) {
    return put(request, pointer, die);
  }
  const before = at(request, list);
  const dice = Array.isArray(before) ? before : before === undefined ? [] : [before];
  return put(request, list, [...dice.slice(0, Number(place)), die, ...dice.slice(Number(place) + 1)]);
}
