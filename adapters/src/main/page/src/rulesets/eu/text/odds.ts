/** Labels of the odds of the Europa procedures. */
export const odds = {
  /** The fields of a side that the short form tells. */
  brief: ['lossesLd', 'lossesThirds', 'routed', 'destroyed', 'result', 'fortressFalls', 'besiegerLossesLd', 'ld', 'veteranLd', 'veteran', 'arrives', 'acts', 'fought', 'winner', 'shipsLost', 'enemyShipsLost', 'lands', 'intercepted', 'battle', 'lostAtSeaLd', 'lostLd'],
  fields: {
    winner: 'Winner', ended: 'How it ends', evaded: 'Evaded', majorBattle: 'Major battle', routed: 'Routed', destroyed: 'Destroyed', leader: 'Leader',
    leaderRounds: 'Rounds the leader is away', lossesLd: 'Losses in LD', lossesThirds: 'Losses in thirds', lossesNd: 'Ships lost', fortressFalls: 'The fortress falls', besiegerLossesLd: 'The besieger loses, in LD',
    besiegerDestroyed: 'The besieger is destroyed', success: 'Success', first: 'Acts first', attritionDue: 'Siege attrition', result: 'Result', next: 'Next round', extendedCampaign: 'Extended campaign',
    badWeather: 'Bad weather', retreatAfterFirstDay: 'Tries to break off', evades: 'Tries to evade', breach: 'Through a breach', lossLd: 'Losses in LD', pillage: 'Lose an LD or pillage', modified: 'Modified die', ld: 'LD', veteranLd: 'Veteran LD', veteran: 'Counts as veteran', activated: 'The natives rise', deserting: 'Join the leader', resisting: 'Resist', eliminated: 'Are gone',
    end: 'How the voyage ends', arrives: 'Arrives', acts: 'Does there what it announced', battle: 'Battle', shipsLost: 'Ships lost', fought: 'Battle fought', enemyShipsLost: 'Ships lost by the enemy', lands: 'Troops land', lostAtSeaLd: 'LD lost at sea', intercepted: 'Landing intercepted', siege: 'Siege laid', lostLd: 'LD lost in all',
    shipsLostThirds: 'Lost, in thirds of a ship', beach: 'Battle ashore', ending: 'The attack', found: 'Found', captured: 'Captured', rise: 'The natives rise',
  } as Record<string, string>,
  /** Figures with their unit in the place of a name. */
  figures: {
    ld: { told: (n: string) => `${n} LD` }, veteranLd: { told: (n: string) => `${n} veteran LD` }, lossesLd: { told: (n: string) => `${n} LD lost` }, lossLd: { told: (n: string) => `${n} LD lost` },
    besiegerLossesLd: { told: (n: string) => `the besieger loses ${n} LD` }, lostAtSeaLd: { told: (n: string) => `${n} LD lost at sea` }, lostLd: { told: (n: string) => `${n} LD lost in all` },
    lossesNd: { told: (n: string) => n === '1' ? '1 ship lost' : `${n} ships lost` }, shipsLost: { told: (n: string) => n === '1' ? '1 ship lost' : `${n} ships lost` },
    enemyShipsLost: { told: (n: string) => n === '1' ? 'the enemy loses 1 ship' : `the enemy loses ${n} ships` },
  } as Record<string, { told(number: string): string; tenths?: boolean }>,
  /** The parts of the odds of a voyage, and what all of them are of. */
  parts: { voyage: 'Voyage', attack: 'Battle at its end', landing: 'Landing' } as Record<string, string>,
  voyage: 'The whole voyage, with blockades, attrition, interceptions and battles on its way:',
  /** Words that mean something else in one field. */
  valuesOf: {
    winner: { none: 'Nobody' }, first: { none: 'Nobody' }, windAdvantage: { none: 'Nobody' }, result: { none: 'No effect' },
    end: { arrives: 'arrives', blockade: 'turned back by a blockade', 'shore-fire': 'turned back by fire from the shore', battle: 'stopped by a battle', lost: 'all ships are lost' },
    battle: { none: 'none', won: 'won', lost: 'lost', undecided: 'undecided' }, undermining: { 'no-siege': 'no siege' },
    beach: { none: 'none', won: 'won', lost: 'lost', undecided: 'undecided' }, ending: { 'not-found': 'not found', 'fought-off': 'fought off', raided: 'raided' },
  } as Record<string, Record<string, string>>,
  values: {
    left: 'What is left', undermining: 'Undermining', assault: 'Assault', phasing: 'Phasing', nonPhasing: 'Non-phasing', none: 'None', true: 'Yes', false: 'No', null: 'Not asked', besieger: 'Besieger', besieged: 'Besieged', end: 'End of the turn', 'S-': 'Siegework −', 'S+': 'Siegework +', B: 'Breach', 'B-or-WH': 'Breach or war honours', R: 'Surrender',
    'day1-fire': 'first-day fire', 'day1-shock': 'first-day shock', 'day1-retreat': 'retreat after the first day', 'day1-destruction': 'destroyed on the first day',
    'day2-fire': 'second-day fire', 'day2-shock': 'second-day shock', evasion: 'evasion',
  } as Record<string, string>,
};
