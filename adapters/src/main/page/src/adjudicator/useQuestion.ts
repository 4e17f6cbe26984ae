import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go, here, route } from '../route';
import type { Book } from './book';
import { hrefOfQuestion, read, written, type Question } from './question';
import { requestFrom } from './reading';

/** The address follows so long after the last letter that is typed: browsers allow only so many changes. */
const SOON = 300;

export interface Asking {
  question: Signal<Question>;
  /** The address held no question that can be read. */
  broken: Signal<boolean>;
  /** Counts the questions that were opened as a whole, not typed. */
  opened: Signal<number>;
  /** Changes the question as one types: the address follows quietly. */
  edit(next: Question): void;
  /** Goes to another question, from which the way back leads here. */
  open(next: Question): void;
  /** Brings the address up to date now. */
  settle(): void;
}

/** The question that the address holds, and the address that holds the question. */
export function useQuestion(book: Book): Asking {
  const text = route.value.query.q;
  const question = useSignal<Question>(asked(book, text) ?? empty(book));
  const broken = useSignal(asked(book, text) === null);
  const opened = useSignal(0);
  const known = useRef(text);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const settle = () => {
    if (waiting.current !== undefined) {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      // A reader on the way to another view is not taken back to the question.
      if (here().path[0] === 'adjudicator') {
        known.current = written(question.value);
        go(hrefOfQuestion(question.value), true);
      }
    }
  };
  useEffect(() => {
    if (text !== known.current) {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      known.current = text;
      const next = asked(book, text);
      broken.value = next === null;
      question.value = next ?? empty(book);
      opened.value += 1;
    }
  }, [text]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    question, broken, opened, settle,
    edit(next) {
      question.value = next;
      broken.value = false;
      clearTimeout(waiting.current);
      waiting.current = setTimeout(settle, SOON);
    },
    open(next) {
      settle();
      question.value = next;
      broken.value = false;
      opened.value += 1;
      known.current = written(next);
      go(hrefOfQuestion(next));
    },
  };
}

/** The question of an address; of one that holds none the example to begin with, by the edition that the address names. */
function asked(book: Book, text: string | undefined): Question | null {
  const [first] = book.examples;
  const ruleset = route.value.path[1] ?? '';
  const edition = ruleset in book.words.rulesets ? { ruleset } : {};
  return text === undefined ? { request: requestFrom(book, { ...first!.request, ...edition }), show: first!.show, thrown: [] } : read(book, text);
}

/** A form that nothing is filled in. */
export function empty(book: Book, ruleset?: unknown, procedure?: unknown): Question {
  return { request: requestFrom(book, { ruleset, procedure }), show: 'none', thrown: [] };
}
