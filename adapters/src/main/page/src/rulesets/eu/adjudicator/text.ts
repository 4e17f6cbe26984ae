import { t as texts } from '../text/views';
import { adjudicator } from '../text/adjudicator';

/** The words of the Europa rules with those of the adjudicator, which are fetched with it. */
export const t = { ...texts, adjudicator };

export type Words = typeof t;
