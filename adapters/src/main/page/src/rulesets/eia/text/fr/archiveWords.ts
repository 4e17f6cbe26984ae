/** The French words for the columns, units and measures of the questions that Empires in Arms brings to the archive. */
export const archiveWords: Record<'columns' | 'units' | 'measures', Record<string, string>> = {
  columns: { chit: 'jeton', against_chit: 'jeton adverse', equilibrium: 'équilibre', winter: 'hiver', garrison: 'garnison', points: 'points', factors: 'facteurs' },
  units: { combats: 'combats', factors: 'facteurs', chits: 'jetons', actions: 'actions', 'political points': 'points politiques', money: 'argent', cities: 'villes', lostFactors: 'facteurs perdus' },
  measures: {},
};
