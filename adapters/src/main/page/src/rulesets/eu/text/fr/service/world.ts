import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of the rest of the world. */
export const worldWords: Readonly<Record<string, string>> = {
  'the country builds no such ships': 'le pays ne construit pas de tels navires',
  'say in which province of the map he stays alone': 'dites dans quelle province de la carte il reste seul',
};

/** Forts and establishments. */
export const world: readonly Template[] = phrases({
  'The fort of {p} is destroyed.': 'Le fort de {p} est détruit.',
  'no establishment stands in {p}': 'il n’y a pas d’établissement {en p}', 'there is no province {x!} in the rest of the world': 'il n’y a pas de province {x} dans le reste du monde',
});
