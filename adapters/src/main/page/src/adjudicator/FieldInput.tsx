import type { ComponentChildren } from 'preact';
import { Control, type Marks } from './Control';
import { faultAt, faultWithin, idOf } from './faults';
import type { Field } from './field';
import { useForm } from './form';
import { at } from './request';
import { RowsInput, TablesInput } from './RowsInput';

/** One field of the request with its label, and what the service finds wrong with it. */
export function FieldInput({ field, pointer }: { field: Field; pointer: string }) {
  const { book: { words }, request, faults, set } = useForm();
  const value = at(request, pointer);
  const fault = field.kind === 'list' ? faultWithin(faults, pointer) : faultAt(faults, pointer);
  const id = idOf(pointer);
  const marks: Marks = { id, ...fault ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-fault` } : {} };
  const change = (next: unknown) => set(pointer, next);
  const label = words.fields[field.name] ?? field.name;
  if (field.kind === 'yes') {
    return <Labelled id={id} fault={fault} field={field}><label><Control field={field} marks={marks} value={value} change={change} /> {label}</label></Labelled>;
  }
  if (field.kind === 'rows' || field.kind === 'tables') {
    return (
      <div class={`field field-${field.kind}`} data-field={field.name} id={id} tabIndex={-1} role="group" aria-label={label}>
        {fault ? <span class="fault">{fault}</span> : null}
        {field.kind === 'rows' ? <RowsInput field={field} pointer={pointer} value={value} change={change} /> : <TablesInput field={field} pointer={pointer} value={value} change={change} />}
      </div>
    );
  }
  return (
    <Labelled id={id} fault={fault} field={field}>
      <label for={id}>{label}</label>
      <Control field={field} marks={marks} value={value} change={change} />
    </Labelled>
  );
}

function Labelled({ id, fault, field: { kind, name }, children }: { id: string; fault: string; field: Field; children: ComponentChildren }) {
  return <div class={`field field-${kind}`} data-field={name}>{children}{fault ? <span class="fault" id={`${id}-fault`}>{fault}</span> : null}</div>;
}
