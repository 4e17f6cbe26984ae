import { t as shared } from '../../../text';
import { english } from './en';
import { odds } from './odds';

/** The words of the page with those of the Europa rules. */
export const t = {
  ...shared, ...english,
  zone: { ...shared.zone, ...english.zone },
  odds: { ...shared.odds, ...odds },
};
