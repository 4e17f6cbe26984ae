import type { RoomWords } from '../../frame/words';
import { language } from '../../text/language';
import { perCent } from '../../text/words';
import { dieNames, sides } from './text/dice';
import { tallies } from './text/tallies';
import { ownOdds } from './text';

/** The English words; the French ones stand with the French texts. */
export const english = {
  pieces: 'Stacks', pickPiece: 'Choose a stack on the board, or here:', piecesIn: (count: number) => count === 1 ? '1 stack' : `${count} stacks`,
  party: 'Country', onlyOfParty: 'Only of', noParty: 'For no country', diceByParty: 'How the dice fell, country by country',
  unit: 'MP', zones: (count: number) => count === 1 ? 'zone' : 'zones',
  seaToll: (chance: string, losses: string[], reason: string) => `attrition at sea: ${chance} to lose ships${losses.length ? `: ${losses.join(', ')}` : ''} (${reason})`,
  ships: (lost: number, chance: string) => `${lost} ${lost === 1 ? 'ship' : 'ships'} ${chance}`, risk: (by: string, chance: string, kind: string) => kind === 'blockade' ? `the blockade of ${by} holds with ${chance}` : kind === 'shore-fire' ? `fire from ${by} stops it with ${chance}` : `${by} intercepts with ${chance}`,
};

const own = language === 'fr' ? (await import('./text/fr/words')).french : { ...english, dice: dieNames, sides, tallies };

/** Labels of the Europa rules for things that every game has. */
export const words: Partial<RoomWords> = {
  toll: ({ kind, chance, losses, reason }) => kind !== 'naval-attrition' ? undefined
    : own.seaToll(perCent(chance), losses.filter(({ lost }) => lost > 0).map((loss) => own.ships(loss.lost, perCent(loss.chance))), reason),
  alone: ({ command }) => command.type === 'RideAlone',
  unitOf: ({ command, move }) => /^Sail/.test(command.type) ? own.zones(move?.cost ?? 0) : undefined,
  // It stands in addresses, which are the same in every language.
  piece: 'stack', ...own,
  ahead: ({ voyage }) => voyage ? ownOdds.voyage : undefined,
  odds: { ...ownOdds, first: ['phasing', 'besieger', 'true'], last: ['nonPhasing', 'besieged', 'false'] },
};
