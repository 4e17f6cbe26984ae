import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, Problem, wasAborted } from '../api/client';
import type { ComparedChoices, Odds } from '../api/odds';
import type { FightSheet, Step } from '../api/ruling';
import type { Book } from './book';
import type { Question, Shown } from './question';
import { sent } from './reading';
import type { Json } from './request';
import { tokenOf } from '../session';

/** The answer of an adjudication: its fields depend on the procedure. */
export type Ruling = Json & { explanation: Step[]; unusedDice?: string[]; sheet?: FightSheet };

/** The answer of the service to a question. */
export interface Answered {
  show: Shown;
  /** The question that it answers, as text. */
  to: string;
  ruling?: Ruling;
  odds?: Odds;
  compared?: ComparedChoices;
  /** The sheet of the fight; before its first die beside the odds. */
  sheet?: FightSheet;
  problem?: Problem;
}

/** The time after the last change after which the question is asked anew. */
const SOON = 350;

/** The body of a question as it is sent. */
export function bodyOf(book: Book, { request, show }: Question): Json {
  return { ...sent(book, request, show === 'ruling' || show === 'none'), ...show === 'compare' ? { choices: 'compare' } : {} };
}

/** The path to which a question is sent: by the tables of a game, or of the service. */
export function pathOf(path: string, game: string | undefined, sheet = false): string {
  const asked = [...game ? [`game=${encodeURIComponent(game)}`] : [], ...sheet ? ['sheet=true'] : []];
  return asked.length ? `${path}?${asked.join('&')}` : path;
}

/**
 * Asks the service whenever the question changes. Comparing all choices takes it long: that is done only when it is asked
 * for (`opened` counts it), and what stands there answers an older question until then.
 */
export function useAnswer(book: Book, question: Question, opened: number): Signal<Answered | null> {
  const answer = useSignal<Answered | null>(null);
  const to = JSON.stringify(bodyOf(book, question));
  const { show } = question;
  useEffect(() => {
    if (show === 'none') {
      answer.value = null;
      return undefined;
    }
    const ended = new AbortController();
    const ask = () => void asked(show, to, question.game, book.sheetWords !== undefined, ended.signal).then((next) => {
      if (next && !ended.signal.aborted) {
        answer.value = next;
      }
    });
    const timer = setTimeout(ask, answer.value?.show === show ? SOON : 0);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [show, opened, question.game, show === 'compare' ? '' : to]);
  return answer;
}

async function asked(show: Shown, to: string, game: string | undefined, sheets: boolean, signal: AbortSignal): Promise<Answered | null> {
  try {
    const { body } = await call<Json>('POST', pathOf(show === 'ruling' ? 'adjudications' : 'odds', game, sheets), { body: JSON.parse(to), signal, ...game ? { token: tokenOf(game) } : {} });
    const sheet = body.sheet ? { sheet: body.sheet as unknown as FightSheet } : {};
    return show === 'ruling' ? { show, to, ruling: body as Ruling, ...sheet }
      : show === 'odds' ? { show, to, odds: body.odds as Odds, ...sheet } : { show, to, compared: body as unknown as ComparedChoices };
  } catch (broken) {
    if (wasAborted(broken)) {
      return null;
    }
    if (!(broken instanceof Problem)) {
      throw broken;
    }
    return { show, to, problem: broken };
  }
}
