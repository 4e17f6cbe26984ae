import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of gold, convoys and the corsairs that attack them. */
export const treasureWords: Readonly<Record<string, string>> = {
  'which pirates attack': 'quels pirates attaquent',
  'Pillages, privateers': 'Pillages, corsaires', 'Gold from ROTW and Convoys': 'Or du reste du monde et convois',
  'Corsairs at sea': 'Corsaires en mer', 'Sea zone': 'Zone de mer', 'Rank of their leader': 'Rang de leur chef', 'Decided for by': 'Pays qui décide', 'Trade zone': 'Zone de commerce', 'Damaged ships': 'Navires endommagés', Region: 'Région', Warships: 'Vaisseaux de guerre',
  Admiral: 'Amiral', 'With naval stack': 'Avec la pile navale', 'Naval stack: gold aboard': 'Pile navale : or à bord', 'Naval stack: convoy': 'Pile navale : convoi', Convoy: 'Convoi', 'Its transports': 'Ses transports', 'Naval stack: blockade': 'Pile navale : blocus',
  Port: 'Port', 'Gold ashore': 'Or à terre', Ducats: 'Ducats',
};

/** Faults of convoys, gold, trade fleets and corsairs. */
export const treasureFaults: readonly Template[] = phrases({
});
