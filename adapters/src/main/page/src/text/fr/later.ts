import type { LaterWords } from '..';
import { around } from './around';
import { dice } from './dice';
import { guide } from './guide';
import { home } from './home';
import { table } from './table';

/** The French texts of the rooms that are opened later than a board. */
export const frenchLater: LaterWords = { ...around, ...table, dice, home, guide };
