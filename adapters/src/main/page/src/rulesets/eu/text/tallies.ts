/** Labels of the statistics of the Europa games, of their results and their units. */
export const tallies: Record<string, string> = {
  land: 'On land', sea: 'At sea', battle: 'Battles', siege: 'Rolls of sieges', lossesLd: 'LD lost', lossesThirds: 'Thirds of an LD lost', lossesNd: 'ND lost', losses: 'Losses', won: 'Won',
  undermining: 'Undermining', assault: 'Assaults', fall: 'Fortresses taken', taken: 'taken', repelled: 'repelled', surrender: 'surrender', honours: 'war honours',
  none: 'nothing', 'S-': 'S-', 'S+': 'S+', B: 'breach', 'B-or-WH': 'breach or war honours', R: 'surrender',
  march: 'On the march', supply: 'For want of supply', cold: 'Cold', timar: 'Wintering of Timar', besieged: 'Besieged', besieging: 'Besieging', naval: 'At sea',
  ld: 'LD', ndThirds: 'thirds of an ND', ducats: 'ducats',
};
