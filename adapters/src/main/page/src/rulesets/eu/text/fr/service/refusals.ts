import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Why a leader alone died, as records have it, and why a stack may not stand where it is after an adjustment. */
export const refusals: readonly Template[] = phrases({
  'General of {c} of rank {r!}': 'général {de c}, de rang {r}', 'General of {c}': 'général {de c}',
  'the enemy holds the fortress of {p}': 'l’ennemi tient la forteresse {de p}', '{p} is in revolt': '{p} est en révolte',
  '{p} is at peace: {c} only intervenes, and its land takes no part in the war': '{p} est en paix : {c} ne fait qu’intervenir, et ses terres ne prennent pas part à la guerre',
  '{s} has no part in the intervention of {c} and stays in its own land': '{s} n’a pas de part dans l’intervention {de c} et reste sur ses terres',
});
