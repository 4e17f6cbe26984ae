import { formOf, proceduresOf, type Book } from './book';
import { pointerTo, type DiceOf, type Field, type Form, type Group } from './field';
import { groupsOf } from './groups';
import { at, isObject, put, type Json } from './request';

const LONGEST_TEXT = 60;
const MOST_DICE = 60;
const MOST_READINGS = 50;

/** The optional objects of a form that a request holds even when they are empty. */
export function keptOf(form: Form): string[] {
  return form.sections.flatMap((section) => section.groups.filter(({ optional }) => optional).map((group) => pointerTo(section, group)));
}

/** The part of anything at all that a form can show as it is: a link may come from anywhere. */
export function requestFrom(book: Book, given: Json): Json {
  const form = formOf(book, given.procedure);
  const ruleset = proceduresOf(book, given.ruleset).includes(form.procedure) ? given.ruleset : form.rulesets[0];
  let request: Json = { ruleset, procedure: form.procedure };
  for (const section of form.sections) {
    for (const group of section.groups) {
      const there = pointerTo(section, group);
      if (group.optional && isObject(at(given, there))) {
        request = put(request, there, {});
      }
      for (const field of group.fields) {
        const pointer = pointerTo(section, group, field.name);
        const value = valueFrom(field, at(given, pointer));
        request = value === undefined || (group.optional && !isObject(at(given, there))) ? request : put(request, pointer, value);
      }
    }
  }
  for (const dice of form.dice) {
    request = diceFrom(dice, given, request);
  }
  return readingsFrom(given.readings, request);
}

function valueFrom(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'number': return typeof value === 'number' && Number.isFinite(value) && value !== field.otherwise ? value : undefined;
    case 'choice': return field.values.some((each) => each === String(value)) && String(value) !== field.otherwise ? value : undefined;
    case 'list': return filled(Array.isArray(value) ? value.filter((each) => field.values.includes(each)).slice(0, field.most) : []);
    case 'yes': return value === !field.not ? value : undefined;
    case 'text': case 'party': return typeof value === 'string' && value ? value.slice(0, LONGEST_TEXT) : undefined;
    case 'rows': return filled((Array.isArray(value) ? value : []).filter(isObject).slice(0, field.most).map((row) => Object.fromEntries(
      field.columns.map((column) => [column.name, valueFrom(column, row[column.name])]).filter(([, cell]) => cell !== undefined))));
    case 'tables': return filled((Array.isArray(value) ? value : []).slice(0, field.most).map((table) => valueFrom(field.of, table) ?? []));
  }
}

function filled(list: unknown[]): unknown[] | undefined {
  return list.length ? list : undefined;
}

function diceFrom({ at: side, names }: DiceOf, given: Json, request: Json): Json {
  return names.reduce((sofar, name) => {
    const pointer = pointerTo({ at: 'dice' }, { at: side }, name);
    const value = at(given, pointer);
    const list = Array.isArray(value) ? value.filter((die) => typeof die === 'number').slice(0, MOST_DICE) : [];
    return typeof value === 'number' ? put(sofar, pointer, value) : list.length ? put(sofar, pointer, list) : sofar;
  }, request);
}

function readingsFrom(given: unknown, request: Json): Json {
  const chosen = isObject(given) ? Object.entries(given).filter(([, choice]) => typeof choice === 'string').slice(0, MOST_READINGS) : [];
  return chosen.length ? { ...request, readings: Object.fromEntries(chosen) } : request;
}

/** The part of a request that is sent: only what its form shows now. Sides and units are there also when they are empty, so that the service names what they lack. */
export function sent(book: Book, request: Json, withDice: boolean): Json {
  const form = formOf(book, request.procedure);
  const asks = ({ onlyOdds }: Group) => !(withDice && onlyOdds);
  let asked: Json = { ruleset: request.ruleset, procedure: request.procedure };
  for (const section of form.sections.filter((each) => !each.mayLack || at(request, pointerTo(each, null)) !== undefined)) {
    asked = section.at ? put(asked, pointerTo(section, null), {}) : asked;
    for (const group of groupsOf(section, request).filter(asks)) {
      const there = pointerTo(section, group);
      if (group.at && (!group.optional || at(request, there) !== undefined)) {
        asked = put(asked, there, {});
      }
      for (const field of group.fields) {
        const pointer = pointerTo(section, group, field.name);
        const value = valueFrom(field, at(request, pointer));
        asked = value === undefined ? asked : put(asked, pointer, value);
      }
    }
  }
  return {
    ...asked,
    ...request.readings ? { readings: request.readings } : {},
    ...withDice && form.dice.length ? { dice: request.dice ?? {} } : {},
  };
}
