import { words } from '../frame/rooms';
import { spoken } from './words';

/** The name of the purpose of a die, as people say it. */
export function purposeName(purpose: string): string {
  return words().dice[purpose] ?? spoken(purpose);
}

/** The name of the side of a procedure that owns a die or step, if the service tells one; other names are left to the caller. */
export function sideName(side: string): string {
  return words().sides[side]?.toLowerCase() ?? side;
}
