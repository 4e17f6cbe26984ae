/** What the odds of the Europa procedures are called. */
export const odds = {
  /** The fields of a side that the short form tells. */
  brief: ['lossesLd', 'lossesThirds', 'routed', 'destroyed', 'result', 'fortressFalls', 'besiegerLossesLd', 'ld', 'veteranLd', 'veteran'],
  fields: {
    winner: 'Winner', ended: 'How it ends', evaded: 'Evaded', majorBattle: 'Major battle', routed: 'Routed', destroyed: 'Destroyed', leader: 'Leader',
    leaderRounds: 'Rounds the leader is away', lossesLd: 'Losses in LD', lossesThirds: 'Losses in thirds', lossesNd: 'Ships lost', fortressFalls: 'The fortress falls', besiegerLossesLd: 'The besieger loses, in LD',
    besiegerDestroyed: 'The besieger is destroyed', success: 'Success', first: 'Acts first', attritionDue: 'Siege attrition', result: 'Result', next: 'Next round', extendedCampaign: 'Extended campaign',
    badWeather: 'Bad weather', retreatAfterFirstDay: 'Tries to break off', evades: 'Tries to evade', breach: 'Through a breach', lossLd: 'Losses in LD', pillage: 'A P: one LD more or a pillage', modified: 'Modified die', ld: 'LD', veteranLd: 'Veteran LD', veteran: 'Counts as veteran', activated: 'The natives rise', deserting: 'Join the leader', resisting: 'Resist', eliminated: 'Are gone',
    end: 'The voyage', arrives: 'Arrives', battle: 'Battle at sea', shipsLostThirds: 'Lost, in thirds of a ship', lands: 'Lands', lostAtSeaLd: 'Lost at sea, in LD', beach: 'Battle ashore', lostLd: 'Lost in all, in LD', ending: 'The attack', found: 'Found', captured: 'Captured', rise: 'The natives rise',
  } as Record<string, string>,
  /** Words that mean something else in one field. */
  valuesOf: {
    winner: { none: 'Nobody' }, first: { none: 'Nobody' }, windAdvantage: { none: 'Nobody' }, result: { none: 'No effect' },
    end: { arrives: 'Arrives', blockade: 'Kept in by the blockade', 'shore-fire': 'Stopped by the battery', battle: 'Ends with a battle', lost: 'Lost with all ships' },
    ending: { 'not-found': 'Not found', 'fought-off': 'Fought off', raided: 'Raided' },
  } as Record<string, Record<string, string>>,
  values: {
    left: 'What is left', undermining: 'Undermining', assault: 'Assault', phasing: 'Phasing', nonPhasing: 'Non-phasing', none: 'None', true: 'Yes', false: 'No', null: 'Not asked', besieger: 'Besieger', besieged: 'Besieged', end: 'End of the turn', 'S-': 'Siegework −', 'S+': 'Siegework +', B: 'Breach', 'B-or-WH': 'Breach or war honours', R: 'Surrender',
    'day1-fire': 'first-day fire', 'day1-shock': 'first-day shock', 'day1-retreat': 'retreat after the first day', 'day1-destruction': 'destroyed on the first day',
    'day2-fire': 'second-day fire', 'day2-shock': 'second-day shock', evasion: 'evasion', won: 'Won', lost: 'Lost', undecided: 'Undecided',
  } as Record<string, string>,
};
