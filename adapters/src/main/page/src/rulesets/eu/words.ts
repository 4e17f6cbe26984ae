import type { RoomWords } from '../../frame/room';
import { language } from '../../text/language';
import { dieNames, sides } from './text/dice';
import { ownOdds } from './text';

/** The English words; the French ones stand with the French texts. */
export const english = {
  pieces: 'Stacks', pickPiece: 'Choose a stack on the board, or here:', piecesIn: (count: number) => count === 1 ? '1 stack' : `${count} stacks`,
  party: 'Country', onlyOfParty: 'Only of', noParty: 'For no country', diceByParty: 'How the dice fell, country by country',
  unit: 'MP', risk: (by: string, chance: string, kind: string) => kind === 'blockade' ? `the blockade of ${by} holds with ${chance}` : kind === 'shore-fire' ? `fire from ${by} stops it with ${chance}` : `${by} intercepts with ${chance}`,
};

/** What the Europa rules call things that every game has. */
export const words: Partial<RoomWords> = {
  // It stands in addresses, which are the same in every language.
  piece: 'stack', ...language === 'fr' ? (await import('./text/fr/words')).french : { ...english, dice: dieNames, sides },
  odds: { ...ownOdds, first: ['phasing', 'besieger', 'true'], last: ['nonPhasing', 'besieged', 'false'] },
};
