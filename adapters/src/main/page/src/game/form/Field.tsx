import { useId } from 'preact/hooks';
import type { FormField, FormLimit } from '../../api/decision';
import { t } from '../../text';
import { begun } from '../../text/words';
import type { Filling } from './filling';
import { least, most } from './filling';
import { Order } from './Order';
import { Stepper } from './Stepper';

interface FieldProps { field: FormField; value: Filling[string]; limits: FormLimit[]; onFill(value: Filling[string]): void }

/** The number of items from which on one is chosen from a list that opens, else by radio buttons. */
const MANY = 6;

/** A field of a form, drawn by its kind. */
export function Field({ field, value, limits, onFill }: FieldProps) {
  const id = useId();
  const hint = hintOf(field);
  return (
    <fieldset class={`form-field form-${field.kind}`} data-field={field.name} title={limits.map(({ text }) => text).join('\n')}>
      <legend id={id}>{begun(field.label)}{hint ? <small class="faint"> {hint}</small> : null}</legend>
      <Input field={field} value={value} labelled={id} onFill={onFill} />
    </fieldset>
  );
}

function Input({ field, value, labelled, onFill }: Omit<FieldProps, 'limits'> & { labelled: string }) {
  const name = useId();
  switch (field.kind) {
    case 'count':
      return <Stepper value={value as number} min={field.min} max={field.max} labelled={labelled} label={field.label} onStep={onFill} />;
    case 'order':
      return <Order items={field.of} chosen={value as string[]} least={least(field)} most={most(field)} repeats={field.repeats ?? false} onOrder={onFill} />;
    case 'subset': {
      const chosen = value as string[];
      const full = chosen.length >= most(field);
      return <>{field.of.map((item) => {
        const is = chosen.includes(item.value);
        return <label key={item.value}><input type="checkbox" checked={is} disabled={full && !is} value={item.value}
          onChange={() => onFill(field.of.map((each) => each.value).filter((each) => each === item.value ? !is : chosen.includes(each)))} /> {item.label}</label>;
      })}</>;
    }
    case 'choice':
      return field.of.length >= MANY
        ? <select aria-labelledby={labelled} value={value as string} onChange={(event) => onFill(event.currentTarget.value)}>
          {field.of.map((item) => <option key={item.value} value={item.value}>{item.label}</option>)}</select>
        : <>{field.of.map((item) => <label key={item.value}><input type="radio" name={name} value={item.value} checked={item.value === value}
          onChange={() => onFill(item.value)} /> {item.label}</label>)}</>;
  }
}

/** Tells how many a field takes, where that is not plain. */
function hintOf(field: FormField): string {
  switch (field.kind) {
    case 'count': return t.form.between(field.min, field.max);
    case 'choice': return '';
    default: return least(field) === field.of.length ? '' : t.form.some(least(field), most(field), field.of.length);
  }
}
