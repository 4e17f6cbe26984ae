/** What the odds of the Europa procedures are called. */
export const odds = {
  /** The fields of a side that the short form tells. */
  brief: ['lossesLd', 'lossesThirds', 'routed', 'destroyed', 'result', 'fortressFalls', 'besiegerLossesLd', 'ld', 'veteranLd', 'veteran', 'arrives', 'acts', 'fought', 'winner', 'shipsLost', 'enemyShipsLost', 'lands', 'intercepted', 'battle', 'lostAtSeaLd', 'lostLd'],
  fields: {
    winner: 'Winner', ended: 'How it ends', evaded: 'Evaded', majorBattle: 'Major battle', routed: 'Routed', destroyed: 'Destroyed', leader: 'Leader',
    leaderRounds: 'Rounds the leader is away', lossesLd: 'Losses in LD', lossesThirds: 'Losses in thirds', lossesNd: 'Ships lost', fortressFalls: 'The fortress falls', besiegerLossesLd: 'The besieger loses, in LD',
    besiegerDestroyed: 'The besieger is destroyed', success: 'Success', first: 'Acts first', attritionDue: 'Siege attrition', result: 'Result', next: 'Next round', extendedCampaign: 'Extended campaign',
    badWeather: 'Bad weather', retreatAfterFirstDay: 'Tries to break off', evades: 'Tries to evade', breach: 'Through a breach', lossLd: 'Losses in LD', pillage: 'A P: one LD more or a pillage', modified: 'Modified die', ld: 'LD', veteranLd: 'Veteran LD', veteran: 'Counts as veteran', activated: 'The natives rise', deserting: 'Join the leader', resisting: 'Resist', eliminated: 'Are gone',
    end: 'How the voyage ends', arrives: 'Arrives', acts: 'Does there what it announced', battle: 'Battle', shipsLost: 'Ships lost', fought: 'Battle fought', enemyShipsLost: 'Ships lost by the enemy', lands: 'Troops land', lostAtSeaLd: 'LD lost at sea', intercepted: 'Landing intercepted', siege: 'Siege laid', lostLd: 'LD lost in all',
  } as Record<string, string>,
  /** The parts of the odds of a voyage, and what all of them are of. */
  parts: { voyage: 'Voyage', attack: 'Battle at its end', landing: 'Landing' } as Record<string, string>,
  voyage: 'The whole voyage, with blockades, attrition, interceptions and battles on its way:',
  /** Words that mean something else in one field. */
  valuesOf: {
    winner: { none: 'Nobody' }, first: { none: 'Nobody' }, windAdvantage: { none: 'Nobody' }, result: { none: 'No effect' },
    end: { arrives: 'arrives', blockade: 'turned back by a blockade', 'shore-fire': 'turned back by fire from the shore', battle: 'stopped by a battle', lost: 'all ships are lost' },
    battle: { none: 'none', won: 'won', lost: 'lost', undecided: 'undecided' }, undermining: { 'no-siege': 'no siege' },
  } as Record<string, Record<string, string>>,
  values: {
    left: 'What is left', undermining: 'Undermining', assault: 'Assault', phasing: 'Phasing', nonPhasing: 'Non-phasing', none: 'None', true: 'Yes', false: 'No', null: 'Not asked', besieger: 'Besieger', besieged: 'Besieged', end: 'End of the turn', 'S-': 'Siegework −', 'S+': 'Siegework +', B: 'Breach', 'B-or-WH': 'Breach or war honours', R: 'Surrender',
    'day1-fire': 'first-day fire', 'day1-shock': 'first-day shock', 'day1-retreat': 'retreat after the first day', 'day1-destruction': 'destroyed on the first day',
    'day2-fire': 'second-day fire', 'day2-shock': 'second-day shock', evasion: 'evasion',
  } as Record<string, string>,
};
