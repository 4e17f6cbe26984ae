import type { Spoken } from '../../../../text/spoken';
import type { tallies } from '../tallies';

/** French labels of the statistics of the Europa games. */
export const frenchTallies: Spoken<typeof tallies> = {
  land: 'Sur terre', sea: 'En mer', battle: 'Batailles', siege: 'Jets de siège', lossesLd: 'LD perdus', lossesThirds: 'Tiers de LD perdus', lossesNd: 'ND perdus', losses: 'Pertes', won: 'Gagnées',
  undermining: 'Sape', assault: 'Assauts', fall: 'Forteresses prises', taken: 'pris', repelled: 'repoussé', surrender: 'reddition', honours: 'honneurs de la guerre',
  none: 'rien', 'S-': 'S-', 'S+': 'S+', B: 'brèche', 'B-or-WH': 'brèche ou honneurs de la guerre', R: 'reddition',
  march: 'En marche', supply: 'Faute de ravitaillement', cold: 'Froid', timar: 'Hivernage des Timars', besieged: 'Assiégés', besieging: 'Assiégeants', naval: 'En mer',
  ld: 'LD', ndThirds: 'tiers de ND', ducats: 'ducats',
};
