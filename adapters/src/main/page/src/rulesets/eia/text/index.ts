import { t as shared } from '../../../text';
import { english } from './en';

/** The words of the page with those of Empires in Arms. */
export const t = { ...shared, ...english, zone: { ...shared.zone, ...english.zone } };
