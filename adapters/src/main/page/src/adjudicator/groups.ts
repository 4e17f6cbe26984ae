import type { Condition, Group, Section } from './field';
import { at, type Json } from './request';

function holds({ of, in: values, or }: Condition, section: Section, request: Json): boolean {
  const pointer = of.startsWith('/') ? of : `${section.at ? `/${section.at}` : ''}/${of}`;
  return valuesAt(request, pointer).some((value) => values.includes(value)) || or !== undefined && holds(or, section, request);
}

/** The value at a pointer; with a row `*` of a list, that of each of its rows. */
function valuesAt(request: Json, pointer: string): unknown[] {
  const [list = '', cell] = pointer.split('/*/');
  const value = at(request, list);
  return cell === undefined ? [value] : Array.isArray(value) ? value.map((row: Json) => row[cell]) : [];
}

/** The groups of a section with the fields that the request as it stands may hold. */
export function groupsOf(section: Section, request: Json): Group[] {
  const fits = ({ when = [] }: { when?: readonly Condition[] }) => when.every((condition) => holds(condition, section, request));
  return section.groups.filter(fits).map((group) => ({ ...group, fields: group.fields.filter(fits) })).filter(({ fields }) => fields.length);
}
