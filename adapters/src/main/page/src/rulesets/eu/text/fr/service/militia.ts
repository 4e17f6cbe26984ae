import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of the militia of colonies. */
export const militiaWords: Readonly<Record<string, string>> = {
  'Militia of a colony': 'Milice d’une colonie', 'Exploration detachments lost this turn': 'Détachements d’exploration perdus ce tour',
};

/** Changes by the host. */
export const militiaChanges: readonly Template[] = phrases({
  'the militia of {p} is whole': 'la milice {de p} est entière', 'the militia of {p} has lost {x!} LD': 'la milice {de p} a perdu {x} LD',
});
