import type { Likelihood, Odds } from '../api/odds';
import { t } from '../text';
import { words } from '../frame/rooms';
import { perCent, spoken, told } from '../text/words';

/** Whether it is the chances of one field, not an object of fields. */
export function isLikelihood(part: Likelihood | Odds): part is Likelihood {
  return Array.isArray(part.values);
}

/** The fields of an object of odds, those of inner objects as `drm/fire`. */
export function fieldsOf(odds: Odds, before = ''): [string, Likelihood][] {
  return Object.entries(odds).flatMap(([name, part]): [string, Likelihood][] =>
    isLikelihood(part) ? [[before + name, part]] : fieldsOf(part, `${before}${name}/`));
}

/** The sides of an answer: what is an object of its own; where a rulebook tells fields of both sides, each side with those fields. */
export function sidesOf(odds: Odds): [string, Odds][] {
  const objects = objectsOf(odds);
  const told = objects.filter(([, fields]) => isBySide(fields));
  const sides = [...new Set([...objects.filter(isSide).map(([name]) => name), ...told.flatMap(([, fields]) => Object.keys(fields))])];
  return told.length === 0 ? objects : sides.map((side) => [side, {
    ...objects.find(([name]) => name === side)?.[1], ...Object.fromEntries(told.filter(([, fields]) => side in fields).map(([name, fields]) => [name, fields[side]!])),
  }]);
}

const objectsOf = (odds: Odds): [string, Odds][] => Object.entries(odds).filter((entry): entry is [string, Odds] => !isLikelihood(entry[1]));

/** Whether an object stands for a side of the procedure. */
function isSide([name]: [string, Odds]): boolean {
  return Object.hasOwn(words().sides, name);
}

/** Whether the fields of an object are the sides of the procedure. */
function isBySide(fields: Odds): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => Object.hasOwn(words().sides, name));
}

/** The deciding field: the first field of the answer that is no number, preferably one that may have several values. */
export function headlineOf(odds: Odds): [string, Likelihood] | undefined {
  const wordy = ownFields(odds).filter(([, { mean }]) => mean === undefined);
  return wordy.find(([, { values }]) => values.length > 1) ?? wordy[0];
}

/** The fields of the answer that belong to no side, those of inner objects last. */
export function ownFields(odds: Odds): [string, Likelihood][] {
  const some = objectsOf(odds).some(([, fields]) => isBySide(fields));
  const inner = some ? objectsOf(odds).filter((entry) => !isSide(entry) && !isBySide(entry[1])).flatMap(([name, fields]) => fieldsOf(fields, `${name}/`)) : [];
  return [...Object.entries(odds).filter((entry): entry is [string, Likelihood] => isLikelihood(entry[1])), ...inner];
}

/** The probability of a value, 0 if it cannot be. */
export function chanceOf({ values }: Likelihood, value: unknown): number {
  return values.find((each) => each.value === value)?.probability ?? 0;
}

export const isTruth = ({ values }: Likelihood): boolean => values.every(({ value }) => typeof value === 'boolean' || value === null);

/** A field in a few words: the chance that it is so, a mean with its range, or each value with its chance. */
export function brief(field: Likelihood, name = ''): string {
  if (isTruth(field)) {
    return perCent(chanceOf(field, true));
  }
  if (field.mean !== undefined) {
    return field.p5 === field.p95 && field.values.length === 1 ? String(field.mean) : t.odds.meanAndRange(short(field.mean), field.p5 ?? 0, field.p95 ?? 0);
  }
  return field.values.map(({ value, probability }) => `${valueName(value, name)} ${perCent(probability)}`).join(', ');
}

/** A field with its name or its unit, in a few words: `3 LD lost`, `50 %: the fortress falls`, `corps emptied: 1`. */
export function figure(name: string, field: Likelihood): string {
  const known = words().odds.figures?.[name];
  if (isTruth(field)) {
    return t.odds.chanceThat(brief(field), fieldWithin(name));
  }
  if (!known || field.mean === undefined) {
    return t.odds.named(fieldWithin(name), brief(field, name));
  }
  const { mean, p5 = 0, p95 = 0, values } = field;
  const whole = known.tenths ? 10 : 1;
  const middle = known.tenths ? (mean / whole).toFixed(1) : short(mean);
  return known.told(p5 === p95 && values.length === 1 ? middle : t.odds.meanAndRange(middle, p5 / whole, p95 / whole));
}

/** A mean with two decimals at most, with the true minus sign. */
export function short(mean: number): string {
  return String(Math.round(mean * 100) / 100).replace('-', '−');
}

export function fieldName(pointer: string): string {
  return words().odds.fields[pointer] ?? pointer.split('/').map((part) => spoken(part)).join(', ');
}

/** The same within a sentence. */
export function fieldWithin(pointer: string): string {
  const name = fieldName(pointer);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Results as the tables print them, `S-` or `B-or-WH`, and numbers. */
const CODE = /^[^a-z]/;

/** A value in words. The same word of the service means different things in different fields: `none` is nobody, or no effect. */
export function valueName(value: unknown, field = ''): string {
  const { valuesOf, values } = words().odds;
  return valuesOf[field.split('/').at(-1)!]?.[String(value)] ?? values[String(value)] ?? (Array.isArray(value) ? told(value) : CODE.test(String(value)) ? String(value) : spoken(value));
}
