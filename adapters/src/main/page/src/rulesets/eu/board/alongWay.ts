import type { Option } from '../../../api/types';

/** A voyage along a way of the player's own may end with what the voyages that are offered to its end do there; attrition is that of the way. */
export function alongWay(along: Option, offered: Option[]): Option[] {
  const { path, action } = along.command;
  return path === undefined || action !== undefined || along.command.type !== 'SailFleet' ? [along] : [along, ...offered
    .filter(({ command }) => command.type === 'SailFleet' && command.action !== undefined)
    .map((each) => ({ ...each, command: { ...each.command, path }, move: { ...each.move!, ...along.move, active: each.move?.active ?? false, ...each.move?.needs ? { needs: each.move.needs } : {} } }))];
}
