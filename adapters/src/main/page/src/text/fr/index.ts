import type { Words } from '..';
import { board } from './board';
import { flow } from './flow';
import { game } from './game';
import { rest } from './rest';
import { seat } from './seat';

/** The French texts of a board and of its surroundings. An English text that is missing here is a fault of the types. */
export const french: Words = { ...rest, ...seat, ...game, ...board, ...flow };
