import { Le } from './nouns';
import { ofUnits, texts, told } from './build';

/** Cossacks and freikorps that are attacked by themselves. */
export const avoidance = texts({
  'no corps of cavalry attacks': 'aucun corps de cavalerie n’attaque', 'all avoid the combat': 'tous évitent le combat',
},
ofUnits('{U} avoid the combat', ({ U }) => `${Le(U!)} : éviter le combat`),
told('go with {count#} or less needed', 'partent ; {count} ou moins requis'), told('stay with {count#} or less needed', 'restent ; {count} ou moins requis'),
);
