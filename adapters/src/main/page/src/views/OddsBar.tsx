import type { Likelihood } from '../api/types';
import { t } from '../text';
import { perCent } from '../text/words';
import { isTruth, valueName } from './odds';

/** From this share on a part of the bar has room for its figure. */
const ROOM = 0.11;

/** How likely each value of a field is, as one bar with its legend in words. What is so stands before what is not. */
export function OddsBar({ label, field, names = {} }: { label: string; field: Likelihood; names?: Record<string, string> }) {
  const values = isTruth(field) ? [...field.values].sort((one, other) => Number(other.value) - Number(one.value))
    : [...field.values].sort((one, other) => placeOf(one.value) - placeOf(other.value));
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

const ORDER = Object.keys(t.odds.values);

/** What the page knows by name stands in the same order in every bar, and keeps its colour; the rest follows as it comes. */
function placeOf(value: unknown): number {
  const place = ORDER.indexOf(String(value));
  return place < 0 ? ORDER.length : place;
}

const SIDES: Record<string, number> = { phasing: 0, besieger: 0, nonPhasing: 2, besieged: 2 };

/** What stands for nobody or not so is pale wherever it stands, a side has its own colour, the others take their turn. */
function kindOf(value: unknown, index: number): string {
  return value === 'none' || value === false || value === null ? 'odds-not' : `odds-${SIDES[String(value)] ?? index % 6}`;
}
