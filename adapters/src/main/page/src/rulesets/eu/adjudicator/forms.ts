import type { Form } from '../../../adjudicator/field';
import { attrition } from './attritionForm';
import { landBattle, navalBattle } from './battleForms';
import { assault, undermining } from './siegeForms';

/** Every procedure that has a form. */
export const FORMS: readonly Form[] = [landBattle, navalBattle, assault, undermining, attrition];
