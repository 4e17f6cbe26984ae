import type { Option } from '../api/move';
import { words } from '../frame/rooms';
import { t } from '../text';
import { perCent } from '../text/words';

/** Pixels for a map unit below which chips tell only the cost. */
export const FAR = 0.35;

/** The form of a chip: each danger by its name, by its sign, or the cost alone. */
export type ChipForm = 'words' | 'signs' | 'cost';

/** The signs of the dangers on a chip, and of a leader who goes without his army. */
export const SIGNS = { caught: '⚔', lost: '☠', alone: '♞' } as const;

/** The facts on a chip about the moves to a target: the least cost, the greatest chances to be caught and to lose troops, what all of them need, and whether only a leader goes there. */
export interface ChipFacts { cost: number | null; caught: number; lost: number; needs: string | null; alone: boolean }

/** The moves of the piece itself; where there are none, those of a leader without it. */
function marches(options: Option[]): Option[] {
  const together = options.filter((option) => !words().alone?.(option));
  return together.length ? together : options;
}

export function chipFacts(all: Option[]): ChipFacts {
  const options = marches(all);
  const costs = options.map((option) => option.move?.cost).filter((cost) => cost !== undefined);
  return {
    cost: costs.length ? Math.min(...costs) : null,
    caught: Math.max(0, ...options.flatMap((option) => option.move?.risks ?? []).map((each) => Number(each.chance))),
    lost: Math.max(0, ...options.map((option) => Number(option.move?.toll?.chance ?? 0))),
    needs: options.every((option) => option.move?.needs) ? options[0]!.move!.needs! : null,
    alone: options.length > 0 && options.every((option) => words().alone?.(option)),
  };
}

/** The unit of what these moves cost. */
export function unitOf(options: Option[]): string {
  const { unit, unitOf: own } = words();
  const [option] = marches(options);
  return option && own?.(option) || unit;
}

/** The dangers of these moves, each by its name. */
export function dangers({ caught, lost }: ChipFacts): string[] {
  return [caught ? t.board.caught(perCent(caught)) : '', lost ? t.board.lost(perCent(lost)) : ''].filter(Boolean);
}

/** The text on a chip. */
export function chipText(options: Option[], form: ChipForm): string {
  const facts = chipFacts(options);
  const { cost, caught, lost, alone } = facts;
  const costs = cost === null ? '●' : form === 'cost' ? String(cost) : `${cost} ${unitOf(options)}`;
  const told = form === 'cost' ? [] : form === 'words' ? dangers(facts)
    : [caught ? `${SIGNS.caught} ${perCent(caught)}` : '', lost ? `${SIGNS.lost} ${perCent(lost)}` : ''].filter(Boolean);
  return `${alone ? `${SIGNS.alone} ` : ''}${[costs, ...told].join(form === 'words' ? ', ' : ' ')}`;
}
