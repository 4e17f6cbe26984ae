import type { Fields } from '../../../api/board';
import type { BoardLine } from '../../../frame/room';
import { t } from '../text';
import type { Stack } from '../types';

/** The lines of supply of all stacks away from their source, from province to province. Stacks on the same way share its lines. */
export function supplyLines(views: Fields): BoardLine[] {
  const { zones = [], world = [] } = (views.map ?? {}) as Record<'zones' | 'world', { stacks?: Stack[] }[] | undefined>;
  const lines = new Map<string, BoardLine>();
  for (const stack of [...zones, ...world].flatMap((zone) => zone.stacks ?? [])) {
    const { supply } = stack;
    const country = stack.country as string;
    supply?.line.slice(1).forEach((to, at) => {
      const from = supply.line[at];
      lines.set(`${country} ${from} ${to}`, { from, to, party: country, title: t.supply.states[supply.state] ?? supply.state });
    });
  }
  return [...lines.values()];
}
