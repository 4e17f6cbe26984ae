import { colourOf } from '../../../board/colours';
import { t } from './text';
import { faultAt, idOf } from './faults';
import { pointerTo, type Group, type Section } from './field';
import { FieldInput } from './FieldInput';
import { groupsOf } from './forms';
import { useForm } from './form';
import { at } from './request';

/** One side of the question, or its circumstances. */
export function SectionBox({ section }: { section: Section }) {
  const { request, faults } = useForm();
  const here = pointerTo(section, null);
  const fault = here ? faultAt(faults, here) : '';
  const country = at(request, pointerTo(section, null, 'country'));
  const groups = groupsOf(section, request).map((group) => <GroupBox key={group.name} section={section} group={group} />);
  return section.at ? (
    <section class="sheet side-form" id={idOf(here)} tabIndex={-1} aria-labelledby={`${idOf(here)}-title`} style={typeof country === 'string' ? { '--party': colourOf(country) } : {}}>
      <h2 id={`${idOf(here)}-title`}>{t.adjudicator.sides[section.at]}</h2>
      {fault ? <p class="fault">{fault}</p> : null}
      {groups}
    </section>
  ) : <section class="sheet scene-form">{groups}</section>;
}

function GroupBox({ section, group }: { section: Section; group: Group }) {
  const { request, faults, set } = useForm();
  const here = pointerTo(section, group);
  const own = group.at !== undefined;
  const fault = own ? faultAt(faults, here) : '';
  const there = !group.optional || at(request, here) !== undefined;
  return (
    <fieldset class={`group group-${group.name}`} {...own ? { id: idOf(here), tabIndex: -1 } : {}} {...fault ? { 'aria-describedby': `${idOf(here)}-fault` } : {}}>
      <legend>{t.adjudicator.groups[group.name]}{group.optional ? <>: <label class="optional"><input type="checkbox" checked={there} onChange={(event) => set(here, event.currentTarget.checked ? {} : undefined)} />{' '}
        {t.adjudicator.known}</label></> : null}</legend>
      {fault ? <span class="fault" id={`${idOf(here)}-fault`}>{fault}</span> : null}
      {there ? <div class="fields">{group.fields.map((field) => {
        const pointer = pointerTo(section, group, field.name);
        return <FieldInput key={`${field.name} ${field.when?.length ?? 0}`} field={field} pointer={pointer} />;
      })}</div> : null}
    </fieldset>
  );
}
