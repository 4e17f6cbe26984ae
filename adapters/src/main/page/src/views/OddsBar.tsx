import type { Chance, Likelihood } from '../api/odds';
import { words } from '../frame/rooms';
import { perCent } from '../text/words';
import { fieldName, isTruth, valueName } from './odds';

/** The share from which on a part of the bar has room for its figure. */
const ROOM = 0.11;

/** The probabilities of the values of a field, as one bar with its legend in words; yes and no name the field. */
export function OddsBar({ name: of, field, names = {} }: { name: string; field: Likelihood; names?: Record<string, string> }) {
  const parts = ordered(field)
    .map(({ value, probability }, index) => ({ name: names[String(value)] ?? valueName(value, of), probability, kind: kindOf(value, index) }));
  const legend = parts.map(({ name, probability }) => `${name} ${perCent(probability)}`);
  return (
    <div class="odds-bar" role="img" aria-label={`${fieldName(of)}: ${legend.join(', ')}`}>
      <div class="odds-parts">{parts.map(({ name, probability, kind }) => (
        <span key={name} class={`odds-part ${kind}`} title={`${name}: ${(probability * 100).toFixed(2)} %`} style={{ flexGrow: probability }}>
          {probability >= ROOM ? perCent(probability) : ''}</span>))}</div>
      <div class="odds-legend">{isTruth(field) ? <b>{fieldName(of)}</b> : null}{parts.map(({ name, probability, kind }) =>
        <span key={name}><i class={`odds-key ${kind}`} />{name} {perCent(probability)}</span>)}</div>
    </div>
  );
}

/** The same bar without figures, where these stand beside it. */
export function OddsStrip({ name: of, field }: { name: string; field: Likelihood }) {
  return (
    <span class="odds-parts" aria-hidden="true">{ordered(field).map(({ value, probability }, index) =>
      <span key={valueName(value, of)} class={`odds-part ${kindOf(value, index)}`} style={{ flexGrow: probability }} />)}</span>
  );
}

/** Values keep their end of the bar and their colour whatever comes first. */
function ordered({ values }: Likelihood): Chance[] {
  const { first, last } = words().odds;
  const rank = (value: unknown) => first.includes(String(value)) ? 0 : last.includes(String(value)) ? 2 : 1;
  return values.filter(({ probability }) => probability > 0).sort((one, other) => rank(one.value) - rank(other.value));
}

/** The style class of a value: values for nobody or no are pale at any place; the others take their turn. */
function kindOf(value: unknown, index: number): string {
  const { first, last } = words().odds;
  return value === 'none' || value === false || value === null ? 'odds-not'
    : first.includes(String(value)) ? 'odds-0' : last.includes(String(value)) ? 'odds-2' : `odds-${index % 6}`;
}
