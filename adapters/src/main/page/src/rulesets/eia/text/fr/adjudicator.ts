import type { Spoken } from '../../../../text/spoken';
import type { english } from '../adjudicator';
import { french as board } from './board';

const { kinds, chits } = board;

/** The French texts of the questions of Empires in Arms. */
export const frenchAdjudicator: Spoken<typeof english> = {
  diceHint: 'Ce qui a été lancé, 1 à 6. Le service nommera ce qui manque.', majors: 'Puissances', minors: 'États mineurs',
  optional: { commander: 'un chef commande', intrinsic: 'autres qu’imprimées', outflanking: 'la force est divisée' },
  unset: { nation: 'la sienne' },
  rulesets: { 'empires-in-arms': 'Empires in Arms' },
  procedures: {
    'field-combat': 'Combat en campagne', 'trivial-combat': 'Combat mineur', 'siege-assault': 'Assaut d’un siège', forage: 'Fourrage', 'besieged-supply': 'Ravitaillement d’assiégés', 'depot-supply': 'Ravitaillement par dépôt',
  },
  examples: {
    bessarabia: 'La Turquie contre la Russie, avec les dés du livre', chits: 'La Turquie contre la Russie : quels jetons ?', outflanked: 'Napoléon contourne le flanc', withdrawing: 'Des corps sans chef se replient',
    depot: 'Un corps trouve la garnison d’un dépôt', storm: 'Les Français donnent l’assaut à une ville', longSiege: 'Une grande ville : sortie, honneurs ou reddition ?', winter: 'Un petit corps en hiver', standing: 'Un corps immobile',
    shutIn: 'Neuf facteurs enfermés', chain: 'Trois corps et deux ports',
  },
  sides: { '': 'L’essai', attacker: 'Attaquant', defender: 'Défenseur', besieger: 'Assiégeant', garrison: 'Garnison' },
  groups: {
    scene: 'Circonstances', rules: 'Jour, méthode et options', who: 'Qui', factors: 'Facteurs', casualties: 'Ordre des pertes', commander: 'Chef', intrinsic: 'Valeurs des corps', conduct: 'Conduite', outflanking: 'Force de débordement',
    corpsFactors: 'Ce que contient chaque corps', earlier: 'Des jours précédents', values: 'Ce que valent un point politique, un facteur et des chefs capturés (pour les probabilités)', city: 'La ville', siege: 'Le siège', corps: 'Le corps',
    month: 'Ce mois', losses: 'Où tombent les pertes', depot: 'Corps aux dépôts', ports: 'Ports assiégés',
  },
  fields: {
    terrain: 'Terrain', day: 'Jour', moraleMethod: 'Moral par', options: 'Options', power: 'Puissance', chit: 'Jeton', corps: 'Corps', crossing: 'Passage', largeCorps: 'Grands corps (plus de 20)', factors: 'Facteurs',
    type: 'Sorte', count: 'Combien', morale: 'Moral (dixièmes)', nation: 'Nation', casualtyOrder: 'Perdus d’abord', strategic: 'Stratégique', tactical: 'Tactique', tacticalMax: 'Maximum de corps', napoleon: 'Napoléon',
    cavalryLeader: 'chef de cavalerie avec la force', baseMorale: 'Moral de base (dixièmes)', moraleLostBefore: 'Moral perdu avant (dixièmes)', endOfDay: 'À la fin du jour', corpsFactors: 'Facteurs dans les corps',
    depotGarrison: 'garnison d’un dépôt', byAgreement: 'accepte un combat en campagne, d’un commun accord', fleches: 'Flèches', spires: 'Tours', honours: 'Honneurs de la guerre', refuge: 'aucune ville amie où aller', surrenders: 'se rend après une brèche',
    politicalPoint: 'Un point politique', factor: 'Un facteur', leaders: 'Chefs capturés', forageValue: 'Valeur de fourrage', otherCorps: 'Autres corps', unusedMovement: 'Points de mouvement inemployés', besieging: 'assiège', forceMarch: 'a fait une marche forcée',
    winter: 'hiver', ownTerritory: 'n’a jamais quitté son territoire', detachedFactors: 'Facteurs laissés en arrière', factorsInside: 'Facteurs dedans', distance: 'Zones jusqu’au dépôt', besiegedPorts: 'Ports assiégés', by: 'Ravitaillé par',
  },
  values: {
    ...kinds, ...chits, cossack: 'cosaques', guerilla: 'guérillas',
    clear: 'dégagé', forest: 'forêt', mountain: 'montagne', desert: 'désert', marsh: 'marais', 1: 'méthode un', 2: 'méthode deux', 'cavalry-superiority': 'supériorité de cavalerie', none: 'aucun', river: 'une rivière', arrow: 'une flèche de passage', sea: 'la mer',
    fight: 'continuer le combat', withdraw: 'se replier', asked: 'demandés et accordés', refused: 'demandés, non accordés', yes: 'oui', no: 'non', invasion: 'ravitaillement d’invasion',
  },
  dieNames: {
    siege: 'Siège', sortie: 'Sortie', withdraw: 'Repli', round1: 'Round 1', outflank1: 'Arrivée après le round 1', round2: 'Round 2', outflank2: 'Arrivée après le round 2', round3: 'Round 3', pursuit: 'Poursuite', forage: 'Fourrage',
  },
  answers: {
    winner: 'Vainqueur', ended: 'Comment il a fini', outcome: 'Ce qui en est venu', finalMorale: 'Rompt à', moraleLost: 'Moral perdu', politicalPoints: 'Points politiques', leadersCaptured: 'Chefs capturés', survivors: 'Survivants', surrendered: 'Rendus',
    prisoners: 'Prisonniers', pursuit: 'Poursuite', withdrawal: 'Repli', outflank: 'Force de débordement', attempt: 'Essai d’assaut', modifier: 'Modificateur', modified: 'Dé modifié', factorsLost: 'Facteurs perdus', corpsRemoved: 'Corps retirés',
    lostFromCorps: 'Perdus du corps', lostFromDetached: 'Perdus de ceux laissés en arrière', cityEmptied: 'Ville vidée', cost: 'Coût en demi-points', money: 'Argent payé',
  },
  outcome: {
    round: (number: number) => `Round ${number}`, table: (name: string) => `table ${name}`, inflicts: (factors: number, morale: string) => `${factors} ${factors === 1 ? 'facteur' : 'facteurs'}, ${morale} de moral`, loses: (what: string) => `perd ${what}`, nothing: 'rien',
    pursuit: (percentage: number, points: number) => `${percentage} % de la cavalerie, ${points} ${points === 1 ? 'point' : 'points'}`, pursued: 'Perdu dans la poursuite', pursuitClass: (number: number) => `classe ${number}`, die: 'dé', nobody: 'personne',
    automatic: 'de soi-même', withdrew: (corps: number) => corps === 1 ? '1 corps s’est replié' : `${corps} corps se sont repliés`, needed: (number: number) => `${number} ou moins requis`,
    arrival: (round: number, needed: number) => `Après le round ${round} : ${needed} ou moins requis`, arrived: 'elle arrive', notArrived: 'elle n’arrive pas', lost: 'perdu',
  },
  matrix: {
    value: 'Valeur du combat', valueTo: (side: string) => `Quand les deux camps mêlent leurs jetons au mieux, le combat vaut ceci pour ${side} :`, mixed: 'Meilleur mélange', fraction: 'Les fractions exactes',
    how: 'Chaque case dit ce que la paire de jetons vaut en moyenne pour l’attaquant : points politiques, facteurs et chefs capturés pesés les uns contre les autres ; le défenseur gagne ce que l’attaquant perd. Dessous, les chances de victoire de l’attaquant et du défenseur. Choisissez une case pour toutes ses probabilités.',
    equilibrium: 'Qui mêle les jetons dans ces parts ne peut être deviné : aucun jeton de l’ennemi ne fait mieux contre le mélange que la valeur ci-dessus.', cell: (attack: string, defence: string, value: string) => `${attack} contre ${defence} : ${value}`,
    wins: (attacker: string, defender: string) => `${attacker} / ${defender}`, attackers: 'Attaquant ↓ · défenseur →', pair: (attack: string, defence: string) => `${attack} contre ${defence}`, never: 'jamais',
    withoutOutflank: 'Le débordement est pesé pour un camp dont la force est divisée : choisissez-le comme jeton et dites ce qui contourne.',
  },
};
