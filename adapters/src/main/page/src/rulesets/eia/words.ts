import type { RoomWords } from '../../frame/words';
import { language } from '../../text/language';
import { ownOdds, t } from './text';

/** The English words; the French ones stand with the French texts. */
export const english = {
  pieces: 'Corps', pickPiece: 'Choose a corps on the board, or here:', piecesIn: (count: number) => count === 1 ? '1 corps' : `${count} corps`,
  party: 'Power', onlyOfParty: 'Only of', noParty: 'For no power', diceByParty: 'How the dice fell, power by power',
  unit: 'MP',
  tallies: {
    combat: 'Days of combats', siege: 'Assault attempts', lostFactors: 'Factors lost', losses: 'Factors lost', won: 'Won', attempt: 'Assault attempts', fall: 'Cities taken',
    captured: 'captured', starved: 'starved out', sortie: 'sortie', 'no-result': 'no result', breach: 'breach', forage: 'Foraging', besieged: 'Besieged', supply: 'Supply', factors: 'factors', money: 'money',
  },
  dice: {
    forage: 'Forage', siege: 'Assault attempt', sortie: 'Sortie', withdraw: 'Withdrawal', combat: 'Combat', reinforce: 'Reinforcing attempt', pursuit: 'Pursuit', outflank: 'Arrival of outflanking forces', round1: 'Round 1', round2: 'Round 2',
    round3: 'Round 3', guerillas: 'Guerillas that rise', 'anti-guerilla': 'Operation against guerillas', 'order-of-allies': 'Order of allies',
  },
};

/** Labels of Empires in Arms for things that every game has. */
export const words: Partial<RoomWords> = {
  // It stands in addresses, which are the same in every language.
  piece: 'piece', ...language === 'fr' ? (await import('./text/fr/words')).french : english,
  sides: { attacker: t.combats.attacker, defender: t.combats.defender, besieger: t.combats.besieger, garrison: t.combats.garrison },
  odds: { ...ownOdds, first: ['attacker', 'besieger', 'captured', 'true'], last: ['defender', 'garrison', 'repulsed', 'false'] },
};
