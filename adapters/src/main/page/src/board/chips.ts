import type { Option } from '../api/types';
import { words } from '../frame/rooms';

/** Pixels for a map unit below which chips tell only the cost. */
export const FAR = 0.35;

/** What a chip tells of the moves to a target: the least cost, the greatest risk, and what all of them need. */
export interface ChipFacts { cost: number | null; risk: number; needs: string | null }

export function chipFacts(options: Option[]): ChipFacts {
  const costs = options.map((option) => option.move?.cost).filter((cost) => cost !== undefined);
  return {
    cost: costs.length ? Math.min(...costs) : null,
    risk: Math.max(0, ...options.flatMap((option) => option.move?.risks ?? []).map((each) => Number(each.chance))),
    needs: options.every((option) => option.move?.needs) ? options[0]!.move!.needs! : null,
  };
}

/** The unit of what these moves cost. */
export function unitOf([option]: Option[]): string {
  const { unit, unitOf: own } = words();
  return option && own?.(option) || unit;
}

/** What is written on a chip. */
export function chipText(options: Option[], far: boolean): string {
  const { cost, risk } = chipFacts(options);
  const costs = cost === null ? '●' : far ? String(cost) : `${cost} ${unitOf(options)}`;
  return risk && !far ? `${costs} ${Math.round(risk * 100)} %` : costs;
}
