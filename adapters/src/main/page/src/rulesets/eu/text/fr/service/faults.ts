import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Faults of scenarios and adjustments that name something and begin with a word of their own. */
export const faults: readonly Template[] = phrases({
  'the stack has {n#} LD in all': 'la pile a {n} LD en tout',
  'the round is {x!} already': 'on est déjà au round {x}',
});

/** Those that begin with a name: they come last. */
export const faultEnds: readonly Template[] = phrases({
  '{c} is not at war': '{c} n’est pas en guerre',
  '{l} serves {c} alone': '{l} ne sert que {c}',
  '{l} is with a stack': '{l} est avec une pile',
  '{c} is missing': 'il manque {c}',
  '{p} is neutral': '{p} est neutre',
});
