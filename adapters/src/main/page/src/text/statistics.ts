import { frenchStatistics } from './fr/statistics';
import { inLanguage } from './spoken';

/** The English texts of statistics. */
export const statistics = {
  luck: 'Luck', luckHint: 'What came beside the exact odds of before. Of losses, less is luckier. p is the chance to be at least as far from what was expected; the last column corrects it for the number of rows.',
  battles: 'Battles', sieges: 'Sieges', attrition: 'Attrition', money: 'Money',
  what: 'What', figure: 'Figure', count: 'Number', actual: 'Came', expected: 'Expected', p: 'p', corrected: 'p corrected',
  fought: 'Fought', won: 'Won', lost: 'Lost', undecided: 'Undecided', avoided: 'Avoided', losses: 'Losses', results: 'Results', amount: 'Amount',
  pending: (count: number) => count === 1 ? '1 battle is still being compared with its odds.' : `${count} battles are still being compared with their odds.`,
};

/** The texts of statistics in the language that was chosen. */
export const t = inLanguage(statistics, frenchStatistics);
