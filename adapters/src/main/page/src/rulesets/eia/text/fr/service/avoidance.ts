import { Le, at, de } from './nouns';
import { ofUnits, texts, told } from './build';

/** Cossacks and freikorps that are attacked by themselves. */
export const avoidance = texts({
  'no corps of cavalry attacks': 'aucun corps de cavalerie n’attaque', 'all avoid the combat': 'tous évitent le combat',
  'They go one area on over land, as after a lost combat, and not where enemies stand.': 'Ils partent d’une zone par terre, comme après un combat perdu, et non là où sont des ennemis.',
},
ofUnits('{U} avoid the combat', ({ U }) => `${Le(U!)} : éviter le combat`),
told('go with {count#} or less needed', 'partent ; {count} ou moins requis'), told('stay with {count#} or less needed', 'restent ; {count} ou moins requis'),
told('No cossacks or freikorps of {who!} are attacked by themselves.', ({ who }) => `Aucuns cosaques ou corps francs ${de(who!)} ne sont attaqués seuls.`),
told('The cossacks and freikorps of {who!} that are asked now stand in {place!}.', ({ who, place }) => `Les cosaques et corps francs ${de(who!)} à qui la question est posée sont ${at(place!)}.`),
);
