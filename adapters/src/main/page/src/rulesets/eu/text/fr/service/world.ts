import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of the rest of the world. */
export const worldWords: Readonly<Record<string, string>> = {
  'a trading post or a colony has a level, a fort or a mission has none': 'un comptoir ou une colonie a un niveau, un fort ou une mission n’en a pas', 'it stands': 'il est debout', 'the country builds no such ships': 'le pays ne construit pas de tels navires',
  'beside an establishment stands at most a mission in a colony (EU-MIS-1)': 'à côté d’un établissement il n’y a au plus qu’une mission dans une colonie (EU-MIS-1)',
  'say in which province of the map he stays alone': 'dites dans quelle province de la carte il reste seul',
  'no fortress stands there; found an establishment first': 'il n’y a pas de forteresse ; fondez d’abord un établissement', 'no establishment stands there': 'il n’y a pas d’établissement',
};

/** Forts and establishments. */
export const world: readonly Template[] = phrases({
  'The fort of {p} is destroyed.': 'Le fort de {p} est détruit.',
  'no establishment stands in {p}': 'il n’y a pas d’établissement {en p}', 'there is no province {x!} in the rest of the world': 'il n’y a pas de province {x} dans le reste du monde',
  'there is no province {x!}': 'il n’y a pas de province {x}',
  'exploration detachments stand in the rest of the world alone, not in {p} (EU-UNIT-5)': 'les détachements d’exploration ne se tiennent que dans le reste du monde, non {en p} (EU-UNIT-5)',
  'no fortress stands in {p} that stacks could be inside': 'il n’y a pas {en p} de forteresse où des piles pourraient être',
});
