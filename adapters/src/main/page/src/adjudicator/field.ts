/**
 * Only where another field holds one of these values; `undefined` stands for a field that is left out. A pointer with `/` in front starts
 * at the request, any other at the section; the row `*` of a list stands for any of its rows. `or` is another condition that is enough.
 */
export interface Condition { of: string; in: readonly unknown[]; or?: Condition }

/** The properties of every field. A field that is `needed` has no value of its own if it is left out: the service asks for it. */
interface Named<N extends string> { name: N; needed?: boolean; when?: readonly Condition[] }

/** `otherwise` is the value that the contract gives a field that is left out. */
export interface NumberField<N extends string = string> extends Named<N> { kind: 'number'; least: number; most: number; otherwise?: number }
/** One of some values; those that are `numbers` stand as numbers in the request. */
export interface ChoiceField<N extends string = string, V extends string = string> extends Named<N> { kind: 'choice'; values: readonly V[]; otherwise?: V; numbers?: true }
/** Several values in an order, at most so many; where it says so, each only once. */
export interface ListField<N extends string = string, V extends string = string> extends Named<N> { kind: 'list'; values: readonly V[]; most: number; once?: true }
/** True where it is ticked; with `not` it is so unless somebody ticks that it is not. */
export interface YesField<N extends string = string> extends Named<N> { kind: 'yes'; not?: true }
export interface TextField<N extends string = string> extends Named<N> { kind: 'text' }
/** A party of the board; only a great one where it says so. */
export interface PartyField<N extends string = string> extends Named<N> { kind: 'party'; only?: 'major' }
/** A list of objects that all have the same fields. */
export interface RowsField<N extends string = string> extends Named<N> { kind: 'rows'; columns: readonly CellField[]; most: number }
/** A list of such lists. */
export interface TablesField<N extends string = string> extends Named<N> { kind: 'tables'; of: RowsField; most: number }
/** The fields that may stand in a row. */
export type CellField = NumberField | ChoiceField | YesField | PartyField;
export type Field = NumberField | ChoiceField | ListField | YesField | TextField | PartyField | RowsField | TablesField;

/**
 * Fields that belong together: in the request in an object of their own where there is `at`, which may be left out as a whole where
 * it is `optional`. A group that is rarely asked is `folded`; one that only the odds know has `onlyOdds`.
 */
export interface Group { name: string; at?: string; optional?: boolean; folded?: boolean; onlyOdds?: boolean; fields: readonly Field[]; when?: readonly Condition[] }

/** A part of the request: the request itself, or a side of it. One that `mayLack` is left out as long as nothing of it is filled in. */
export interface Section { at: string; mayLack?: true; groups: readonly Group[] }

/** The dice of a side, in the order of play; those named in `several` may be lists, those in `lists` always are. */
export interface DiceOf { at: string; names: readonly string[]; several?: readonly string[]; lists?: readonly string[] }

/** The shape of the requests of one procedure, as the adjudication contract has it. */
export interface Form {
  procedure: string;
  rulesets: readonly string[];
  sections: readonly Section[];
  dice: readonly DiceOf[];
  /** Whether there are choices of the players to compare. */
  choices: boolean;
}

/** Makers of fields with the names and values for which a rulebook has words. */
export function fieldsNamed<N extends string, V extends string>() {
  return {
    number: (name: N, least: number, most: number, more: Partial<NumberField<N>> = {}): NumberField<N> => ({ kind: 'number', name, least, most, ...more }),
    /** A number that is 0 where nothing is said. */
    count: (name: N, most = 99, ...when: Condition[]): NumberField<N> => ({ kind: 'number', name, least: 0, most, otherwise: 0, when }),
    choice: (name: N, values: readonly V[], more: Partial<ChoiceField<N, V>> = {}): ChoiceField<N, V> => ({ kind: 'choice', name, values, ...more }),
    yes: (name: N, ...when: Condition[]): YesField<N> => ({ kind: 'yes', name, when }),
  };
}

/** The pointer to a field of a group of a section. */
export function pointerTo(section: { at: string }, group: { at?: string } | null, name = ''): string {
  return [section.at, group?.at ?? '', name].filter(Boolean).map((part) => `/${part}`).join('');
}
