import { english } from './en';
import type { englishLater } from './enLater';
import { language } from './language';
import type { Spoken } from './spoken';

/** The words of a board in one language. A language that lacks one does not compile. */
export type Words = Spoken<typeof english>;

/** The words of all other rooms: `t` of `later` has them too. */
export type LaterWords = Spoken<typeof englishLater>;

/** The words in the language that was chosen; another one than English is fetched only where it is spoken. */
export const t: Words = language === 'fr' ? (await import('./fr')).french : english;
