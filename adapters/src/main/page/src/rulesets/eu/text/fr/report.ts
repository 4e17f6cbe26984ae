import type { Spoken } from '../../../../text/spoken';
import type { reportWords } from '../report';

/** The French words of the report. */
export const frenchReportWords: Spoken<typeof reportWords> = {
  sides: 'Pertes, argent et points', party: 'Pays',
  figures: { ldLost: 'LD perdus', stacksLost: 'Piles perdues', shipsLost: 'Navires perdus', ducatsSpent: 'Ducats dépensés', victoryPoints: 'Points de victoire', stability: 'Stabilité' },
  kinds: { fortress: 'Forteresse', province: 'Province' },
  fights: 'Les moments décisifs', fight: 'Batailles et assauts', luck: 'Chance au combat',
  measures: { strength: 'Force', territory: 'Territoire', money: 'Argent', points: 'Points', ships: 'Navires', stability: 'Stabilité' },
  units: { 'victory points': 'points de victoire', ducats: 'ducats', fortresses: 'forteresses', levels: 'niveaux', LD: 'LD', ships: 'navires', lossesLd: 'LD perdus', lossesThirds: 'tiers de navire perdus', 'ships lost': 'navires perdus', won: 'victoires', success: 'réussite', boxes: 'cases', 'voyages stopped': 'voyages arrêtés' },
  single: { 'victory points': 'point de victoire', ducats: 'ducat', fortresses: 'forteresse', levels: 'niveau', ships: 'navire', boxes: 'case', 'voyages stopped': 'voyage arrêté' },
  wholes: { 'thirds of a ship': { of: 3, unit: 'ships' }, lossesThirds: { of: 3, unit: 'ships lost' } },
  procedures: { interception: 'interception', 'counter-interception': 'contre-interception', 'interception at sea': 'interception en mer', 'march attrition': 'attrition de marche', 'naval attrition': 'attrition navale', 'supply attrition': 'attrition de ravitaillement', 'running a blockade': 'forcer un blocus', 'fire from the shore': 'tir de la côte', exploration: 'exploration', 'evasion at sea': 'esquive en mer', continuation: 'continuation', battle: 'bataille', siege: 'siège' },
  lossUnit: 'LD',
};
