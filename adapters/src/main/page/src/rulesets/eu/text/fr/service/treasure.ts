import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of gold, convoys and the corsairs that attack them. */
export const treasureWords: Readonly<Record<string, string>> = {
  'Gold is only taken aboard in a port that its country controls.': 'L’or ne s’embarque que dans un port que contrôle son pays.',
  'This convoy sails full and takes no more gold. The two Flotas carry gold.': 'Ce convoi part plein et ne prend pas plus d’or. Ce sont les deux Flotas qui portent l’or.',
  'ships that have not sailed take gold aboard before their voyage': 'des navires qui n’ont pas pris la mer embarquent l’or avant leur traversée',
  'gold is taken aboard where the ships lie: no place is named': 'l’or s’embarque là où sont les navires : aucun lieu n’est nommé', 'loss of the convoy': 'perte du convoi',
  'gold goes aboard between the movements of the alliance of the ships': 'l’or s’embarque entre les mouvements de l’alliance des navires',
  'the Flota de Oro comes back at the beginning of a round after it was sunk or has reached Europe, in an American port of its country on the Atlantic': 'la Flota de Oro revient au début d’un round après avoir été coulée ou avoir atteint l’Europe, dans un port américain de son pays sur l’Atlantique',
  'now other corsairs may attack, or another country decides for them: pirates come first, then the alliances by initiative, one corsair of each': 'd’autres corsaires peuvent attaquer maintenant, ou un autre pays décide pour eux : les pirates d’abord, puis les alliances par initiative, un corsaire de chacune',
  'minor countries fight pirates once a round, in the siege segment, in a sea trade zone with pirates and without a trade fleet of a major country': 'les pays mineurs combattent les pirates une fois par round, au segment des sièges, dans une zone de commerce maritime avec des pirates et sans flotte commerciale d’un pays majeur',
  'ships of a minor country fight corsairs where it has a trade fleet and is at war, or, if it is Christian, where corsairs of a Barbary state attack its trade fleet': 'les navires d’un pays mineur combattent les corsaires là où il a une flotte commerciale et est en guerre, ou, s’il est chrétien, là où des corsaires barbaresques attaquent sa flotte commerciale',
  'corsairs are fought where the ships lie: no place is named': 'les corsaires se combattent là où sont les navires : aucun lieu n’est nommé',
  'search for the convoy': 'recherche du convoi', 'defence of the convoy': 'défense du convoi', raid: 'raid', 'gold aboard': 'or à bord', 'which pirates attack': 'quels pirates attaquent', 'minor countries against pirates': 'pays mineurs contre les pirates',
  'warships without a FLEET': 'navires de guerre sans FLOTTE', 'manoeuvre of the admiral': 'manœuvre de l’amiral', 'sides of trade fleets of minor countries': 'faces des flottes commerciales des pays mineurs',
  'Pillages, privateers': 'Pillages, corsaires', 'Gold from ROTW and Convoys': 'Or du reste du monde et convois',
  'Corsairs at sea': 'Corsaires en mer', 'Sea zone': 'Zone de mer', 'Rank of their leader': 'Rang de leur chef', 'Decided for by': 'Pays qui décide', 'Trade zone': 'Zone de commerce', 'Damaged ships': 'Navires endommagés', Region: 'Région', Warships: 'Vaisseaux de guerre',
  Admiral: 'Amiral', 'With naval stack': 'Avec la pile navale', 'Naval stack: gold aboard': 'Pile navale : or à bord', 'Naval stack: convoy': 'Pile navale : convoi', Convoy: 'Convoi', 'Its transports': 'Ses transports', 'Naval stack: blockade': 'Pile navale : blocus',
  Port: 'Port', 'Gold ashore': 'Or à terre', Ducats: 'Ducats', 'no admiral stays alone in a province': 'aucun amiral ne reste seul dans une province', 'say with which naval stack he is': 'dites avec quelle pile navale il est',
  'an admiral with a naval stack is present': 'un amiral avec une pile navale est présent', 'say which convoy it is and how many transports it has, or leave out both for none': 'dites quel convoi et combien de transports il a, ou omettez les deux s’il n’y en a pas',
  'a rank is one letter, A is best; leave it out for a leader without one': 'un rang est une lettre, A est le meilleur ; omettez-le pour un chef sans rang',
};

