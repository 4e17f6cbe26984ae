import type { Command } from '../../../api/command';
import type { Option } from '../../../api/move';
import type { Course } from '../../../frame/room';

/** A voyage along a way of the player's own may end with what the voyages that are offered to its end do there; attrition is that of the way. */
export function alongWay(along: Option, offered: Option[]): Option[] {
  const { path, action } = along.command;
  return path === undefined || action !== undefined || along.command.type !== 'SailFleet' ? [along] : [along, ...offered
    .filter(({ command }) => command.type === 'SailFleet' && command.action !== undefined)
    .map((each) => ({ ...each, command: { ...each.command, path }, move: { ...each.move!, ...along.move, active: each.move?.active ?? false, ...each.move?.needs ? { needs: each.move.needs } : {} } }))];
}

/** A voyage with what the ships announce at its end. */
export function course({ type, stack, path, action }: Command): Course | undefined {
  if ((type !== 'SailFleet' && type !== 'SailOn') || typeof stack !== 'string') {
    return undefined;
  }
  const way = Array.isArray(path) ? path as string[] : [];
  const { kind, target } = (action ?? {}) as { kind?: string; target?: string };
  return kind ? { piece: stack, path: way, action: target ? `${kind}:${target}` : kind } : way.length ? { piece: stack, path: way } : undefined;
}
