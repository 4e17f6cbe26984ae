import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of explorations and discoveries. */
export const expeditionWords: Readonly<Record<string, string>> = {
  Discoveries: 'Découvertes', Zones: 'Zones', 'Known to it': 'Connues de lui',
  'die of the exploration': 'dé de l’exploration', 'die of the half result': 'dé du résultat partagé', 'die for the death of the leader': 'dé pour la mort du chef',
};

/** Explorations and discoveries. */
export const expedition: readonly Template[] = phrases({
  'exploration of {name!}': 'exploration de {name}',
  '{c} knows {p}': '{c} connaît {p}', '{c} does not know {p}': '{c} ne connaît pas {p}',
});
