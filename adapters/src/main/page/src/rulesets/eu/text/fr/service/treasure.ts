import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of gold, convoys and the corsairs that attack them. */
export const treasureWords: Readonly<Record<string, string>> = {
  'loss of the convoy': 'perte du convoi',
  'search for the convoy': 'recherche du convoi', 'defence of the convoy': 'défense du convoi', raid: 'raid', 'gold aboard': 'or à bord', 'which pirates attack': 'quels pirates attaquent', 'minor countries against pirates': 'pays mineurs contre les pirates',
  'warships without a FLEET': 'navires de guerre sans FLOTTE', 'manoeuvre of the admiral': 'manœuvre de l’amiral', 'sides of trade fleets of minor countries': 'faces des flottes commerciales des pays mineurs',
  'Pillages, privateers': 'Pillages, corsaires', 'Gold from ROTW and Convoys': 'Or du reste du monde et convois',
  'Corsairs at sea': 'Corsaires en mer', 'Sea zone': 'Zone de mer', 'Rank of their leader': 'Rang de leur chef', 'Decided for by': 'Pays qui décide', 'Trade zone': 'Zone de commerce', 'Damaged ships': 'Navires endommagés', Region: 'Région', Warships: 'Vaisseaux de guerre',
  Admiral: 'Amiral', 'With naval stack': 'Avec la pile navale', 'Naval stack: gold aboard': 'Pile navale : or à bord', 'Naval stack: convoy': 'Pile navale : convoi', Convoy: 'Convoi', 'Its transports': 'Ses transports', 'Naval stack: blockade': 'Pile navale : blocus',
  Port: 'Port', 'Gold ashore': 'Or à terre', Ducats: 'Ducats', 'no admiral stays alone in a province': 'aucun amiral ne reste seul dans une province', 'say with which naval stack he is': 'dites avec quelle pile navale il est',
  'an admiral with a naval stack is present': 'un amiral avec une pile navale est présent', 'say which convoy it is and how many transports it has, or leave out both for none': 'dites quel convoi et combien de transports il a, ou omettez les deux s’il n’y en a pas',
};

/** What is wrong with convoys, gold, trade fleets and corsairs. */
export const treasureFaults: readonly Template[] = phrases({
  'damaged ships are at most {n#} of each kind, without FLEET counters': 'les navires endommagés sont {n} au plus de chaque sorte, sans pions FLOTTE', 'the naval stack has no more than {n#} transports': 'la pile navale n’a pas plus de {n} transports',
  'he leads naval stacks of {c} alone': 'il ne dirige que des piles navales {de c}', 'these ships have room for {n#} ducats (EU-CONVOY-GOLD)': 'ces navires ont de la place pour {n} ducats (EU-CONVOY-GOLD)',
  'there is no port in {p} of an enemy that is blockaded from {p2}': 'il n’y a pas {en p} de port d’un ennemi qui soit bloqué depuis {p2}',
});
