import type { Spoken } from '../../../../text/spoken';
import type { odds } from '../odds';

/** French labels of the odds of the Europa procedures. */
export const frenchOdds: Spoken<typeof odds> = {
  brief: ['lossesLd', 'lossesThirds', 'routed', 'destroyed', 'result', 'fortressFalls', 'besiegerLossesLd', 'ld', 'veteranLd', 'veteran', 'arrives', 'acts', 'fought', 'winner', 'shipsLost', 'enemyShipsLost', 'lands', 'intercepted', 'battle', 'lostAtSeaLd', 'lostLd'],
  fields: {
    winner: 'Vainqueur', ended: 'Comment elle finit', evaded: 'Esquivée', majorBattle: 'Bataille majeure', routed: 'En déroute', destroyed: 'Détruit', leader: 'Chef',
    leaderRounds: 'Rounds d’absence du chef', lossesLd: 'Pertes en LD', lossesThirds: 'Pertes en tiers', lossesNd: 'Navires perdus', fortressFalls: 'La forteresse tombe', besiegerLossesLd: 'Pertes de l’assiégeant, en LD',
    besiegerDestroyed: 'L’assiégeant est détruit', success: 'Succès', first: 'Agit le premier', attritionDue: 'Attrition du siège', result: 'Résultat', next: 'Round suivant', extendedCampaign: 'Campagne prolongée',
    badWeather: 'Mauvais temps', retreatAfterFirstDay: 'Tente de rompre', evades: 'Tente d’esquiver', breach: 'Par une brèche', lossLd: 'Pertes en LD', pillage: 'Perdre un LD ou piller', modified: 'Dé modifié', ld: 'LD', veteranLd: 'LD de vétérans', veteran: 'Compte comme vétéran', activated: 'Les indigènes se soulèvent', deserting: 'Rejoignent le chef', resisting: 'Résistent', eliminated: 'Disparaissent',
    end: 'Comment la traversée finit', arrives: 'Arrive', acts: 'Y fait ce qu’elle a annoncé', battle: 'Bataille', shipsLost: 'Navires perdus', fought: 'Bataille livrée', enemyShipsLost: 'Navires perdus par l’ennemi', lands: 'Les troupes débarquent', lostAtSeaLd: 'LD perdus en mer', intercepted: 'Débarquement intercepté', siege: 'Siège mis', lostLd: 'LD perdus en tout',
    shipsLostThirds: 'Perdu, en tiers de navire', beach: 'Bataille à terre', ending: 'L’attaque', found: 'Trouvé', captured: 'Capturé', rise: 'Les indigènes se soulèvent',
  },
  figures: {
    ld: { told: (n) => `${n} LD` }, veteranLd: { told: (n) => `${n} LD de vétérans` }, lossesLd: { told: (n) => n === '1' ? '1 LD perdu' : `${n} LD perdus` }, lossLd: { told: (n) => n === '1' ? '1 LD perdu' : `${n} LD perdus` },
    besiegerLossesLd: { told: (n) => `l’assiégeant perd ${n} LD` }, lostAtSeaLd: { told: (n) => n === '1' ? '1 LD perdu en mer' : `${n} LD perdus en mer` }, lostLd: { told: (n) => n === '1' ? '1 LD perdu en tout' : `${n} LD perdus en tout` },
    lossesNd: { told: (n) => n === '1' ? '1 navire perdu' : `${n} navires perdus` }, shipsLost: { told: (n) => n === '1' ? '1 navire perdu' : `${n} navires perdus` },
    enemyShipsLost: { told: (n) => n === '1' ? 'l’ennemi perd 1 navire' : `l’ennemi perd ${n} navires` },
  },
  parts: { voyage: 'Traversée', attack: 'Bataille au bout', landing: 'Débarquement' },
  voyage: 'La traversée entière, avec les blocus, l’attrition, les interceptions et les batailles en chemin :',
  valuesOf: {
    winner: { none: 'Personne' }, first: { none: 'Personne' }, windAdvantage: { none: 'Personne' }, result: { none: 'Sans effet' },
    end: { arrives: 'arrive', blockade: 'refoulée par un blocus', 'shore-fire': 'refoulée par le feu de la côte', battle: 'arrêtée par une bataille', lost: 'tous les navires sont perdus' },
    battle: { none: 'aucune', won: 'gagnée', lost: 'perdue', undecided: 'indécise' }, undermining: { 'no-siege': 'pas de siège' },
    beach: { none: 'aucune', won: 'gagnée', lost: 'perdue', undecided: 'indécise' }, ending: { 'not-found': 'non trouvé', 'fought-off': 'repoussé', raided: 'pillé' },
  },
  values: {
    left: 'Ce qui reste', undermining: 'Sape', assault: 'Assaut', phasing: 'Actif', nonPhasing: 'Non actif', none: 'Aucun', true: 'Oui', false: 'Non', null: 'Non demandé', besieger: 'Assiégeant', besieged: 'Assiégé', end: 'Fin du tour', 'S-': 'Travaux −', 'S+': 'Travaux +', B: 'Brèche', 'B-or-WH': 'Brèche ou honneurs de la guerre', R: 'Reddition',
    'day1-fire': 'feu du premier jour', 'day1-shock': 'choc du premier jour', 'day1-retreat': 'retraite après le premier jour', 'day1-destruction': 'détruit le premier jour',
    'day2-fire': 'feu du second jour', 'day2-shock': 'choc du second jour', evasion: 'esquive',
  },
};
