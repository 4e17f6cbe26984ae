import type { Condition, Group, Section } from './field';
import { at, type Json } from './request';

function holds({ of, in: values }: Condition, section: Section, request: Json): boolean {
  return values.includes(at(request, of.startsWith('/') ? of : `${section.at ? `/${section.at}` : ''}/${of}`));
}

/** The groups of a section with the fields that the request as it stands may hold. */
export function groupsOf(section: Section, request: Json): Group[] {
  const fits = ({ when = [] }: { when?: readonly Condition[] }) => when.every((condition) => holds(condition, section, request));
  return section.groups.filter(fits).map((group) => ({ ...group, fields: group.fields.filter(fits) })).filter(({ fields }) => fields.length);
}
