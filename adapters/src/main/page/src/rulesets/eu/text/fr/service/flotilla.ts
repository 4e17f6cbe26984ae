import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of naval stacks that are set up, divided, joined and refitted. */
export const flotillaWords: Readonly<Record<string, string>> = {
  'a naval technology is needed': 'il faut une technologie navale', 'a country with naval stacks has a naval technology': 'un pays qui a des piles navales a une technologie navale',
  'a naval stack has at most 3 counters, FLEETs and ships outside them beside two transports, each FLEET with at least one ship (EU-STACK-2)': 'une pile navale a au plus 3 pions, FLOTTES et navires hors d’elles, sans compter deux transports, chaque FLOTTE avec au moins un navire (EU-STACK-2)',
  'naval stacks are divided and joined between the movements of their own alliance': 'les piles navales se divisent et se regroupent entre les mouvements de leur alliance',
  'a naval stack has 0 to 3 FLEET counters': 'une pile navale a de 0 à 3 pions FLOTTE', 'each part has at most 3 counters, each FLEET with at least one ship': 'chaque partie a au plus 3 pions, chaque FLOTTE avec au moins un navire',
  'a FLEET shows its larger side where its ships do not fit the smaller one, in the part that leaves and in the one that stays': 'une FLOTTE montre sa plus grande face si ses navires ne tiennent pas sur la petite, dans la partie qui part et dans celle qui reste',
  'a naval stack on its voyage picks up whole naval stacks of its alliance that lie where it pauses and have not moved, nor have their leaders': 'une pile navale en traversée emmène des piles navales entières de son alliance qui se trouvent où elle s’arrête et n’ont pas bougé, ni leurs chefs',
  'ships are dropped and picked up where the stack pauses: no place is named': 'les navires se laissent et s’emmènent là où la pile s’arrête : aucun lieu n’est nommé',
  'ships that have not sailed are divided and joined between the movements': 'des navires qui n’ont pas fait voile se divisent et se regroupent entre les mouvements',
  'a contingent carries no troops or gold, and sails under the naval stack of an ally in the same place that sails under no other; one stack has at most 3 counters (EU-CMD-3)': 'un contingent ne porte ni troupes ni or, et navigue sous la pile navale d’un allié au même lieu, qui ne navigue sous aucune autre ; une pile a au plus 3 pions (EU-CMD-3)',
  'the country of a presidio is one of the countries at war': 'le pays d’un préside est un des pays en guerre', 'a country has no presidio against its own province': 'un pays n’a pas de préside contre sa propre province',
  'the game names new naval stacks': 'c’est le jeu qui nomme les nouvelles piles navales', 'the ships are needed': 'il faut dire les navires',
  'damaged ships are refitted at the end of a round, those of this round not yet': 'les navires endommagés se remettent en état à la fin d’un round, ceux de ce round pas encore',
  'thirds of a warship': 'tiers de vaisseau', warships: 'vaisseaux de guerre', galleasses: 'galéasses', galleys: 'galères', transports: 'transports',
};

/** Naval stacks that are set up, divided and joined, and damaged ships that are refitted. */
export const flotilla: readonly Template[] = phrases({
  'each naval stack has an id of its own, of at most {n#} letters and without a full stop, which is reserved for split stacks': 'chaque pile navale a son propre identifiant, de {n} lettres au plus et sans point, réservé aux piles divisées',
  'a naval stack holds at least one ship, and at most {n#} of each kind': 'une pile navale contient un navire au moins, et {n} au plus de chaque sorte',
  'there is no port {x!} of an enemy that is blockaded from {p}': 'il n’y a pas de port {x} d’un ennemi qui soit bloqué depuis {p}',
  'the ships of {s} do not form these counters: each FLEET has a ship, a stack at most 3 counters, and a port holds one FLEET': 'les navires {de s} ne forment pas ces pions : chaque FLOTTE a un navire, une pile trois pions au plus, et un port contient une FLOTTE',
  'a FLEET shows its larger side where its ships do not fit the smaller one: {s} has too few for that': 'une FLOTTE montre sa plus grande face si ses navires ne tiennent pas sur la petite : {s} en a trop peu pour cela',
  'ships that blockade a port supply the troops before it alone (EU-MOVE-SEA-ACTIVE)': 'des navires qui bloquent un port n’en ravitaillent que les assiégeants (EU-MOVE-SEA-ACTIVE)',
  'no troops of {c} or its allies stand in {p}, on a coast of {p2}, that these ships are large enough to supply (EU-SUP-SHIPS)': 'aucune troupe {de c} ou de ses alliés ne se tient {en p}, sur une côte {de p2}, que ces navires suffisent à ravitailler (EU-SUP-SHIPS)',
  'these ships are too few to blockade {p} (EU-SEA-BLOCKADE)': 'ces navires sont trop peu pour bloquer {p} (EU-SEA-BLOCKADE)', 'another naval stack blockades {p} already': 'une autre pile navale bloque déjà {p}',
  'no presidio can be built against {p}': 'on ne peut construire de préside contre {p}', 'refit of {u}': 'remise en état : {u}',
  '{n#} ducats, half of what they cost new, rounded up': '{n} ducats, la moitié de leur prix, arrondie au-dessus',
});

