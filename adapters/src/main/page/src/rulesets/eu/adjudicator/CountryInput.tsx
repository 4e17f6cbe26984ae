import { t } from './text';
import type { Marks } from './FieldInput';
import { useForm } from './form';

/** The countries of the game, the great powers first; one that is not among them stands by its id. */
export function CountryInput({ marks, value, change }: { marks: Marks; value: unknown; change(next: unknown): void }) {
  const { parties } = useForm();
  const texts = t.adjudicator;
  const groups = [{ label: texts.majors, major: true }, { label: texts.minors, major: false }];
  const known = parties.some(({ id }) => id === value);
  return (
    <select {...marks} value={String(value ?? '')} onChange={(event) => change(event.currentTarget.value || undefined)}>
      <option value="">{texts.choose}</option>
      {typeof value === 'string' && !known ? <option value={value}>{value}</option> : null}
      {groups.map(({ label, major }) => (
        <optgroup key={label} label={label}>
          {parties.filter((party) => Boolean(party.major) === major).sort((one, other) => one.name.localeCompare(other.name))
            .map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </optgroup>))}
    </select>
  );
}
