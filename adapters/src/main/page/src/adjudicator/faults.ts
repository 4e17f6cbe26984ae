import type { Problem } from '../api/client';
import { formOf, type Book } from './book';
import { pointerTo, type Field } from './field';
import { groupsOf } from './groups';
import { t } from './text';
import { at, isObject, type Json } from './request';

/** A fault that the service finds in a value, or in its place. */
export interface Fault { pointer: string; message: string }

export const faultsOf = (problem: Problem | null): Fault[] => problem?.body.errors ?? [];

/** The faults at a pointer itself, in words. */
export function faultAt(faults: readonly Fault[], pointer: string): string {
  return faults.filter((fault) => fault.pointer === pointer).map(({ message }) => message).join('; ');
}

/** The faults at a pointer or below it, in words. */
export function faultWithin(faults: readonly Fault[], pointer: string): string {
  return faults.filter((fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`)).map(({ message }) => message).join('; ');
}

/** A die that the service asks for and nobody has thrown. */
export function isMissingDie({ pointer }: Fault, request: Json): boolean {
  return pointer.startsWith('/dice/') && at(request, pointer) === undefined;
}

/** The id of the control for the value at a pointer. */
export const idOf = (pointer: string): string => `q${pointer.replaceAll('/', '-')}`;

/** The control that shows what is wrong at a pointer: its own, or that of what it is in. A list has one control for all its values. */
export function controlOf(book: Book, pointer: string, request: Json): string {
  const known = new Set(pointers(book, request));
  let here = pointer;
  while (here && !known.has(here)) {
    here = here.slice(0, here.lastIndexOf('/'));
  }
  return here;
}

function pointers(book: Book, request: Json): string[] {
  const form = formOf(book, request.procedure);
  return [
    ...form.sections.flatMap((section) => [
      section.at ? `/${section.at}` : '',
      ...groupsOf(section, request).flatMap((group) => [pointerTo(section, group), ...group.fields.flatMap((field) => pointersIn(field, pointerTo(section, group, field.name), request))]),
    ]),
    ...Object.keys(isObject(request.readings) ? request.readings : {}).map((id) => `/readings/${id}`),
    ...form.dice.flatMap(({ at: side, names }) => names.map((name) => pointerTo({ at: 'dice' }, { at: side }, name))),
  ];
}

/** A field has a control of its own, each cell of its rows one besides. */
function pointersIn(field: Field, pointer: string, request: Json): string[] {
  const value = at(request, pointer);
  const many = Array.isArray(value) ? value : [];
  return field.kind === 'rows' ? [pointer, ...many.flatMap((_, row) => [`${pointer}/${row}`, ...field.columns.map(({ name }) => `${pointer}/${row}/${name}`)])]
    : field.kind === 'tables' ? [pointer, ...many.flatMap((_, table) => pointersIn(field.of, `${pointer}/${table}`, request))] : [pointer];
}

/** A pointer as a person reads it: Phasing, leader, manoeuvre. */
export function placeOf({ words }: Book, pointer: string): string {
  const parts = pointer.split('/').slice(1);
  const heads: Record<string, string> = { ...words.sides, dice: t.adjudicator.dice, readings: t.adjudicator.readings };
  return parts.map((part, index) => {
    const die = parts[0] === 'dice' && index > 0 ? words.dieNames[part] : undefined;
    return heads[part] ?? die ?? words.fields[part] ?? words.groups[part] ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : part);
  }).join(', ');
}
