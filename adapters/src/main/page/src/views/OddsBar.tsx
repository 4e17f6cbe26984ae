import type { Likelihood } from '../api/types';
import { perCent } from '../text/words';
import { isTruth, valueName } from './odds';

/** From this share on a part of the bar has room for its figure. */
const ROOM = 0.11;

/** How likely each value of a field is, as one bar with its legend in words. What is so stands before what is not. */
export function OddsBar({ label, field, names = {} }: { label: string; field: Likelihood; names?: Record<string, string> }) {
  const values = isTruth(field) ? [...field.values].sort((one, other) => Number(other.value) - Number(one.value)) : field.values;
  const parts = values.filter(({ probability }) => probability > 0)
    .map(({ value, probability }) => ({ name: names[String(value)] ?? valueName(value), probability, kind: kindOf(value, values.indexOf(values.find((each) => each.value === value)!)) }));
  const words = parts.map(({ name, probability }) => `${name} ${perCent(probability)}`);
  return (
    <div class="odds-bar" role="img" aria-label={`${label}: ${words.join(', ')}`}>
      <div class="odds-parts">{parts.map(({ name, probability, kind }) => (
        <span key={name} class={`odds-part ${kind}`} title={`${name}: ${(probability * 100).toFixed(2)} %`} style={{ flexGrow: probability }}>
          {probability >= ROOM ? perCent(probability) : ''}</span>))}</div>
      <div class="odds-legend">{parts.map(({ name, probability, kind }) =>
        <span key={name}><i class={`odds-key ${kind}`} />{name} {perCent(probability)}</span>)}</div>
    </div>
  );
}

/** What stands for nobody or not so is pale wherever it stands; the others take their turn. */
function kindOf(value: unknown, index: number): string {
  return value === 'none' || value === false || value === null ? 'odds-not' : `odds-${index % 6}`;
}
