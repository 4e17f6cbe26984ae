import type { Problem } from '../../../api/client';
import { t } from './text';
import { type FieldName, type DieName, pointerTo } from './field';
import { formOf, groupsOf } from './forms';
import { at, isObject, type Json } from './request';

/** What the service finds wrong with a value, or with its place. */
export interface Fault { pointer: string; message: string }

export const faultsOf = (problem: Problem | null): Fault[] => problem?.body.errors ?? [];

/** What is wrong at a pointer itself, in words. */
export function faultAt(faults: readonly Fault[], pointer: string): string {
  return faults.filter((fault) => fault.pointer === pointer).map(({ message }) => message).join('; ');
}

/** What is wrong at a pointer or below it. */
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
export function controlOf(pointer: string, request: Json): string {
  const known = new Set(pointers(request));
  let here = pointer;
  while (here && !known.has(here)) {
    here = here.slice(0, here.lastIndexOf('/'));
  }
  return here;
}

function pointers(request: Json): string[] {
  const form = formOf(request.procedure);
  return [
    ...form.sections.flatMap((section) => [
      section.at ? `/${section.at}` : '',
      ...groupsOf(section, request).flatMap((group) => [pointerTo(section, group), ...group.fields.map(({ name }) => pointerTo(section, group, name))]),
    ]),
    ...Object.keys(isObject(request.readings) ? request.readings : {}).map((id) => `/readings/${id}`),
    ...form.dice.flatMap(({ at: side, names }) => names.map((name) => pointerTo({ at: 'dice' }, { at: side }, name))),
  ];
}

/** A pointer as a person reads it: Phasing, leader, manoeuvre. */
export function placeOf(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  const texts = t.adjudicator;
  const heads: Record<string, string> = { ...texts.sides, dice: texts.dice, readings: texts.readings };
  return parts.map((part, index) => {
    const die = parts[0] === 'dice' && index > 0 ? texts.dieNames[part as DieName] : undefined;
    const group = texts.groups[part as keyof typeof texts.groups];
    return heads[part] ?? die ?? texts.fields[part as FieldName] ?? group ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : part);
  }).join(', ');
}
