import { attrition } from './attritionForm';
import { landBattle, navalBattle } from './battleForms';
import type { Condition, Form, Group, Procedure, Section } from './field';
import { at, type Json } from './request';
import { assault, undermining } from './siegeForms';

/** Every procedure that has a form. */
export const FORMS: readonly Form[] = [landBattle, navalBattle, assault, undermining, attrition];

/** The form of a procedure, that of a land battle where it has none. */
export function formOf(procedure: unknown): Form {
  return FORMS.find((form) => form.procedure === procedure) ?? landBattle;
}

export const proceduresOf = (ruleset: unknown): Procedure[] =>
  FORMS.filter(({ rulesets }) => rulesets.some((each) => each === ruleset)).map(({ procedure }) => procedure);

function holds({ of, in: values }: Condition, section: Section, request: Json): boolean {
  return values.includes(at(request, of.startsWith('/') ? of : `${section.at ? `/${section.at}` : ''}/${of}`));
}

/** The groups of a section with the fields that the request as it stands may hold. */
export function groupsOf(section: Section, request: Json): Group[] {
  const fits = ({ when = [] }: { when?: readonly Condition[] }) => when.every((condition) => holds(condition, section, request));
  return section.groups.filter(fits).map((group) => ({ ...group, fields: group.fields.filter(fits) })).filter(({ fields }) => fields.length);
}
