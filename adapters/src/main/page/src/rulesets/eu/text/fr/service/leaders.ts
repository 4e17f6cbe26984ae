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
