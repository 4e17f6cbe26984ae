import { t as shared } from '../../../text';
import { language } from '../../../text/language';
import type { Spoken } from '../../../text/spoken';
import { english } from './en';
import { odds } from './odds';

const own: Spoken<typeof english> = language === 'fr' ? (await import('./fr/board')).french : english;

/** The words of the page with those of Empires in Arms. */
export const t = { ...shared, ...own, zone: { ...shared.zone, ...own.zone } };

/** Labels of the odds. */
export const ownOdds: Spoken<typeof odds> = language === 'fr' ? (await import('./fr/odds')).frenchOdds : odds;
