import type { Template } from '../../../../../text/service/reader';
import { phrases, unnamed } from './phrases';

/** Leaders, their fates and their places, and the losses of troops. */
export const leaders: readonly Template[] = [
  ...unnamed,
  ...phrases({
    '{l} takes command of {s} in {p}': '{l} prend le commandement {de s} {en p}',
    '{l} stays alone in {p}': '{l} reste seul {en p}',
    '{l} comes: which stack does he join?': '{l} arrive : quelle pile rejoint-il ?',
    '{l} is back: which stack does he join?': '{l} est de retour : quelle pile rejoint-il ?',
    'Do the leaders of {c} stay where they are?': 'Les chefs {de c} restent-ils où ils sont ?',
    'Does {c} redeploy its leaders in winter?': 'Redéploiement d’hiver des chefs {de c} ?',
    'redeploy the leaders of {c}': 'redéployer les chefs {de c}',
    'Who comes for {l}?': 'Qui remplace {l} ?',
    'escape of a leader': 'chef qui échappe', 'his first death: he is unharmed': 'sa première mort : il est indemne', 'his first death: he is gone for the rest of the turn': 'sa première mort : il disparaît pour le reste du tour', 'his first capture: he is gone for the rest of the turn': 'sa première capture : il disparaît pour le reste du tour',
    '{l} is no leader who escapes his first death (EU-LEAD-9)': '{l} n’est pas un chef qui échappe à sa première mort (EU-LEAD-9)',
  }),
];

export const leaderWords: Readonly<Record<string, string>> = {
  'die for the casualty of a missionary': 'dé pour les pertes d’un missionnaire', 'die for the fate of a missionary': 'dé pour le sort d’un missionnaire',
  'no missionary of this name is tested now: each is tested once after a battle of his stack': 'aucun missionnaire de ce nom n’est testé maintenant : chacun l’est une fois après une bataille de sa pile',
  'draw an unnamed leader': 'tirer un chef anonyme', 'leave the leaders where they are': 'laisser les chefs où ils sont',
};
