import { Adjudicator } from '../../../adjudicator/Adjudicator';
import type { Book } from '../../../adjudicator/book';
import { inLanguage } from '../../../text/spoken';
import { adjudicator } from '../text/adjudicator';
import { frenchAdjudicator } from '../text/fr/adjudicator';
import { EXAMPLES } from './examples';
import { FORMS } from './forms';

/** The questions to the Europa rules. The countries are those of the main edition, whichever is asked. */
const BOOK: Book = { words: inLanguage(adjudicator, frenchAdjudicator), forms: FORMS, examples: EXAMPLES, faces: 10, board: 'rulesets/eu-military/board', party: 'country',
  sheetWords: () => import('../text/sheet').then(({ sheetWords }) => sheetWords) };

/** Asks the Europa rules. */
export function EuAdjudicator() {
  return <Adjudicator book={BOOK} />;
}
