import type { Spoken } from '../../../../text/spoken';
import type { english } from '../../words';

/** French labels of Empires in Arms for things that every game has. */
export const french: Spoken<typeof english> = {
  pieces: 'Corps', pickPiece: 'Choisissez un corps sur le plateau, ou ici :', piecesIn: (count: number) => `${count} corps`,
  party: 'Puissance', onlyOfParty: 'Seulement de', noParty: 'Pour aucune puissance', diceByParty: 'Comment les dés sont tombés, puissance par puissance',
  unit: 'MP',
  tallies: {
    combat: 'Jours de combat', siege: 'Essais d’assaut', lostFactors: 'Facteurs perdus', losses: 'Facteurs perdus', won: 'Gagnés', attempt: 'Essais d’assaut', fall: 'Villes prises',
    captured: 'prise', starved: 'affamée', sortie: 'sortie', 'no-result': 'sans résultat', breach: 'brèche', forage: 'Fourrage', besieged: 'Assiégés', supply: 'Ravitaillement', factors: 'facteurs', money: 'argent',
  },
  dice: {
    forage: 'Fourrage', siege: 'Essai d’assaut', sortie: 'Sortie', withdraw: 'Repli', combat: 'Combat', reinforce: 'Essai de renfort', pursuit: 'Poursuite', outflank: 'Arrivée des forces de débordement', round1: 'Round 1', round2: 'Round 2',
    round3: 'Round 3', guerillas: 'Guérillas qui se lèvent', 'anti-guerilla': 'Opération contre les guérillas', 'order-of-allies': 'Ordre des alliés',
  },
};
