/** The French heads of the columns of questions that every ruleset has. */
export const columns: Readonly<Record<string, string>> = {
  ruleset: 'règles', scenario: 'scénario', party: 'camp', against: 'contre', person: 'personne', identity: 'identité', game: 'partie', games: 'parties', position: 'position', name: 'nom', parent: 'issue de',
  made_at: 'créée le', over: 'finie', ended: 'finies', commands: 'ordres', events: 'événements', n: 'n', mean: 'moyenne', low: 'bas', high: 'haut', worst: 'pire', best: 'meilleur', sides: 'faces', expected: 'attendu', actual: 'arrivé',
  counts: 'fois par face', purpose: 'usage', p: 'p', p_corrected: 'p corrigé', procedure: 'procédure', unit: 'unité', luck: 'chance', variance: 'variance', z: 'z', percentile: 'centile', kind: 'sorte', currency: 'monnaie',
  worse: 'moins bonnes', error: 'erreur', answer: 'réponse', value: 'valeur', better: 'meilleure réponse', days: 'jours', seconds: 'secondes', type: 'ordre', step: 'pas', reason: 'raison', rule: 'règle', total: 'total', line: 'ligne',
  turn: 'tour', round: 'round', phase: 'phase', measure: 'mesure', change: 'changement', orders: 'ordres', place: 'lieu', share: 'part', cause: 'cause', result: 'résultat', what: 'quoi', won: 'gagnés', lost: 'perdu', inflicted: 'infligé',
};

/** The French units of these columns. */
export const units: Readonly<Record<string, string>> = {
  games: 'parties', points: 'points', dice: 'dés', rolls: 'jets', decisions: 'décisions', commands: 'ordres', days: 'jours', seconds: 'secondes', events: 'événements', times: 'fois', currency: 'monnaie', losses: 'pertes', percent: 'pour cent', success: 'succès', won: 'gagnés', 'as the row says': 'selon la ligne',
};

/** The French measures. */
export const measures: Readonly<Record<string, string>> = { points: 'points', money: 'argent', strength: 'forces', territory: 'territoire' };