/** Gold and convoys, attacks of corsairs on them, and minor countries against pirates. */
export const treasure: readonly Template[] = phrases({
  'no gold waits where {s} lies: it is taken aboard in a port': 'aucun or n’attend là où se trouve {s} : il s’embarque dans un port',
  '{c} does not control {p}: gold is taken aboard in a controlled port': '{c} ne contrôle pas {p} : l’or s’embarque dans un port contrôlé',
  '{s} has fought a battle this impulse and takes nothing aboard': '{s} a livré bataille pendant cette impulsion et n’embarque rien',
  'of the {w#} ducats in {p} {s} takes 1 to {n#}: 5 for each transport point, beside what is aboard; a convoy that sails full takes none': 'des {w} ducats {en p}, {s} en prend de 1 à {n} : 5 par point de transport, en plus de ce qui est à bord ; un convoi qui part plein n’en prend pas',
  'no corsairs may attack {s} now': 'aucun corsaire ne peut attaquer {s} maintenant',
  '{s} has {u} beside its convoy, which stays, and at least one ship stays': '{s} a {u} en plus de son convoi, qui reste, et un navire au moins reste', 'the port of {p} does not hold these FLEET counters': 'le port {de p} ne reçoit pas ces pions FLOTTE',
  'the gold aboard {s} stays, and the ships that stay have no room for {n#} ducats': 'l’or à bord {de s} reste, et les navires qui restent n’ont pas de place pour {n} ducats', 'a part that follows can sail to {p} and is large enough to blockade it': 'une partie qui suit peut aller jusqu’à {p} et est assez grande pour le bloquer', 'the troops aboard {s} stay, and the ships that stay have no room for them': 'les troupes à bord {de s} restent, et les navires qui restent n’ont pas de place pour elles',
  '{s} carries troops and is not divided': '{s} porte des troupes et ne se divise pas',
});

/** What is wrong with convoys, gold, trade fleets and corsairs. */
export const treasureFaults: readonly Template[] = phrases({
  'the transports of this stack are the convoy: {x!} of them, not {n#} (EU-CONVOY)': 'les transports de cette pile sont le convoi : {x}, pas {n} (EU-CONVOY)', 'this convoy is not of {c} (EU-CONVOY)': 'ce convoi n’est pas {de c} (EU-CONVOY)',
  'these ships carry {x!} ducats: 5 for each transport point (EU-SEA-TRANSPORT)': 'ces navires portent {x} ducats : 5 par point de transport (EU-SEA-TRANSPORT)', '{x!} has no port where gold could wait': '{x} n’a pas de port où l’or pourrait attendre',
  'there is no trade zone {x!}': 'il n’y a pas de zone de commerce {x}', '{x!} is no minor country': '{x} n’est pas un pays mineur', '{x!} has no trade fleet there': '{x} n’y a pas de flotte commerciale',
  'damaged ships are at most {n#} of each kind, without FLEET counters': 'les navires endommagés sont {n} au plus de chaque sorte, sans pions FLOTTE', 'the naval stack has no more than {n#} transports': 'la pile navale n’a pas plus de {n} transports',
  'he leads naval stacks of {c} alone': 'il ne dirige que des piles navales {de c}', 'these ships have room for {n#} ducats (EU-CONVOY-GOLD)': 'ces navires ont de la place pour {n} ducats (EU-CONVOY-GOLD)',
  'there is no port in {p} of an enemy that is blockaded from {p2}': 'il n’y a pas {en p} de port d’un ennemi qui soit bloqué depuis {p2}',
});
