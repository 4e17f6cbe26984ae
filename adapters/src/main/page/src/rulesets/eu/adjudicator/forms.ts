import type { Form } from '../../../adjudicator/field';
import { attrition } from './attritionForm';
import { landBattle, navalBattle } from './battleForms';
import { blockadeEscape, evasion, interception } from './interceptionForms';
import { conquistador, continuation, convoyAttack, corsair, exploration, nativeActivation, pirates, presidio, recruitment, revolt } from './otherForms';
import { assault, undermining } from './siegeForms';
import { landing, voyage } from './voyageForms';

/** Every procedure that the service offers. */
export const FORMS: readonly Form[] = [landBattle, navalBattle, assault, undermining, attrition, interception, evasion, continuation, revolt, corsair, convoyAttack, pirates, exploration,
  conquistador, nativeActivation, blockadeEscape, presidio, voyage, landing, recruitment];
