import type { SetUpRules } from '../../../frame/setUp';
import { moved, placeOf, zones } from './board';
import { Chosen } from './Chosen';
import { Forms } from './Forms';
import { tools, traysOf } from './laying';
import { read } from './lines';
import { about, repair } from './repairs';
import { BLANK } from './scenario';

/** The way to write a scenario of the Europa rules. */
export const setUpRules: SetUpRules = { blank: BLANK, zones, moved, placeOf, about, repair, tools, traysOf, read, example: 'Fra A+ 2LD Artois, siege S-1', Chosen, Forms };
