import { lazy } from '../../../lazy';
import { stylesheet } from '../../../stylesheet';

/** The sheet of a battle at sea; a game without ships never fetches it. */
export const AtSea = lazy(() => Promise.all([import('../sea/SeaBattle'), stylesheet('page/rulesets/eu-sea.css')]).then(([{ SeaBattle }]) => SeaBattle));
