import type { ArchiveWords } from '../../../../text/fr/archiveCells';
import { orders } from './archiveOrders';

/** Causes of lost factors and of political points: the words of events. */
const causes = {
  AccessForced: 'passage forcé', AdjustmentMade: 'ajustement', AssaultAttempted: 'essai d’assaut', BesiegersRetreated: 'retraite des assiégeants', BesiegedForaged: 'fourrage des assiégés', CasualtiesTaken: 'pertes au combat', CityCaptured: 'prise d’une ville', CityStarvedOut: 'ville affamée', CombatDecided: 'combat décidé',
  CorpsForaged: 'fourrage', CorpsLostAtSea: 'corps perdu en mer', CorpsRemoved: 'corps retiré', CorpsStarved: 'corps affamé', EmptiedCityFell: 'chute d’une ville vide', ForageLossesTaken: 'pertes du fourrage', ForceSurrendered: 'reddition d’une force', GuerillasHunted: 'chasse aux guérillas',
  HungerLossesTaken: 'pertes de la faim', LeadersCaptured: 'chefs capturés', MinorConquered: 'conquête d’un pays mineur', OptionLosses: 'pertes choisies', PoliticalPointsChanged: 'points politiques', PoliticalPointsEntered: 'points politiques inscrits', PowerLoss: 'pertes d’une puissance', PrisonersTaken: 'prisonniers',
  SiegeFightEnded: 'fin d’un assaut', SiegeLossesTaken: 'pertes du siège', SiegePointsGained: 'points d’un siège', TreatyEnded: 'fin d’un traité', WarDeclared: 'déclaration de guerre', WarEntered: 'entrée en guerre',
};

/** Fields of the chart are called so too; an answer has a space in place of the hyphen. */
const chits = {
  outflank: 'débordement', assault: 'assaut', 'escalated-assault': 'assaut renforcé', 'escalated assault': 'assaut renforcé', echelon: 'échelon', probe: 'sonde', counterattack: 'contre-attaque', 'escalated-counterattack': 'contre-attaque renforcée', 'escalated counterattack': 'contre-attaque renforcée',
  cordon: 'cordon', withdraw: 'repli', defend: 'défense',
};
/** The French words for the columns, units, measures and cells of the questions that Empires in Arms brings to the archive. */
export const archiveWords: ArchiveWords = {
  columns: { chit: 'jeton', against_chit: 'jeton adverse', equilibrium: 'équilibre', winter: 'hiver', garrison: 'garnison', points: 'points', factors: 'facteurs' },
  units: { combats: 'combats', factors: 'facteurs', chits: 'jetons', actions: 'actions', 'political points': 'points politiques', money: 'argent', cities: 'villes', lostFactors: 'facteurs perdus' },
  measures: {},
  cells: {
    type: orders, cause: causes, chit: chits, against_chit: chits, answer: chits, better: chits,
    purpose: { combat: 'Combat', forage: 'Fourrage', guerillas: 'Guérillas', reinforce: 'Essai de renfort', round1: 'Round 1', round2: 'Round 2', round3: 'Round 3', withdraw: 'Repli', siege: 'Essai d’assaut', sortie: 'Sortie', avoid: 'Refus du combat' },
    kind: { field: 'combat en rase campagne', limited: 'combat limité', trivial: 'combat mineur', corps: 'corps', besieged: 'assiégés' },
    what: { attempt: 'essai', fight: 'assaut', captured: 'prise', starved: 'affamée' },
    result: { 'no-result': 'aucun', sortie: 'sortie', breach: 'brèche', 'attacker-won': 'attaquant vainqueur', 'defender-won': 'défenseur vainqueur', 'nobody-won': 'personne', captured: 'prise', starved: 'affamée' },
    phase: { announcement: 'annonce', combat: 'combats', depots: 'dépôts', movement: 'mouvements', supply: 'ravitaillement', over: 'finie', reinforcement: 'renforts', political: 'politique', naval: 'marine', economic: 'économie' },
    procedure: {
      combat: 'combat', forage: 'fourrage', 'forage of the besieged': 'fourrage des assiégés', withdrawal: 'repli', 'arrival of a flanking force': 'arrivée du débordement', reinforcement: 'renfort', pursuit: 'poursuite', 'assault attempt': 'essai d’assaut',
      AssaultAttempted: 'essai d’assaut', CombatRoundFought: 'round de combat', CorpsForaged: 'fourrage', CorpsMoved: 'marche', ReinforcementTried: 'essai de renfort', WithdrawalRolled: 'repli', PursuitRolled: 'poursuite', ArrivalRolled: 'arrivée du débordement', BesiegedForaged: 'fourrage des assiégés',
    },
  },
  answers: [],
  parts: { factor: 'facteur', point: 'point' },
};
