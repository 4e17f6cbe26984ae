import { t } from './text';
import type { Marks } from './Control';
import { useForm } from './form';

/** The parties of the game, the great ones first; one that is not among them stands by its id. */
export function PartyInput({ marks, value, change, only, unset }: { marks: Marks; value: unknown; change(next: unknown): void; only: 'major' | undefined; unset: string | undefined }) {
  const { book: { words }, parties } = useForm();
  const texts = t.adjudicator;
  const groups = [{ label: words.majors, major: true }, { label: words.minors, major: false }].filter(({ major }) => major || only !== 'major');
  const known = parties.some(({ id }) => id === value);
  return (
    <select {...marks} value={String(value ?? '')} onChange={(event) => change(event.currentTarget.value || undefined)}>
      <option value="">{unset ?? texts.choose}</option>
      {typeof value === 'string' && !known ? <option value={value}>{value}</option> : null}
      {groups.map(({ label, major }) => (
        <optgroup key={label} label={label}>
          {parties.filter((party) => Boolean(party.major) === major).sort((one, other) => one.name.localeCompare(other.name))
            .map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </optgroup>))}
    </select>
  );
}
