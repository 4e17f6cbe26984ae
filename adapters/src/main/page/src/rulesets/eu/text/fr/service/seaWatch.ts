import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of interceptions at sea and of the fire of shores. */
export const seaWatchWords: Readonly<Record<string, string>> = {
  'die for the fire from the shore': 'dé du tir de la côte', 'fire from the shore': 'tir de la côte',
  'it does not escape the blockade': 'elle n’échappe pas au blocus',
};

/** Interceptions at sea, and the fire of forts and siegeworks on ships. */
export const seaWatch: readonly Template[] = phrases({
  'the presidio of {p}': 'le presidio {de p}',
  'the fort of the strait in {p}': 'le fort du détroit {en p}',
  'the siegeworks before {p}': 'les travaux de siège devant {p}',
  '{battery} fires': 'tir : {battery}',
  '{reason}, after it has escaped from the blockade of its port': '{reason}, une fois échappée au blocus de son port',
});
