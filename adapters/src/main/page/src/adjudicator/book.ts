import type { ComponentType } from 'preact';
import type { ComparedChoices } from '../api/odds';
import type { SheetWords } from '../frame/words';
import type { Form } from './field';
import type { Shown } from './question';
import type { Json } from './request';
import type { Ruling } from './useAnswer';

/** A question to begin with. */
export interface Example { name: string; show: Shown; request: Json & { procedure: string } }

/** Labels of the parts of a rulebook's questions and answers. A part without a label is shown by the name of the service. */
export interface BookWords {
  rulesets: Record<string, string>;
  procedures: Record<string, string>;
  examples: Record<string, string>;
  sides: Record<string, string>;
  groups: Record<string, string>;
  /** Questions of the groups that may be left out as a whole. */
  optional: Record<string, string>;
  fields: Record<string, string>;
  values: Record<string, string>;
  /** Labels of choices that are left out, by the name of their field. */
  unset: Record<string, string>;
  dieNames: Record<string, string>;
  /** Fields of an answer, and parts of them, beside those that the odds name. */
  answers: Record<string, string>;
  diceHint: string;
  majors: string;
  minors: string;
}

/** The outcome of a question. */
export interface OutcomeProps { ruling: Ruling; form: Form; names: Record<string, string>; parties: Record<string, string> }

/** The odds of all choices. */
export interface ComparedProps { answer: ComparedChoices; names: Record<string, string> }

/** The contribution of a rulebook to the adjudicator: its forms, its words, its examples. The first example is shown first. */
export interface Book {
  words: BookWords;
  forms: readonly Form[];
  examples: readonly Example[];
  /** The number of faces of the die. */
  faces: number;
  /** The printed board whose parties are asked for. */
  board: string;
  /** The field of a side that holds its party. */
  party: string;
  /** The words of the sheets of its fights, fetched with the first; without them no sheet is asked for. */
  sheetWords?: () => Promise<SheetWords>;
  /** Draws an answer; else its fields are told. */
  Outcome?: ComponentType<OutcomeProps>;
  /** Draws the odds of all choices; else they stand one under the other. */
  Compared?: ComponentType<ComparedProps>;
}

/** The example of a procedure that the adjudicator shows first. */
export function firstOf({ examples }: Book, procedure: string): Example {
  return examples.find(({ request }) => request.procedure === procedure)!;
}

/** The form of a procedure, the first where it has none. */
export function formOf({ forms }: Book, procedure: unknown): Form {
  return forms.find((form) => form.procedure === procedure) ?? forms[0]!;
}

/** The procedures of a ruleset that have a form. */
export function proceduresOf({ forms }: Book, ruleset: unknown): string[] {
  return forms.filter(({ rulesets }) => rulesets.some((each) => each === ruleset)).map(({ procedure }) => procedure);
}
