import { frenchReport } from './fr/report';
import { inLanguage } from './spoken';

/** The English texts of the report of a game. */
export const report = {
  turn: 'Turn', title: 'Report', whole: 'Whole game', stretches: 'What the report is of', positions: (from: number, to: number) => `Positions ${from} to ${to}.`, over: 'The game is over.',
  lands: 'Won and lost', noLands: 'No place changed hands.', place: 'Place', kind: 'Kind', was: 'Held before', now: 'Held at the end', nobody: 'nobody',
  dice: 'Dice', noDice: 'No die was thrown.', rolls: 'Dice', die: 'Die', mean: 'Mean', expected: 'Expected',
  better: (by: string) => `▲ ${by} better than the mean`, worse: (by: string) => `▼ ${by} worse than the mean`, even: 'just the mean',
  winner: 'Winner', before: (chance: string) => `${chance} before, now certain`, chance: 'Chance', lostOf: (who: string, lost: number, mean: string) => `${who} lost ${lost}, expected ${mean}`,
  explained: 'The chance is that of the least likely part of what came: that this side won, or that a side lost as much or as little as it did.',
  pending: (count: number) => count === 1 ? '1 battle is still being compared with its odds.' : `${count} battles are still being compared with their odds.`,
  course: 'The course of the game', courseRead: 'The figures of the game are being read …', asTable: (name: string) => `${name} as a table`, from: 'From', change: 'Change', turned: 'The largest changes', byLuck: 'What dice brought beside the mean',
  apart: 'Luck and decisions, apart', apartHint: 'Luck is what was lost less the exact mean of what was to be lost, which nobody chose. Decisions are what the answers gave away beside the best one, by the exact odds of that moment.',
  saved: (unit: string) => `Luck: ${unit} saved beside the mean`, gaveAway: 'Given away by decisions', givenAway: (currency: string) => `Decisions: given away, in ${currency}`, worseOf: (who: string, worse: number, all: number) => `${who}: ${worse} of ${all} not the best`,
  compared: (count: number) => count === 1 ? '1 roll is still being compared with its odds.' : `${count} rolls and decisions are still being compared with their odds.`,
  leftOut: (count: number) => `${count} earlier ones were not appraised.`,
};

/** The texts of the report in the language that was chosen. */
export const t = inLanguage(report, frenchReport);
