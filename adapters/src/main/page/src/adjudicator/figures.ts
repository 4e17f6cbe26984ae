import type { BookWords } from './book';
import { signed, spoken } from '../text/words';
import { fieldName, valueName } from '../views/odds';
import { isObject, type Json } from './request';

const PARTS = /(Thirds|Halves)$/;
const SIGNED = ['stability', 'victoryPoints', 'drm', 'modifier', 'sizeDifferential'];
const GLYPHS: Record<string, string> = { '1/3': '⅓', '2/3': '⅔', '1/2': '½' };

/** The name of a field of an answer. */
export function labelOf({ answers }: BookWords, field: string): string {
  return answers[field] ?? answers[field.replace(PARTS, '')] ?? fieldName(field);
}

/** Writes a number of thirds or halves as a mixed number: 5 thirds are 1⅔. */
function mixed(parts: number, unit: string): string {
  const whole = unit === 'Halves' ? 2 : 3;
  const left = parts % whole;
  const full = Math.trunc(parts / whole);
  return `${full || !left ? full : ''}${left ? GLYPHS[`${left}/${whole}`] ?? ` ${left}/${whole}` : ''}`;
}

/** A field of an answer in a few words; `names` says what the sides and the countries are called. */
export function figureOf(words: BookWords, field: string, value: unknown, names: Record<string, string>): string {
  const unit = PARTS.exec(field)?.[1];
  if (Array.isArray(value)) {
    return value.map((each) => figureOf(words, field, each, names)).join(' · ');
  }
  if (typeof value === 'number') {
    return unit ? mixed(value, unit) : SIGNED.includes(field) ? signed(value) : String(value);
  }
  if (isObject(value)) {
    return told(words, field, value, names) || '0';
  }
  return names[String(value)] ?? valueName(value, field);
}

/** The parts of an object that are not nothing, a force as 3 LD 1 LDE, modifiers with their signs. */
function told(words: BookWords, field: string, value: Json, names: Record<string, string>): string {
  const parts = Object.entries(value).filter(([, part]) => part !== 0 || SIGNED.includes(field));
  return parts.map(([name, part]) => {
    const label = names[name] ?? words.dieNames[name] ?? words.answers[name] ?? spoken(name);
    const figure = SIGNED.includes(field) ? signed(Number(part)) : String(part);
    return field === 'remaining' || field === 'captured' ? `${figure} ${label}` : `${label} ${figure}`;
  }).join(', ');
}
