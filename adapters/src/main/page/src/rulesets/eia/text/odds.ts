/** Labels of the odds of Empires in Arms. */
export const odds = {
  /** The fields of a side that the short form tells. */
  brief: ['lostFactors', 'losses', 'politicalPoints', 'breaks', 'wipedOut', 'corpsWithdrawn', 'allWithdraw', 'withdrawn', 'factorsLost', 'pursuitPoints', 'winner',
    'factorsLeft', 'cavalryLeft', 'corpsEmptied', 'moraleOfRest', 'nextRoundLosses', 'nextRoundBreaks', 'pinningFactors', 'flankingFactors', 'arrivesAfterRound', 'arrivesAtBestAfterRound', 'areasToDepot', 'goesOn', 'mustSurrender',
    'attempt', 'outcome', 'prisonerFactors', 'factorsSaved', 'besieger/losses', 'garrison/losses', 'garrison/prisonerFactors', 'garrison/factorsSaved', 'lostFactors/attacker', 'lostFactors/defender'],
  fields: {
    winner: 'Winner', ended: 'How it ends', roundsFought: 'Rounds fought', leadersCaptured: 'Leaders captured', lostFactors: 'Lost factors', politicalPoints: 'Political points', moraleLost: 'Morale lost, in tenths',
    'pursuit/class': 'Class of the pursuit', 'pursuit/points': 'Points of the pursuit', pursuitPoints: 'Points of the pursuit', value: 'Value of the combat', outcome: 'What comes of it', 'attempt/result': 'Assault attempt', prisonerFactors: 'Factors taken prisoner',
    factorsLost: 'Factors lost', modifier: 'Modifier', modified: 'Modified die', corpsRemoved: 'Corps removed', lostFromCorps: 'Lost from the corps', lostFromDetached: 'Lost from those left behind', cityEmptied: 'City emptied',
    honours: 'Honours of war', sortie: 'Sortie', surrenders: 'Surrenders after a breach', chit: 'Chit', withdrawn: 'Corps that withdraw', corpsWithdrawn: 'Corps that withdraw', allWithdraw: 'All withdraw', losses: 'Lost factors', breaks: 'Breaks', wipedOut: 'Wiped out', corpsArriving: 'Corps that arrive', anyArrives: 'Reinforcements arrive',
    arrives: 'Outflanking force arrives', removed: 'Guerillas removed', loser: 'Who loses a factor', guerillas: 'Guerillas that rise', attempt: 'Assault attempt', 'outflank/arrivedAfterRound': 'Outflanking force arrives after round', endOfDay: 'At the end of the day',
    factorsLeft: 'Factors left', cavalryLeft: 'Cavalry left', corpsEmptied: 'Corps emptied', moraleOfRest: 'Morale of the rest, in tenths', nextRoundLosses: 'Lost factors in the next round', nextRoundBreaks: 'Breaks in the next round',
    pinningFactors: 'Factors that pin', flankingFactors: 'Factors around the flank', arrivesAfterRound: 'Arrives after round', arrivesAtBestAfterRound: 'Arrives after round, at best', areasToDepot: 'Areas to the nearest depot', goesOn: 'Must go on from there', mustSurrender: 'Must surrender',
    factorsSaved: 'Factors saved', 'besieger/losses': 'Besieger: lost factors', 'garrison/losses': 'Garrison: lost factors', 'garrison/prisonerFactors': 'Garrison: factors taken prisoner', 'garrison/factorsSaved': 'Garrison: factors saved',
    'besieger/politicalPoints': 'Besieger: political points', 'garrison/politicalPoints': 'Garrison: political points', 'lostFactors/attacker': 'Attacker: lost factors', 'lostFactors/defender': 'Defender: lost factors',
  } as Record<string, string>,
  /** Figures with their unit in the place of a name. */
  figures: {
    factorsLeft: { told: (n: string) => n === '1' ? '1 factor left' : `${n} factors left` }, cavalryLeft: { told: (n: string) => `${n} cavalry left` },
    lostFactors: { told: (n: string) => n === '1' ? '1 factor lost' : `${n} factors lost` }, losses: { told: (n: string) => n === '1' ? '1 factor lost' : `${n} factors lost` },
    factorsLost: { told: (n: string) => n === '1' ? '1 factor lost' : `${n} factors lost` }, nextRoundLosses: { told: (n: string) => n === '1' ? '1 factor lost in the next round' : `${n} factors lost in the next round` },
    moraleOfRest: { told: (n: string) => `morale ${n}`, tenths: true }, moraleLost: { told: (n: string) => `${n} morale lost`, tenths: true },
  } as Record<string, { told(number: string): string; tenths?: boolean }>,
  /** Words that mean something else in one field. */
  valuesOf: {
    class: { null: 'no pursuit' }, points: { null: 'no pursuit' }, arrivedAfterRound: { 0: 'never' }, arrivesAfterRound: { 0: 'never' }, arrivesAtBestAfterRound: { 0: 'never' },
    winner: { none: 'Nobody' }, leadersCaptured: { none: 'None' }, honours: { none: 'not asked', asked: 'asked for and granted', refused: 'asked for, not granted' },
  } as Record<string, Record<string, string>>,
  values: {
    attacker: 'Attacker', defender: 'Defender', besieger: 'Besieger', garrison: 'Garrison', none: 'None', true: 'Yes', false: 'No', null: 'No assault', break: 'a side breaks', elimination: 'a side is wiped out', 'both-break': 'both sides break', 'end-of-day': 'with the day',
    sameChits: 'Next day, same chits', forage: 'If it forages there', otherStays: 'Where the other side stays', siege: 'If the city is besieged', hunger: 'If it lives off the city', ifGranted: 'If they are granted', ifItFights: 'If the garrison fights', withdrawal: 'a side withdraws', 'no-result': 'no result', sortie: 'sortie', breach: 'breach', honours: 'honours of war', surrender: 'surrender', captured: 'captured', repulsed: 'repulsed',
  } as Record<string, string>,
};
