import type { Words } from '..';
import { board } from './board';
import { flow } from './flow';
import { game } from './game';
import { rest } from './rest';
import { seat } from './seat';

/** The French texts of a board and of what stands around it. What English has and this has not is a fault of the types. */
export const french: Words = { ...rest, ...seat, ...game, ...board, ...flow };
