import type { Spoken } from '../../../../text/spoken';
import type { odds } from '../odds';

/** What the odds of Empires in Arms are called in French. */
export const frenchOdds: Spoken<typeof odds> = {
  brief: ['lostFactors', 'losses', 'politicalPoints', 'breaks', 'wipedOut', 'corpsWithdrawn', 'allWithdraw', 'withdrawn', 'factorsLost', 'pursuitPoints', 'winner'],
  fields: {
    winner: 'Vainqueur', ended: 'Comment il finit', roundsFought: 'Rounds livrés', leadersCaptured: 'Chefs capturés', lostFactors: 'Facteurs perdus', politicalPoints: 'Points politiques', moraleLost: 'Moral perdu, en dixièmes',
    'pursuit/class': 'Classe de la poursuite', 'pursuit/points': 'Points de la poursuite', pursuitPoints: 'Points de la poursuite', value: 'Valeur du combat', outcome: 'Ce qui en vient', 'attempt/result': 'Essai d’assaut', prisonerFactors: 'Facteurs faits prisonniers',
    factorsLost: 'Facteurs perdus', modifier: 'Modificateur', modified: 'Dé modifié', corpsRemoved: 'Corps retirés', lostFromCorps: 'Perdus du corps', lostFromDetached: 'Perdus de ceux laissés en arrière', cityEmptied: 'Ville vidée',
    honours: 'Honneurs de la guerre', sortie: 'Sortie', surrenders: 'Se rend après une brèche', chit: 'Jeton', withdrawn: 'Corps qui se replient', corpsWithdrawn: 'Corps qui se replient', allWithdraw: 'Tous se replient', losses: 'Facteurs perdus', breaks: 'Rompt', wipedOut: 'Anéanti', corpsArriving: 'Corps qui arrivent', anyArrives: 'Des renforts arrivent',
    arrives: 'La force de débordement arrive', removed: 'Guérillas retirées', loser: 'Qui perd un facteur', guerillas: 'Guérillas qui se lèvent', attempt: 'Essai d’assaut', 'outflank/arrivedAfterRound': 'La force de débordement arrive après le round', endOfDay: 'À la fin du jour',
  },
  valuesOf: {
    class: { null: 'pas de poursuite' }, points: { null: 'pas de poursuite' }, arrivedAfterRound: { 0: 'jamais' },
    winner: { none: 'Personne' }, leadersCaptured: { none: 'Aucun' }, honours: { none: 'non demandés', asked: 'demandés et accordés', refused: 'demandés, non accordés' },
  },
  values: {
    attacker: 'Attaquant', defender: 'Défenseur', besieger: 'Assiégeant', garrison: 'Garnison', none: 'Aucun', true: 'Oui', false: 'Non', null: 'Aucun assaut', break: 'un camp rompt', elimination: 'un camp est anéanti', 'both-break': 'les deux camps rompent', 'end-of-day': 'avec le jour',
    sameChits: 'Le lendemain, mêmes jetons', forage: 'S’il y vit sur le pays', otherStays: 'Si l’autre camp reste', withdrawal: 'un camp se replie', 'no-result': 'aucun résultat', sortie: 'sortie', breach: 'brèche', honours: 'honneurs de la guerre', surrender: 'reddition', captured: 'prise', repulsed: 'repoussé',
  },
};
