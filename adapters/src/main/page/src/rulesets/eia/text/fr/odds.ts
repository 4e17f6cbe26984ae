import type { Spoken } from '../../../../text/spoken';
import type { odds } from '../odds';

/** French labels of the odds of Empires in Arms. */
export const frenchOdds: Spoken<typeof odds> = {
  brief: ['lostFactors', 'losses', 'politicalPoints', 'breaks', 'wipedOut', 'corpsWithdrawn', 'allWithdraw', 'withdrawn', 'factorsLost', 'pursuitPoints', 'winner',
    'factorsLeft', 'cavalryLeft', 'corpsEmptied', 'moraleOfRest', 'nextRoundLosses', 'nextRoundBreaks', 'pinningFactors', 'flankingFactors', 'arrivesAfterRound', 'arrivesAtBestAfterRound', 'areasToDepot', 'goesOn', 'mustSurrender',
    'attempt', 'outcome', 'prisonerFactors', 'factorsSaved', 'besieger/losses', 'garrison/losses', 'garrison/prisonerFactors', 'garrison/factorsSaved', 'lostFactors/attacker', 'lostFactors/defender'],
  fields: {
    winner: 'Vainqueur', ended: 'Comment il finit', roundsFought: 'Rounds livrés', leadersCaptured: 'Chefs capturés', lostFactors: 'Facteurs perdus', politicalPoints: 'Points politiques', moraleLost: 'Moral perdu, en dixièmes',
    'pursuit/class': 'Classe de la poursuite', 'pursuit/points': 'Points de la poursuite', pursuitPoints: 'Points de la poursuite', value: 'Valeur du combat', outcome: 'Ce qui en vient', 'attempt/result': 'Essai d’assaut', prisonerFactors: 'Facteurs faits prisonniers',
    factorsLost: 'Facteurs perdus', modifier: 'Modificateur', modified: 'Dé modifié', corpsRemoved: 'Corps retirés', lostFromCorps: 'Perdus du corps', lostFromDetached: 'Perdus de ceux laissés en arrière', cityEmptied: 'Ville vidée',
    honours: 'Honneurs de la guerre', sortie: 'Sortie', surrenders: 'Se rend après une brèche', chit: 'Jeton', withdrawn: 'Corps qui se replient', corpsWithdrawn: 'Corps qui se replient', allWithdraw: 'Tous se replient', losses: 'Facteurs perdus', breaks: 'Rompt', wipedOut: 'Anéanti', corpsArriving: 'Corps qui arrivent', anyArrives: 'Des renforts arrivent',
    arrives: 'La force de débordement arrive', removed: 'Guérillas retirées', loser: 'Qui perd un facteur', guerillas: 'Guérillas qui se lèvent', attempt: 'Essai d’assaut', 'outflank/arrivedAfterRound': 'La force de débordement arrive après le round', endOfDay: 'À la fin du jour',
    factorsLeft: 'Facteurs restants', cavalryLeft: 'Cavalerie restante', corpsEmptied: 'Corps vidés', moraleOfRest: 'Moral du reste, en dixièmes', nextRoundLosses: 'Facteurs perdus au round suivant', nextRoundBreaks: 'Rompt au round suivant',
    pinningFactors: 'Facteurs qui fixent', flankingFactors: 'Facteurs qui débordent', arrivesAfterRound: 'Arrive après le round', arrivesAtBestAfterRound: 'Arrive après le round, au mieux', areasToDepot: 'Régions jusqu’au dépôt le plus proche', goesOn: 'Doit aller plus loin', mustSurrender: 'Doit se rendre',
    factorsSaved: 'Facteurs sauvés', 'besieger/losses': 'Assiégeant : facteurs perdus', 'garrison/losses': 'Garnison : facteurs perdus', 'garrison/prisonerFactors': 'Garnison : facteurs faits prisonniers', 'garrison/factorsSaved': 'Garnison : facteurs sauvés',
    'besieger/politicalPoints': 'Assiégeant : points politiques', 'garrison/politicalPoints': 'Garnison : points politiques', 'lostFactors/attacker': 'Attaquant : facteurs perdus', 'lostFactors/defender': 'Défenseur : facteurs perdus',
  },
  figures: {
    factorsLeft: { told: (n) => n === '1' ? '1 facteur restant' : `${n} facteurs restants` }, cavalryLeft: { told: (n) => `${n} de cavalerie ${n === '1' ? 'restant' : 'restants'}` },
    lostFactors: { told: (n) => n === '1' ? '1 facteur perdu' : `${n} facteurs perdus` }, losses: { told: (n) => n === '1' ? '1 facteur perdu' : `${n} facteurs perdus` },
    factorsLost: { told: (n) => n === '1' ? '1 facteur perdu' : `${n} facteurs perdus` }, nextRoundLosses: { told: (n) => n === '1' ? '1 facteur perdu au round suivant' : `${n} facteurs perdus au round suivant` },
    moraleOfRest: { told: (n) => `moral ${n}`, tenths: true }, moraleLost: { told: (n) => `moral perdu : ${n}`, tenths: true },
  },
  valuesOf: {
    class: { null: 'pas de poursuite' }, points: { null: 'pas de poursuite' }, arrivedAfterRound: { 0: 'jamais' }, arrivesAfterRound: { 0: 'jamais' }, arrivesAtBestAfterRound: { 0: 'jamais' },
    winner: { none: 'Personne' }, leadersCaptured: { none: 'Aucun' }, honours: { none: 'non demandés', asked: 'demandés et accordés', refused: 'demandés, non accordés' },
  },
  values: {
    attacker: 'Attaquant', defender: 'Défenseur', besieger: 'Assiégeant', garrison: 'Garnison', none: 'Aucun', true: 'Oui', false: 'Non', null: 'Aucun assaut', break: 'un camp rompt', elimination: 'un camp est anéanti', 'both-break': 'les deux camps rompent', 'end-of-day': 'avec le jour',
    sameChits: 'Le lendemain, mêmes jetons', forage: 'S’il y vit sur le pays', otherStays: 'Si l’autre camp reste', siege: 'Si la ville est assiégée', hunger: 'Si elle vit sur la ville', ifGranted: 'S’ils sont accordés', ifItFights: 'Si la garnison combat', withdrawal: 'un camp se replie', 'no-result': 'aucun résultat', sortie: 'sortie', breach: 'brèche', honours: 'honneurs de la guerre', surrender: 'reddition', captured: 'prise', repulsed: 'repoussé',
  },
};
