import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of naval stacks that are set up, divided, joined and refitted. */
export const flotillaWords: Readonly<Record<string, string>> = {
  'a naval technology is needed': 'il faut une technologie navale', 'a country with naval stacks has a naval technology': 'un pays qui a des piles navales a une technologie navale',
  'a naval stack has at most 3 counters, FLEETs and ships outside them beside two transports, each FLEET with at least one ship (EU-STACK-2)': 'une pile navale a au plus 3 pions, FLOTTES et navires hors d’elles, sans compter deux transports, chaque FLOTTE avec au moins un navire (EU-STACK-2)',
  'a contingent carries no troops or gold, and sails under the naval stack of an ally in the same place that sails under no other; one stack has at most 3 counters (EU-CMD-3)': 'un contingent ne porte ni troupes ni or, et navigue sous la pile navale d’un allié au même lieu, qui ne navigue sous aucune autre ; une pile a au plus 3 pions (EU-CMD-3)',
  'the country of a presidio is one of the countries at war': 'le pays d’un préside est un des pays en guerre', 'a country has no presidio against its own province': 'un pays n’a pas de préside contre sa propre province',
  'the game names new naval stacks': 'c’est le jeu qui nomme les nouvelles piles navales', 'the ships are needed': 'il faut dire les navires',
  'thirds of a warship': 'tiers de vaisseau', warships: 'vaisseaux de guerre', galleasses: 'galéasses', galleys: 'galères', transports: 'transports',
};

/** Naval stacks that are set up, divided and joined, and damaged ships that are refitted. */
export const flotilla: readonly Template[] = phrases({
  'each naval stack has an id of its own, of at most {n#} letters and without a full stop, which is reserved for split stacks': 'chaque pile navale a son propre identifiant, de {n} lettres au plus et sans point, réservé aux piles divisées',
  'a naval stack holds at least one ship, and at most {n#} of each kind': 'une pile navale contient un navire au moins, et {n} au plus de chaque sorte',
  'there is no port {x!} of an enemy that is blockaded from {p}': 'il n’y a pas de port {x} d’un ennemi qui soit bloqué depuis {p}',
  'ships that blockade a port supply the troops before it alone (EU-MOVE-SEA-ACTIVE)': 'des navires qui bloquent un port n’en ravitaillent que les assiégeants (EU-MOVE-SEA-ACTIVE)',
  'no troops of {c} or its allies stand in {p}, on a coast of {p2}, that these ships are large enough to supply (EU-SUP-SHIPS)': 'aucune troupe {de c} ou de ses alliés ne se tient {en p}, sur une côte {de p2}, que ces navires suffisent à ravitailler (EU-SUP-SHIPS)',
  'these ships are too few to blockade {p} (EU-SEA-BLOCKADE)': 'ces navires sont trop peu pour bloquer {p} (EU-SEA-BLOCKADE)', 'another naval stack blockades {p} already': 'une autre pile navale bloque déjà {p}',
  'no presidio can be built against {p}': 'on ne peut construire de préside contre {p}', 'refit of {u}': 'remise en état : {u}',
  '{n#} ducats, half of what they cost new, rounded up': '{n} ducats, la moitié de leur prix, arrondie au-dessus',
});

/** Those that begin with a name: they come last. */
export const flotillaEnds: readonly Template[] = phrases({
  '{l} leads naval stacks of {c}, not of {c2}': '{l} mène des piles navales {de c}, non {de c2}', '{l} is of the kind {x!}, which does not command at sea': '{l} est de la sorte {x}, qui ne commande pas en mer',
});
