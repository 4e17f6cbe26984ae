import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of explorations and discoveries. */
export const expeditionWords: Readonly<Record<string, string>> = {
  Discoveries: 'Découvertes', Zones: 'Zones', 'Known to it': 'Connues de lui',
};

/** Explorations and discoveries. */
export const expedition: readonly Template[] = phrases({
  'exploration of {name!}': 'exploration de {name}',
  '{c} knows {p}': '{c} connaît {p}', '{c} does not know {p}': '{c} ne connaît pas {p}',
});
