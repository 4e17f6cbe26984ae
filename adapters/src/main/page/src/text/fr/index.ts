import type { Words } from '..';
import { board } from './board';
import { dice } from './dice';
import { flow } from './flow';
import { game } from './game';
import { guide } from './guide';
import { home } from './home';
import { rest } from './rest';
import { table } from './table';

/** Every French text of the page that does not come from the service. What English has and this has not is a fault of the types. */
export const french: Words = { ...rest, ...table, ...game, ...board, ...flow, dice, home, guide };
