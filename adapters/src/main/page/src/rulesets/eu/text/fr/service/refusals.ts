import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Reasons of the death of a leader alone, as records have them, and of the refusal of a stack's place after an adjustment. */
export const refusals: readonly Template[] = phrases({
  'General of {c} of rank {r!}': 'général {de c}, de rang {r}', 'General of {c}': 'général {de c}',
  'the enemy holds the fortress of {p}': 'l’ennemi tient la forteresse {de p}', '{p} is in revolt': '{p} est en révolte',
});
