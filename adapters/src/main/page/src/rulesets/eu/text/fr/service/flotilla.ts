import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of naval stacks that are set up, divided, joined and refitted. */
export const flotillaWords: Readonly<Record<string, string>> = {
  'a naval stack has at most 3 counters, FLEETs and ships outside them beside two transports, each FLEET with at least one ship (EU-STACK-2)': 'une pile navale a au plus 3 pions, FLOTTES et navires hors d’elles, sans compter deux transports, chaque FLOTTE avec au moins un navire (EU-STACK-2)',
  'the game names new naval stacks': 'c’est le jeu qui nomme les nouvelles piles navales', 'the ships are needed': 'il faut dire les navires',
  'thirds of a warship': 'tiers de vaisseau', warships: 'vaisseaux de guerre', galleasses: 'galéasses', galleys: 'galères', transports: 'transports',
};

/** Naval stacks that are set up, divided and joined, and damaged ships that are refitted. */
export const flotilla: readonly Template[] = phrases({
  'a naval stack holds at least one ship, and at most {n#} of each kind': 'une pile navale contient un navire au moins, et {n} au plus de chaque sorte',
  'there is no port {x!} of an enemy that is blockaded from {p}': 'il n’y a pas de port {x} d’un ennemi qui soit bloqué depuis {p}',
  'these ships are too few to blockade {p} (EU-SEA-BLOCKADE)': 'ces navires sont trop peu pour bloquer {p} (EU-SEA-BLOCKADE)', 'another naval stack blockades {p} already': 'une autre pile navale bloque déjà {p}',
  'refit of {u}': 'remise en état : {u}',
  '{n#} ducats, half of what they cost new, rounded up': '{n} ducats, la moitié de leur prix, arrondie au-dessus',
});

/** Those that begin with a name: they come last. */
export const flotillaEnds: readonly Template[] = phrases({
  '{l} leads naval stacks of {c}, not of {c2}': '{l} mène des piles navales {de c}, non {de c2}', '{l} is of the kind {x!}, which does not command at sea': '{l} est de la sorte {x}, qui ne commande pas en mer',
});
