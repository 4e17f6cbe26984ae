import { colourOf } from '../board/colours';
import { t } from './text';
import { faultAt, faultWithin, idOf } from './faults';
import { pointerTo, type Group, type Section } from './field';
import { FieldInput } from './FieldInput';
import { groupsOf } from './groups';
import { useForm } from './form';
import { at } from './request';

/** One side of the question, or its circumstances. */
export function SectionBox({ section }: { section: Section }) {
  const { book, request, faults } = useForm();
  const here = pointerTo(section, null);
  const fault = here ? faultAt(faults, here) : '';
  const party = at(request, pointerTo(section, null, book.party));
  const groups = groupsOf(section, request).map((group) => group.folded ? <FoldedGroup key={group.name} section={section} group={group} /> : <GroupBox key={group.name} section={section} group={group} />);
  return section.at ? (
    <section class="sheet side-form" id={idOf(here)} tabIndex={-1} aria-labelledby={`${idOf(here)}-title`} style={typeof party === 'string' ? { '--party': colourOf(party) } : {}}>
      <h2 id={`${idOf(here)}-title`}>{book.words.sides[section.at]}</h2>
      {fault ? <p class="fault">{fault}</p> : null}
      {groups}
    </section>
  ) : <section class="sheet scene-form">{groups}</section>;
}

/** Fields that are rarely asked, open if one of them is filled in or wrong. */
function FoldedGroup({ section, group }: { section: Section; group: Group }) {
  const { book: { words }, request, faults } = useForm();
  const pointers = group.fields.map(({ name }) => pointerTo(section, group, name));
  const open = pointers.some((pointer) => at(request, pointer) !== undefined || faultWithin(faults, pointer));
  return <details class="folded-group" open={open ? true : undefined}><summary>{words.groups[group.name]}</summary><GroupBox section={section} group={group} /></details>;
}

function GroupBox({ section, group }: { section: Section; group: Group }) {
  const { book: { words }, request, faults, set } = useForm();
  const here = pointerTo(section, group);
  const own = group.at !== undefined;
  const fault = own ? faultAt(faults, here) : '';
  const there = !group.optional || at(request, here) !== undefined;
  return (
    <fieldset class={`group group-${group.name}`} {...own ? { id: idOf(here), tabIndex: -1 } : {}} {...fault ? { 'aria-describedby': `${idOf(here)}-fault` } : {}}>
      <legend>{words.groups[group.name]}{group.optional ? <>: <label class="optional"><input type="checkbox" checked={there} onChange={(event) => set(here, event.currentTarget.checked ? {} : undefined)} />{' '}
        {words.optional[group.name] ?? t.adjudicator.known}</label></> : null}</legend>
      {fault ? <span class="fault" id={`${idOf(here)}-fault`}>{fault}</span> : null}
      {there ? <div class="fields">{group.fields.map((field) => {
        const pointer = pointerTo(section, group, field.name);
        return <FieldInput key={`${field.name} ${field.when?.length ?? 0}`} field={field} pointer={pointer} />;
      })}</div> : null}
    </fieldset>
  );
}
