import type { Template } from '../../../../../text/service/reader';
import { phrases, unnamed } from './phrases';

/** Leaders, their fates and their places, and the losses of troops. */
export const leaders: readonly Template[] = [
  ...unnamed,
  ...phrases({
    '{l} stays alone in {p}': '{l} reste seul {en p}',
    'escape of a leader': 'chef qui échappe', 'his first death: he is unharmed': 'sa première mort : il est indemne', 'his first death: he is gone for the rest of the turn': 'sa première mort : il disparaît pour le reste du tour', 'his first capture: he is gone for the rest of the turn': 'sa première capture : il disparaît pour le reste du tour',
  }),
];

export const leaderWords: Readonly<Record<string, string>> = {
  'die for the casualty of a missionary': 'dé pour les pertes d’un missionnaire', 'die for the fate of a missionary': 'dé pour le sort d’un missionnaire',
};
