import type { Spoken } from '../../../../text/spoken';
import type { reportWords } from '../report';

/** The French words of the report. */
export const frenchReportWords: Spoken<typeof reportWords> = {
  sides: 'Pertes, argent et points', party: 'Pays',
  figures: { ldLost: 'LD perdus', stacksLost: 'Piles perdues', shipsLost: 'Navires perdus', ducatsSpent: 'Ducats dépensés', victoryPoints: 'Points de victoire', stability: 'Stabilité' },
  kinds: { fortress: 'Forteresse', province: 'Province' },
  fights: 'Les moments décisifs', fight: 'Batailles et assauts', luck: 'Chance au combat',
};
