import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of interceptions at sea and of the fire of shores. */
export const seaWatchWords: Readonly<Record<string, string>> = {
  'die for the fire from the shore': 'dé du tir de la côte', 'fire from the shore': 'tir de la côte',
  'no naval stack is moving that could be intercepted': 'aucune pile navale en mouvement ne peut être interceptée',
  'only interceptors of a stack that has announced a battle against one of their country choose between a battle at once and a later one': 'seuls les intercepteurs d’une pile qui a annoncé une bataille contre l’une des leurs choisissent entre une bataille immédiate et une bataille plus tard',
  'nobody is asked whether he fires on this naval stack from the shore': 'personne n’a à dire s’il tire de la côte sur cette pile navale',
  'this naval stack does not go back from the fire of a shore': 'cette pile navale n’a pas à rebrousser chemin sous le tir de la côte',
  'a stopped stack with troops aboard goes to the closest friendly port that is large enough': 'une pile arrêtée avec des troupes à bord va au port ami assez grand le plus proche',
  'it does not escape the blockade': 'elle n’échappe pas au blocus',
};

/** Interceptions at sea, and the fire of forts and siegeworks on ships. */
export const seaWatch: readonly Template[] = phrases({
  'no naval stack may intercept {s} now': 'aucune pile navale ne peut intercepter {s} maintenant',
  '{c} is not asked whether it intercepts at sea': '{c} n’a pas à dire s’il y a interception en mer',
  'the presidio of {p}': 'le presidio {de p}',
  'the fort of the strait in {p}': 'le fort du détroit {en p}',
  'the siegeworks before {p}': 'les travaux de siège devant {p}',
  '{battery} fires': 'tir : {battery}',
  '{reason}, after it has escaped from the blockade of its port': '{reason}, une fois échappée au blocus de son port',
});
