import type { Json } from '../../../adjudicator/request';
import { adjudicator } from '../text/adjudicator';

/** Factors by their types: 5 infantry and 2 cavalry. */
export function troops(lines: readonly Json[]): string {
  const parts = lines.map(({ type, count }) => `${count} ${adjudicator.values[String(type)] ?? type}`);
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
}

/** Morale in tenths as the rulebook prints it: 23 is 2.3. */
export function tenths(value: number): string {
  return (value / 10).toFixed(1);
}
