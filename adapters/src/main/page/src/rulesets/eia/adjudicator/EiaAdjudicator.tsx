import { Adjudicator } from '../../../adjudicator/Adjudicator';
import type { Book } from '../../../adjudicator/book';
import { adjudicator } from '../text/adjudicator';
import { ChitMatrix } from './ChitMatrix';
import { fieldCombat, siegeAssault, trivialCombat } from './combatForms';
import { CombatRuling } from './CombatRuling';
import { EXAMPLES } from './examples';
import { besiegedSupply, depotSupply, forage } from './supplyForms';

/** The questions to Empires in Arms. */
const BOOK: Book = {
  words: adjudicator, forms: [fieldCombat, trivialCombat, siegeAssault, forage, besiegedSupply, depotSupply], examples: EXAMPLES, faces: 6,
  board: 'rulesets/empires-in-arms/board', party: 'power', Outcome: CombatRuling, Compared: ChitMatrix,
};

/** Asks the procedures of Empires in Arms. */
export function EiaAdjudicator() {
  return <Adjudicator book={BOOK} />;
}
