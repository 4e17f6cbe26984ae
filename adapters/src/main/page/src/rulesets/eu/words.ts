import type { RoomWords } from '../../frame/room';
import { dieNames, sides } from './text/dice';
import { odds } from './text/odds';

/** What the Europa rules call things that every game has. */
export const words: Partial<RoomWords> = {
  piece: 'stack', pieces: 'Stacks', pickPiece: 'Choose a stack on the board, or here:', piecesIn: (count) => count === 1 ? '1 stack' : `${count} stacks`,
  party: 'Country', onlyOfParty: 'Only of', noParty: 'For no country', diceByParty: 'How the dice fell, country by country',
  unit: 'MP', risk: (by, chance) => `${by} intercepts with ${chance}`,
  dice: dieNames, sides,
  odds: { ...odds, first: ['phasing', 'besieger', 'true'], last: ['nonPhasing', 'besieged', 'false'] },
};
