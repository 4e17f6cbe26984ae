import type { ArchiveWords } from '../../../../text/fr/archiveCells';
import { orders } from './archiveOrders';
import { frenchDieNames } from './dice';

const yielding = { none: 'aucune', evaded: 'réussie', failed: 'manquée' };

/** The French words for the columns, units, measures and cells of the questions that the Europa rules bring to the archive. */
export const archiveWords: ArchiveWords = {
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
  cells: {
    type: orders,
    purpose: { ...frenchDieNames, precedence: 'Préséance', siege: 'Siège', start: 'Premier round' },
    kind: { march: 'marche', supply: 'ravitaillement', cold: 'froid', timar: 'timars', besieged: 'assiégés', besieging: 'assiégeants', naval: 'en mer' },
    cause: { assault: 'assaut', attrition: 'attrition', battle: 'bataille', 'fall of the fortress': 'chute de la forteresse', losses: 'pertes', 'no place to go': 'aucun lieu où aller', 'no supply': 'sans ravitaillement', other: 'autre', redeployment: 'redéploiement', sea: 'mer', 'sea battle': 'bataille navale', 'shore fire': 'tir du rivage', stacking: 'surnombre' },
    action: { undermining: 'sape', assault: 'assaut', breach: 'brèche' },
    result: { none: 'aucun', 'B-or-WH': 'B ou honneurs', taken: 'prise', repelled: 'repoussé', won: 'gagné', lost: 'perdu', undecided: 'indécis' },
    campaign: { none: 'aucune', passive: 'passive', simple_no_logistics: 'simple sans logistique', simple: 'simple', major: 'majeure', multiple: 'multiple' },
    element: { land: 'terre', sea: 'mer', counter: 'contre l’intercepteur' },
    evasion: yielding,
    ended: { evasion: 'esquive', 'day1-fire': 'feu du premier jour', 'day1-shock': 'choc du premier jour', 'day2-fire': 'feu du second jour', 'day2-shock': 'choc du second jour' },
    winner: { phasing: 'actif', nonPhasing: 'non actif', none: 'personne' },
    terrain: { plain: 'plaine', 'sparse-forest': 'forêt clairsemée', 'dense-forest': 'forêt dense', 'northern-forest': 'forêt du nord', mountain: 'montagne', swamp: 'marais', desert: 'désert' },
    force: { 'a: below 1:2': 'a : moins de 1:2', 'b: 1:2 to 1:1': 'b : de 1:2 à 1:1', 'c: 1:1 to 3:2': 'c : de 1:1 à 3:2', 'd: 3:2 to 2:1': 'd : de 3:2 à 2:1', 'e: 2:1 to 3:1': 'e : de 2:1 à 3:1', 'f: 3:1 and more': 'f : 3:1 et plus' },
    phase: { battles: 'batailles', besiegers: 'assiégeants', campaigns: 'campagnes', continuation: 'continuation', exploration: 'exploration', forts: 'forts', initiative: 'initiative', levies: 'levées', movement: 'mouvements', over: 'finie', redeployment: 'redéploiement', refit: 'réparations', roundstart: 'début du round', sieges: 'sièges', startinground: 'premier round', supply: 'ravitaillement', wintering: 'hivernage' },
    procedure: {
      battle: 'bataille', siege: 'siège', interception: 'interception', 'counter-interception': 'contre-interception', 'interception at sea': 'interception en mer', 'march attrition': 'attrition de marche', 'supply attrition': 'attrition de ravitaillement',
      'cold attrition': 'attrition du froid', 'timar attrition': 'attrition des timars', 'besieged attrition': 'attrition des assiégés', 'besieging attrition': 'attrition des assiégeants', 'naval attrition': 'attrition en mer', 'running a blockade': 'blocus forcé', 'fire from the shore': 'tir du rivage',
      exploration: 'exploration', 'evasion at sea': 'esquive en mer', continuation: 'continuation',
      AssaultFought: 'assaut', AttritionRolled: 'attrition', BattleFought: 'bataille', EvasionAttempted: 'esquive', FortressUndermined: 'sape', InterceptionAttempted: 'interception', InterceptorRanBlockade: 'intercepteur qui force un blocus', BlockadeRun: 'blocus forcé', MarchAttritionRolled: 'attrition de marche',
      NavalAttritionRolled: 'attrition en mer', ProvinceEntered: 'entrée dans une province', SeaBattleEnded: 'fin de bataille navale', SeaBattleFought: 'bataille navale', SeaInterceptionAttempted: 'interception en mer', CounterInterceptionAttempted: 'contre-interception', ZoneExplored: 'exploration',
    },
  },
  answers: [
    ['stand and fight in {place!}', 'tenir et combattre : {place}'], ['try to evade to {place!} with {n#} LD into the fortress', 'tenter de s’esquiver vers {place}, avec {n} LD dans la forteresse'], ['try to evade to the port of {place!}', 'tenter de s’esquiver vers le port de {place}'],
    ['try to evade to {place!}', 'tenter de s’esquiver vers {place}'], ['step into the fortress of {place!} with up to {n#} LD', 'entrer dans la forteresse de {place} avec au plus {n} LD'], ['hold the field', 'tenir le champ de bataille'], ['do not retreat', 'ne pas se retirer'],
    ['try to break off and retreat', 'tenter de rompre et de se retirer'], ['fight on', 'continuer le combat'], ['stay in {place!}', 'rester : {place}'], ['retreat into the fortress, {n#} LD of {who!}', 'se retirer dans la forteresse, {n} LD de {who}'],
    ['retreat to {place!}, nobody into the fortress', 'se retirer vers {place}, personne dans la forteresse'], ['retreat to {place!}, {n#} LD of {who!} into the fortress', 'se retirer vers {place}, {n} LD de {who} dans la forteresse'], ['retreat to {place!}', 'se retirer vers {place}'],
  ],
  parts: { ld: 'LD', ship: 'navire', town: 'ville' },
};
