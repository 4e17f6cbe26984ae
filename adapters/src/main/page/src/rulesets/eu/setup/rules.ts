import type { SetUpRules } from '../../../frame/room';
import { moved, placeOf, zones } from './board';
import { Chosen } from './Chosen';
import { Forms } from './Forms';
import { BLANK } from './scenario';

/** How a scenario of the Europa rules is written. */
export const setUpRules: SetUpRules = { blank: BLANK, zones, moved, placeOf, Chosen, Forms };