/** Blockades of allies. They name a blockade within a longer text, and so come before the shorter texts of blockades. */
export const jointBlockades: readonly Template[] = phrases({
  '{s} blockades {p} already: only one stack does, and a stack of another alliance does not join it': '{s} bloque déjà {p} : une seule pile le fait, et une pile d’une autre alliance ne la rejoint pas',
  '{s} blockades {p} already, from {p2}: only one stack does, and allies join it in that zone': '{s} bloque déjà {p}, depuis {p2} : une seule pile le fait, et les alliés la rejoignent dans cette zone',
  '{s} is one stack with ships of its allies, and one stack has at most {n#} counters': '{s} est une seule pile avec des navires de ses alliés, et une pile a au plus {n} pions',
  '{s} is one stack with {s2}, which leads it: that one is moved, or this one sails by itself first': '{s} est une seule pile avec {s2}, qui la mène : c’est elle qui bouge, ou celle-ci navigue d’abord seule',
  '{c} would command {s} by the rank of its leader or its ships: they sail as one with its stack': '{c} commanderait {s} par le rang de son chef ou ses navires : elles naviguent ensemble avec sa pile',
  '{s} and {s2} are not naval stacks of two allied countries in the same place': '{s} et {s2} ne sont pas des piles navales de deux pays alliés au même lieu',
  '{s} is one stack with ships of its allies: with the ships that stay they have at most 3 counters': '{s} est une seule pile avec des navires de ses alliés : avec les navires qui restent, elles ont au plus 3 pions',
  '{x!} of {c} does not let {s} become so large on its voyage; it takes {y!}': '{x} {de c} ne laisse pas {s} devenir si grande en traversée ; il faut {y}',
  '{s} sails under no other stack': '{s} ne navigue sous aucune autre pile',
  '{s} sails under another stack itself': '{s} navigue elle-même sous une autre pile', '{s} is one stack with another already': '{s} est déjà une seule pile avec une autre',
  '{s} carries troops or gold, or sails with a convoy: the stack that leads carries them': '{s} porte des troupes ou de l’or, ou navigue avec un convoi : c’est la pile qui mène qui les porte',
  '{s} and {s2} would be one stack of more counters than the 3 that a stack has, or than the port holds': '{s} et {s2} seraient une seule pile de plus de pions que les 3 d’une pile, ou que n’en contient le port',
  'the ships of {c} and {s} would be one stack before {p}, and one stack has at most {n#} counters': 'les navires {de c} et {s} seraient une seule pile devant {p}, et une pile a au plus {n} pions',
});

/** Those that begin with a name: they come last. */
export const flotillaEnds: readonly Template[] = phrases({
  '{l} leads naval stacks of {c}, not of {c2}': '{l} mène des piles navales {de c}, non {de c2}', '{l} is of the kind {x!}, which does not command at sea': '{l} est de la sorte {x}, qui ne commande pas en mer',
  '{c} can refit {u} in these waters, named without FLEET counters': '{c} peut remettre {u} en état dans ces eaux, nommés sans pions FLOTTE',
});
