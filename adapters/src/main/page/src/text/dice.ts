import { words } from '../frame/rooms';
import { spoken } from './words';

/** What a die was thrown for, as people say it. */
export function purposeName(purpose: string): string {
  return words().dice[purpose] ?? spoken(purpose);
}

/** Whose die or step it was, where the service tells a side of a procedure; other names are left to who knows them. */
export function sideName(side: string): string {
  return words().sides[side]?.toLowerCase() ?? side;
}
