import { t } from './index';
import { spoken } from './words';

/** What a die was thrown for, as people say it. */
export function purposeName(purpose: string): string {
  return (t.adjudicator.dieNames as Record<string, string>)[purpose] ?? spoken(purpose);
}

/** Whose die or step it was, where the service tells a side of a battle or a siege; other names are left to who knows them. */
export function sideName(side: string): string {
  return (t.adjudicator.sides as Record<string, string>)[side]?.toLowerCase() ?? side;
}
