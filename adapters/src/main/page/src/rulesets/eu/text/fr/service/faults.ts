import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** What is wrong in a scenario that is set up, or in an adjustment by the host: what names something and begins with a word of its own. */
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
