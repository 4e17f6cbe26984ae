import { t as shared } from '../../../text';
import { inLanguage } from '../../../text/spoken';
import { english } from './en';
import { french } from './fr/board';
import { frenchOdds } from './fr/odds';
import { odds } from './odds';

const own = inLanguage(english, french);

/** The words of the page with those of the Europa rules. */
export const t = {
  ...shared, ...own,
  zone: { ...shared.zone, ...own.zone },
  odds: { ...shared.odds, ...inLanguage(odds, frenchOdds) },
};
