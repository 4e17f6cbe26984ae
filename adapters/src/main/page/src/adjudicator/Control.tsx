import { t } from './text';
import type { ChoiceField, Field, ListField, NumberField, RowsField, TablesField } from './field';
import { useForm } from './form';
import { PartyInput } from './PartyInput';

/** The attributes by which a control is named and described. */
export interface Marks { id: string; 'aria-label'?: string; 'aria-invalid'?: 'true'; 'aria-describedby'?: string }

interface Input<F> { field: F; marks: Marks; value: unknown; change(next: unknown): void }

/** The control of one value. */
export function Control({ field, marks, value, change }: Input<Exclude<Field, RowsField | TablesField>>) {
  const { book: { words } } = useForm();
  switch (field.kind) {
    case 'yes': return <input type="checkbox" {...marks} checked={value === !field.not} onChange={(event) => change(event.currentTarget.checked ? !field.not : undefined)} />;
    case 'number': return <NumberInput field={field} marks={marks} value={value} change={change} />;
    case 'choice': return <ChoiceInput field={field} marks={marks} value={value} change={change} />;
    case 'list': return <ListInput field={field} marks={marks} value={value} change={change} />;
    case 'party': return <PartyInput only={field.only} unset={words.unset[field.name]} marks={marks} value={value} change={change} />;
    case 'text': return <input {...marks} value={String(value ?? '')} maxLength={60} autocomplete="off" onInput={(event) => change(event.currentTarget.value || undefined)} />;
  }
}

function NumberInput({ field: { least, most, otherwise }, marks, value, change }: Input<NumberField>) {
  return <input type="number" inputMode={least < 0 ? 'text' : 'numeric'} {...marks} min={least} max={most} value={value === undefined ? '' : Number(value)} placeholder={otherwise === undefined ? '' : String(otherwise)}
    onInput={({ currentTarget: { value: typed } }) => change(typed === '' || Number(typed) === otherwise ? undefined : Number(typed))} />;
}

function ChoiceInput({ field: { name, values, otherwise, needed, numbers }, marks, value, change }: Input<ChoiceField>) {
  const { book: { words } } = useForm();
  const texts = t.adjudicator;
  return (
    <select {...marks} value={String(value ?? otherwise ?? '')} onChange={({ currentTarget: { value: chosen } }) => change(chosen === '' || chosen === otherwise ? undefined : numbers ? Number(chosen) : chosen)}>
      {otherwise === undefined ? <option value="">{words.unset[name] ?? (needed ? texts.choose : texts.unset)}</option> : null}
      {values.map((each) => <option key={each} value={each}>{words.values[each] ?? each}</option>)}
    </select>
  );
}

/** A select for each value that is chosen, and one more. */
function ListInput({ field: { name, values, most, once }, marks, value, change }: Input<ListField>) {
  const { book: { words } } = useForm();
  const texts = t.adjudicator;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const places = [...chosen, ''].slice(0, most);
  return <>{places.map((each, place) => (
    <select key={place} {...place === 0 ? marks : {}} aria-label={texts.listPlace(words.fields[name] ?? name, place + 1)} value={each} onChange={({ currentTarget: { value: next } }) => {
      const list = [...chosen.slice(0, place), next, ...chosen.slice(place + 1)].filter(Boolean);
      change(list.length ? list : undefined);
    }}>
      <option value="">{texts.none}</option>
      {values.filter((one) => one === each || !once || !chosen.includes(one)).map((one) => <option key={one} value={one}>{words.values[one] ?? one}</option>)}
    </select>))}</>;
}
