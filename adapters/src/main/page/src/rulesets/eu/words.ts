import type { RoomWords } from '../../frame/room';
import { inLanguage, type Spoken } from '../../text/spoken';
import { dieNames, sides } from './text/dice';
import { frenchDieNames, frenchSides } from './text/fr/dice';
import { frenchOdds } from './text/fr/odds';
import { odds } from './text/odds';

const english = {
  pieces: 'Stacks', pickPiece: 'Choose a stack on the board, or here:', piecesIn: (count: number) => count === 1 ? '1 stack' : `${count} stacks`,
  party: 'Country', onlyOfParty: 'Only of', noParty: 'For no country', diceByParty: 'How the dice fell, country by country',
  unit: 'MP', risk: (by: string, chance: string) => `${by} intercepts with ${chance}`,
};

const french: Spoken<typeof english> = {
  pieces: 'Piles', pickPiece: 'Choisissez une pile sur le plateau, ou ici :', piecesIn: (count) => count === 1 ? '1 pile' : `${count} piles`,
  party: 'Pays', onlyOfParty: 'Seulement de', noParty: 'Pour aucun pays', diceByParty: 'Comment les dés sont tombés, pays par pays',
  unit: 'MP', risk: (by, chance) => `${by} intercepte avec ${chance}`,
};

/** What the Europa rules call things that every game has. */
export const words: Partial<RoomWords> = {
  // It stands in addresses, which are the same in every language.
  piece: 'stack', ...inLanguage(english, french), dice: inLanguage(dieNames, frenchDieNames), sides: inLanguage(sides, frenchSides),
  odds: { ...inLanguage(odds, frenchOdds), first: ['phasing', 'besieger', 'true'], last: ['nonPhasing', 'besieged', 'false'] },
};
