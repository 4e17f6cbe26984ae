import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of explorations and discoveries. */
export const expeditionWords: Readonly<Record<string, string>> = {
  Discoveries: 'Découvertes', Zones: 'Zones', 'Known to it': 'Connues de lui', 'at least one zone is named': 'au moins une zone est nommée',
  'die of the exploration': 'dé de l’exploration', 'die of the half result': 'dé du résultat partagé', 'die for the death of the leader': 'dé pour la mort du chef',
};

/** Explorations and discoveries. */
export const expedition: readonly Template[] = phrases({
  'exploration of {name!}': 'exploration de {name}',
  '{p} is known to all countries and is taken from none': '{p} est connue de tous les pays et n’est retirée à aucun', '{c} knows {p}': '{c} connaît {p}', '{c} does not know {p}': '{c} ne connaît pas {p}',
  'there is no sea zone or province {x!} outside Europe to be discovered': 'il n’y a pas de zone de mer ni de province {x} à découvrir hors d’Europe',
});
