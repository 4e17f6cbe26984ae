/** The number from which on no decimals are needed. */
const LARGE = 100;

/** A number as a reader of a language writes it. Thousands are parted from 10,000 on, so that a year stays one. */
export function written(value: number, locale: string): string {
  return value.toLocaleString(locale, { useGrouping: 'min2', ...Number.isInteger(value) || Math.abs(value) >= LARGE ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 } });
}
