import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of explorations and discoveries. */
export const expeditionWords: Readonly<Record<string, string>> = {
  Discoveries: 'Découvertes', Zones: 'Zones', 'Known to it': 'Connues de lui', 'at least one zone is named': 'au moins une zone est nommée',
  'die of the exploration': 'dé de l’exploration', 'die of the half result': 'dé du résultat partagé', 'die for the death of the leader': 'dé pour la mort du chef',
  'no stack of this name could explore now': 'aucune pile de ce nom ne peut explorer maintenant',
  'no stack of this name could explore now: naval stacks that have announced it explore first, then land stacks that have not fought': 'aucune pile de ce nom ne peut explorer maintenant : les piles navales qui l’ont annoncé explorent d’abord, puis les piles de terre qui n’ont pas combattu',
  'the manoeuvre value of the commander counts, or of a missionary in the stack': 'c’est la manœuvre du chef qui commande qui compte, ou celle d’un missionnaire de la pile',
  'The stack, or the fleet that carries it, has been in a battle in this impulse. Only a stack that has not fought explores.': 'La pile, ou la flotte qui la porte, a été dans une bataille pendant cette impulsion. Seule une pile qui n’a pas combattu explore.',
  'The stack has had its action in this impulse. An exploration is its one action.': 'La pile a eu son action pendant cette impulsion. Une exploration est son unique action.',
};

/** Explorations and discoveries. */
export const expedition: readonly Template[] = phrases({
  'exploration of {name!}': 'exploration de {name}',
  '{p} is known to all countries and is taken from none': '{p} est connue de tous les pays et n’est retirée à aucun', '{c} knows {p}': '{c} connaît {p}', '{c} does not know {p}': '{c} ne connaît pas {p}',
  '{s} does not know {p}: it explores an unknown zone from the zone next to it': '{s} ne connaît pas {p} : elle explore une zone inconnue depuis la zone voisine', '{p} is not in this game, which is one of Europe': '{p} n’est pas dans cette partie, qui est d’Europe',
  '{c} does not know {p} before its discovery is brought home: nobody is attacked there until then': '{c} ne connaît pas {p} avant que sa découverte soit rapportée : personne n’y est attaqué d’ici là',
  'no sea zone next to {p} is unknown to these ships': 'aucune zone de mer voisine {de p} n’est inconnue de ces navires', '{p} is known to all': '{p} est connue de tous',
  'That zone is not next to the stack. A stack explores a zone next to it.': 'Cette zone n’est pas voisine de la pile. Une pile explore une zone voisine.', 'That zone is not next to the stack by sea. A stack explores a zone next to it.': 'Cette zone n’est pas voisine de la pile par mer. Une pile explore une zone voisine.',
  '{p} is not next to the stack by sea. A stack explores a zone next to it.': '{p} n’est pas voisine de la pile par mer. Une pile explore une zone voisine.', '{p} is not next to the stack. A stack explores a zone next to it.': '{p} n’est pas voisine de la pile. Une pile explore une zone voisine.',
  'The stack knows {p} and enters it by an ordinary move.': 'La pile connaît {p} et y entre par un mouvement ordinaire.', 'An explorer goes no further than the coast, and {p} has none. He may stay behind.': 'Un explorateur ne va pas plus loin que la côte, et {p} n’en a pas. Il peut rester en arrière.',
  'there is no sea zone or province {x!} outside Europe to be discovered': 'il n’y a pas de zone de mer ni de province {x} à découvrir hors d’Europe',
});
