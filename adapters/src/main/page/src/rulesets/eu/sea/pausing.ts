import type { Option } from '../../../api/move';
import { t } from '../text/sea';
import type { Fleet } from '../types';

/**
 * The voyages to one place, with a pause there for ships that have somebody to drop: the service lists a pause only where somebody can be picked up, since to
 * drop ships a stack pauses anywhere.
 */
export function pausing(fleet: Fleet, offered: Option[]): Option[] {
  const sails = offered.find(({ command: { type, action, path } }) => (type === 'SailFleet' || type === 'SailOn') && !action && Array.isArray(path) && path.length > 0);
  if (!sails || !canDrop(fleet) || offered.some(({ command }) => isPause(command.action))) {
    return offered;
  }
  return [...offered, { ...sails, label: t.sea.pauseToDrop(sails.label), command: { ...sails.command, action: { kind: 'regrouping' } } }];
}

function isPause(action: unknown): boolean {
  return typeof action === 'object' && action !== null && (action as { kind?: unknown }).kind === 'regrouping';
}

/** Whether a stack has a contingent to drop, or ships to divide off; with troops or gold aboard, or in an intervention, its ships are not divided. */
function canDrop({ company = [], aboard = [], gold = 0, undivided = false, ships }: Fleet): boolean {
  return company.length > 0 || !undivided && !aboard.length && gold === 0 && ships.nwd + ships.ngd + ships.ntd + ships.vgd + ships.nde > 1;
}
