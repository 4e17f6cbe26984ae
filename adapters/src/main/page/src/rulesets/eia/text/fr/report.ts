import type { Spoken } from '../../../../text/spoken';
import type { reportWords } from '../report';

/** The French words of the report. */
export const frenchReportWords: Spoken<typeof reportWords> = {
  sides: 'Pertes, argent et points', party: 'Puissance',
  figures: { factorsLost: 'Facteurs perdus', prisonersTaken: 'Facteurs capturés', money: 'Argent', politicalPoints: 'Points politiques' },
  kinds: { city: 'Ville', province: 'Province' },
  fights: 'Les moments décisifs', fight: 'Combats', luck: 'Chance au combat',
};
