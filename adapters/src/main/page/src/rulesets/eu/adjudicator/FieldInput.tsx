import type { ComponentChildren } from 'preact';
import { t } from './text';
import { CountryInput } from './CountryInput';
import { faultAt, faultWithin, idOf } from './faults';
import type { ChoiceField, Field, ListField, NumberField } from './field';
import { useForm } from './form';
import { at } from './request';

/** What a control needs to say of itself. */
export interface Marks { id: string; 'aria-invalid'?: 'true'; 'aria-describedby'?: string }

/** One field of the request with its label, and what the service finds wrong with it. */
export function FieldInput({ field, pointer }: { field: Field; pointer: string }) {
  const { request, faults, set } = useForm();
  const value = at(request, pointer);
  const fault = field.kind === 'list' ? faultWithin(faults, pointer) : faultAt(faults, pointer);
  const id = idOf(pointer);
  const marks: Marks = { id, ...fault ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-fault` } : {} };
  const change = (next: unknown) => set(pointer, next);
  const label = t.adjudicator.fields[field.name];
  if (field.kind === 'yes') {
    return <Labelled id={id} fault={fault} field={field}><label><input type="checkbox" {...marks} checked={value === true} onChange={(event) => change(event.currentTarget.checked || undefined)} /> {label}</label></Labelled>;
  }
  return (
    <Labelled id={id} fault={fault} field={field}>
      <label for={id}>{label}</label>
      {field.kind === 'number' ? <NumberInput field={field} marks={marks} value={value} change={change} />
        : field.kind === 'choice' ? <ChoiceInput field={field} marks={marks} value={value} change={change} />
          : field.kind === 'list' ? <ListInput field={field} marks={marks} value={value} change={change} />
            : field.kind === 'country' ? <CountryInput marks={marks} value={value} change={change} />
              : <input {...marks} value={String(value ?? '')} maxLength={60} autocomplete="off" onInput={(event) => change(event.currentTarget.value || undefined)} />}
    </Labelled>
  );
}

function Labelled({ id, fault, field: { kind, name }, children }: { id: string; fault: string; field: Field; children: ComponentChildren }) {
  return <div class={`field field-${kind}`} data-field={name}>{children}{fault ? <span class="fault" id={`${id}-fault`}>{fault}</span> : null}</div>;
}

interface Input<F> { field: F; marks: Marks; value: unknown; change(next: unknown): void }

function NumberInput({ field: { least, most, otherwise }, marks, value, change }: Input<NumberField>) {
  return <input type="number" inputMode={least < 0 ? 'text' : 'numeric'} {...marks} min={least} max={most} value={value === undefined ? '' : Number(value)} placeholder={otherwise === undefined ? '' : String(otherwise)}
    onInput={({ currentTarget: { value: typed } }) => change(typed === '' || Number(typed) === otherwise ? undefined : Number(typed))} />;
}

function ChoiceInput({ field: { name, values, otherwise, needed }, marks, value, change }: Input<ChoiceField>) {
  const texts = t.adjudicator;
  return (
    <select {...marks} value={String(value ?? otherwise ?? '')} onChange={({ currentTarget: { value: chosen } }) => change(chosen === '' || chosen === otherwise ? undefined : chosen)}>
      {otherwise === undefined ? <option value="">{name === 'armyClass' ? texts.byCountry : needed ? texts.choose : texts.unset}</option> : null}
      {values.map((each) => <option key={each} value={each}>{texts.values[each]}</option>)}
    </select>
  );
}

/** A select for each value that is chosen, and one more. */
function ListInput({ field: { name, values, most }, marks, value, change }: Input<ListField>) {
  const texts = t.adjudicator;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const places = [...chosen, ''].slice(0, most);
  return <>{places.map((each, place) => (
    <select key={place} {...place === 0 ? marks : {}} aria-label={texts.listPlace(texts.fields[name], place + 1)} value={each} onChange={({ currentTarget: { value: next } }) => {
      const list = [...chosen.slice(0, place), next, ...chosen.slice(place + 1)].filter(Boolean);
      change(list.length ? list : undefined);
    }}>
      <option value="">{texts.none}</option>
      {values.map((one) => <option key={one} value={one}>{texts.values[one]}</option>)}
    </select>))}</>;
}
