/** The French words for the columns, units and measures of the questions that the Europa rules bring to the archive. */
export const archiveWords: Record<'columns' | 'units' | 'measures', Record<string, string>> = {
  columns: {
    force: 'rapport des forces', major: 'majeures', ld: 'LD', against_ld: 'LD adverses', terrain: 'terrain', ended: 'fin', winner: 'vainqueur', against_lost: 'pertes adverses',
    leader: 'chef', maneuver: 'manœuvre', fire: 'feu', shock: 'choc', element: 'élément', evasion: 'évasion', beaten: 'battus', succeeded: 'réussies', battles: 'batailles', in_winter: 'en hiver', taken: 'prises', rounds: 'actions',
    action: 'action', level: 'niveau', breach: 'brèche', fell: 'tombées', siegework_minus: 'ouvrages −', siegework_plus: 'ouvrages +', ships: 'navires', winter: 'hiver', campaign: 'campagne', ducats: 'ducats', fortresses: 'forteresses',
    title: 'intitulé', income: 'recette',
  },
  units: {
    LD: 'LD', battles: 'batailles', ships: 'navires', 'LD or ships': 'LD ou navires', attempts: 'tentatives', sieges: 'sièges', actions: 'actions', campaigns: 'campagnes', ducats: 'ducats', fortresses: 'forteresses', entries: 'inscriptions',
    'victory points': 'points de victoire', levels: 'niveaux', 'thirds of a ship': 'tiers de navire',
    boxes: 'cases', lossesLd: 'LD perdus', lossesNd: 'ND perdus', lossesThirds: 'tiers de navire perdus',
  },
  measures: { stability: 'stabilité', ships: 'navires' },
};
