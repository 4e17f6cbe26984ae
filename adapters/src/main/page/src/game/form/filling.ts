import type { Command } from '../../api/command';
import type { Form, FormField } from '../../api/decision';

/** The values of a form by the names of its fields: a number, one value, or several in order. */
export type Filling = Record<string, number | string | string[]>;

/** A form before anything is filled in: as little as it allows, everything in the order given, no step of a way. */
export function blank({ fields }: Form): Filling {
  return Object.fromEntries(fields.map((field) => [field.name, blankOf(field)]));
}

/** The filling that is proposed for a form without other answers: a legal answer, if none of its parts is a way or an order. */
export function proposed(form: Form): Filling {
  return form.fields.every((field) => field.kind !== 'order' && field.example !== undefined)
    ? Object.fromEntries(form.fields.map((field) => [field.name, field.example!])) as Filling : blank(form);
}

function blankOf(field: FormField): number | string | string[] {
  const values = field.kind === 'count' ? [] : field.of.map(({ value }) => value);
  switch (field.kind) {
    case 'count': return field.min;
    case 'choice': return values[0] ?? '';
    case 'subset': return values.slice(0, field.min ?? 0);
    case 'order': return field.repeats ? [] : values.slice(0, field.max ?? values.length);
  }
}

/** The command of a form with its fields filled in. Fixed fields are not changed. */
export function filledIn({ command }: Form, filling: Filling): Command {
  const filled = structuredClone(command);
  Object.entries(filling).forEach(([name, value]) => put(filled, name.split('.'), value));
  return filled;
}

type Node = Record<string, unknown> | unknown[];

/** Sets the value at a path of names; a number leads into a list. Missing objects on the way are made. */
function put(into: Node, [first = '', ...rest]: string[], value: unknown): void {
  const node = into as Record<string, unknown>;
  if (rest.length === 0) {
    node[first] = value;
    return;
  }
  if (typeof node[first] !== 'object' || node[first] === null) {
    node[first] = /^\d+$/.test(rest[0]!) ? [] : {};
  }
  put(node[first] as Node, rest, value);
}

/** The limits of a form in which a field takes part, and those that are about no field in particular. */
export function limitsAbout({ limits = [] }: Form, field: string) {
  return limits.filter(({ fields }) => fields.includes(field));
}

/** Whether so many of a field's items are chosen as it takes. */
export function enough(field: FormField, filling: Filling): boolean {
  if (field.kind !== 'subset' && field.kind !== 'order') {
    return true;
  }
  const chosen = (filling[field.name] as string[]).length;
  return chosen >= least(field) && chosen <= most(field);
}

/** An order without bounds takes all of its items. */
export function least(field: FormField & { kind: 'subset' | 'order' }): number {
  return field.min ?? (field.kind === 'order' ? field.of.length : 0);
}

export function most(field: FormField & { kind: 'subset' | 'order' }): number {
  return field.max ?? field.of.length;
}
