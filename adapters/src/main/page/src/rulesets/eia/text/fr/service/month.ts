import {  } from './counts';
import { Le } from './nouns';
import { ofNation, texts } from './build';

const PHASES = Object.entries({ 'economic phase': 'phase économique', 'political phase': 'phase politique', 'reinforcement phase': 'phase des renforts', 'naval phase': 'phase navale' });

/** The phases before the land phase, as the seats enter them. */
export const months = texts({
  ...Object.fromEntries(PHASES), 'phase of the month': 'phase du mois',
  Manpower: 'Hommes', To: 'Vers', Port: 'Port',
  Province: 'Province',
  'money of the reserve': 'argent de la réserve', 'manpower of the reserve': 'hommes de la réserve', 'money of the treasury': 'argent du trésor', 'declaration of war': 'déclaration de guerre', treaty: 'traité', permission: 'permission',
  'control of a province': 'contrôle d’une province', 'cities that pass with it': 'villes qui passent avec elle', 'occupied since last month': 'occupée depuis le mois dernier', forces: 'forces', 'new fleet': 'nouvelle flotte',
  'fleet off the map': 'flotte hors de la carte', fleet: 'flotte', cargo: 'cargaison', 'depot on a fleet': 'dépôt sur une flotte', embarkation: 'embarquement',
},
);

/** Sentences that begin with a province or a place: read last. */
export const monthsLast = texts({},
ofNation('{N} is neutral.', ({ N }) => `${Le(N!)} : territoire neutre.`),
);
