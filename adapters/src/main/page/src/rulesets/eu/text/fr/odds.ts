import type { Spoken } from '../../../../text/spoken';
import type { odds } from '../odds';

/** What the odds of the Europa procedures are called in French. */
export const frenchOdds: Spoken<typeof odds> = {
  brief: ['lossesLd', 'lossesThirds', 'routed', 'destroyed', 'result', 'fortressFalls', 'besiegerLossesLd', 'ld', 'veteranLd', 'veteran'],
  fields: {
    winner: 'Vainqueur', ended: 'Comment elle finit', evaded: 'Esquivée', majorBattle: 'Bataille majeure', routed: 'En déroute', destroyed: 'Détruit', leader: 'Chef',
    leaderRounds: 'Rounds d’absence du chef', lossesLd: 'Pertes en LD', lossesThirds: 'Pertes en tiers', lossesNd: 'Navires perdus', fortressFalls: 'La forteresse tombe', besiegerLossesLd: 'Pertes de l’assiégeant, en LD',
    besiegerDestroyed: 'L’assiégeant est détruit', success: 'Succès', first: 'Agit le premier', attritionDue: 'Attrition du siège', result: 'Résultat', next: 'Round suivant', extendedCampaign: 'Campagne prolongée',
    badWeather: 'Mauvais temps', retreatAfterFirstDay: 'Tente de rompre', evades: 'Tente d’esquiver', breach: 'Par une brèche', lossLd: 'Pertes en LD', pillage: 'Un P : un LD de plus ou un pillage', modified: 'Dé modifié', ld: 'LD', veteranLd: 'LD de vétérans', veteran: 'Compte comme vétéran', activated: 'Les indigènes se soulèvent', deserting: 'Rejoignent le chef', resisting: 'Résistent', eliminated: 'Disparaissent',
    end: 'Le voyage', arrives: 'Arrive', battle: 'Bataille en mer', shipsLostThirds: 'Perdu, en tiers de navire', lands: 'Débarque', lostAtSeaLd: 'Perdu en mer, en LD', beach: 'Bataille à terre', lostLd: 'Perdu en tout, en LD', ending: 'L’attaque', found: 'Trouvé', captured: 'Capturé', rise: 'Les indigènes se soulèvent',
  },
  valuesOf: {
    winner: { none: 'Personne' }, first: { none: 'Personne' }, windAdvantage: { none: 'Personne' }, result: { none: 'Sans effet' },
    end: { arrives: 'Arrive', blockade: 'Retenu par le blocus', 'shore-fire': 'Arrêté par la batterie', battle: 'Finit par une bataille', lost: 'Perdu corps et biens' },
    ending: { 'not-found': 'Non trouvé', 'fought-off': 'Repoussé', raided: 'Pillé' },
  },
  values: {
    left: 'Ce qui reste', undermining: 'Sape', assault: 'Assaut', phasing: 'Actif', nonPhasing: 'Non actif', none: 'Aucun', true: 'Oui', false: 'Non', null: 'Non demandé', besieger: 'Assiégeant', besieged: 'Assiégé', end: 'Fin du tour', 'S-': 'Travaux −', 'S+': 'Travaux +', B: 'Brèche', 'B-or-WH': 'Brèche ou honneurs de la guerre', R: 'Reddition',
    'day1-fire': 'feu du premier jour', 'day1-shock': 'choc du premier jour', 'day1-retreat': 'retraite après le premier jour', 'day1-destruction': 'détruit le premier jour',
    won: 'Gagnée', lost: 'Perdue', undecided: 'Indécise', 'day2-fire': 'feu du second jour', 'day2-shock': 'choc du second jour', evasion: 'esquive',
  },
};
