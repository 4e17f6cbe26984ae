import { post, Problem } from '../../api/client';
import { faultsOf, isMissingDie } from './faults';
import { sent } from './reading';
import { at, put, type Json } from './request';
import type { Question } from './question';

const FACES = 10;
/** As many as no procedure needs: the service names one missing die after the other. */
const MOST = 200;

/** Throws a die of ten faces, each as likely as the others. */
function throwDie(): number {
  const byte = new Uint8Array(1);
  do {
    crypto.getRandomValues(byte);
  } while (byte[0]! >= 250);
  return (byte[0]! % FACES) + 1;
}

/**
 * Throws the dice that the service asks for, one by one, until it asks for no more. What else it refuses is left to be shown.
 *
 * @throws Problem when the service does not answer
 */
export async function throwMissing(question: Question): Promise<Question> {
  let { request, thrown } = question;
  for (let dice = 0; dice < MOST; dice++) {
    const missing = await missingOf(request);
    if (!missing.length) {
      break;
    }
    for (const pointer of missing) {
      request = withDie(request, pointer, throwDie());
      thrown = [...thrown, pointer];
    }
  }
  return { ...question, request, thrown };
}

async function missingOf(request: Json): Promise<string[]> {
  try {
    await post('adjudications', sent(request, true));
    return [];
  } catch (broken) {
    if (!(broken instanceof Problem) || broken.status !== 422) {
      throw broken;
    }
    return faultsOf(broken).filter((fault) => isMissingDie(fault, request)).map(({ pointer }) => pointer);
  }
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
