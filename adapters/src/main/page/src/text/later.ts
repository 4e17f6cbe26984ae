import type { LaterWords, Words } from '.';
import { t as board } from '.';
import { englishLater } from './enLater';
import { language } from './language';

/** All words of the page, for a room that is opened later than a board: those that a board does not need come with the first of them. */
export const t: Words & LaterWords = { ...board, ...language === 'fr' ? (await import('./fr/later')).frenchLater : englishLater };
