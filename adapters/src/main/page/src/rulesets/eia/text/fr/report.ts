import type { Spoken } from '../../../../text/spoken';
import type { reportWords } from '../report';

/** The French words of the report. */
export const frenchReportWords: Spoken<typeof reportWords> = {
  sides: 'Pertes, argent et points', party: 'Puissance',
  figures: { factorsLost: 'Facteurs perdus', prisonersTaken: 'Facteurs capturés', money: 'Argent', politicalPoints: 'Points politiques' },
  kinds: { city: 'Ville', province: 'Province' },
  fights: 'Les moments décisifs', fight: 'Combats', luck: 'Chance au combat',
  measures: { strength: 'Force', territory: 'Territoire', money: 'Argent', points: 'Points' },
  units: { factors: 'facteurs', cities: 'villes', 'political points': 'points politiques', money: '', losses: 'facteurs perdus', won: 'victoires', success: 'réussite', corps: 'corps', percent: 'pour cent' },
  single: { factors: 'facteur', cities: 'ville', 'political points': 'point politique' }, wholes: {},
  procedures: { forage: 'fourrage', 'forage of the besieged': 'fourrage des assiégés', withdrawal: 'retraite', 'arrival of a flanking force': 'arrivée d’une force de flanc', reinforcement: 'renfort', pursuit: 'poursuite', combat: 'combat' },
  lossUnit: 'facteurs',
};
