import type { Words } from './text';

type Texts = Words['adjudicator'];
export type FieldName = keyof Texts['fields'];
export type ValueName = keyof Texts['values'];
export type DieName = keyof Texts['dieNames'];
export type GroupName = keyof Texts['groups'];
export type SideName = keyof Texts['sides'];

/** Only where another field holds one of these values; `undefined` stands for a field that is left out. A pointer with `/` in front starts at the request, any other at the section. */
export interface Condition { of: string; in: readonly unknown[] }

/** What every field has. What is `needed` has no value of its own when it is left out: the service asks for it. */
interface Named { name: FieldName; needed?: boolean; when?: readonly Condition[] }

/** `otherwise` is the value that the contract gives a field that is left out. */
export interface NumberField extends Named { kind: 'number'; least: number; most: number; otherwise?: number }
export interface ChoiceField extends Named { kind: 'choice'; values: readonly ValueName[]; otherwise?: ValueName }
/** Several values in an order, at most so many. */
export interface ListField extends Named { kind: 'list'; values: readonly ValueName[]; most: number }
export interface YesField extends Named { kind: 'yes' }
export interface TextField extends Named { kind: 'text' }
export interface CountryField extends Named { kind: 'country' }
export type Field = NumberField | ChoiceField | ListField | YesField | TextField | CountryField;

/** Fields that belong together: in the request in an object of their own where there is `at`, which may be left out as a whole where it is `optional`. */
export interface Group { name: GroupName; at?: string; optional?: boolean; fields: readonly Field[]; when?: readonly Condition[] }

/** A part of the request: the request itself, or a side of it. */
export interface Section { at: '' | SideName; groups: readonly Group[] }

/** The dice of a side, in the order of play; those named in `several` may be lists, those in `lists` always are. */
export interface DiceOf { at: '' | SideName; names: readonly DieName[]; several?: readonly DieName[]; lists?: readonly DieName[] }

/** The shape of the requests of one procedure, as the adjudication contract has it. */
export interface Form {
  procedure: Procedure;
  rulesets: readonly Ruleset[];
  sections: readonly Section[];
  dice: readonly DiceOf[];
  /** Whether there are choices of the players to compare. */
  choices: boolean;
}

export type Procedure = keyof Texts['procedures'];
export type Ruleset = keyof Texts['rulesets'];

export const number = (name: FieldName, least: number, most: number, more: Partial<NumberField> = {}): NumberField => ({ kind: 'number', name, least, most, ...more });
/** A number that is 0 where nothing is said. */
export const count = (name: FieldName, most = 99, ...when: Condition[]): NumberField => ({ kind: 'number', name, least: 0, most, otherwise: 0, when });
export const choice = (name: FieldName, values: readonly ValueName[], more: Partial<ChoiceField> = {}): ChoiceField => ({ kind: 'choice', name, values, ...more });
export const yes = (name: FieldName, ...when: Condition[]): YesField => ({ kind: 'yes', name, when });

/** The pointer to a field of a group of a section. */
export function pointerTo(section: { at: string }, group: { at?: string } | null, name = ''): string {
  return [section.at, group?.at ?? '', name].filter(Boolean).map((part) => `/${part}`).join('');
}
