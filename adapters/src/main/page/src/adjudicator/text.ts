import { t as shared } from '../text';
import { inLanguage } from '../text/spoken';
import { french } from './french';

/** The English texts of the adjudicator, whatever the rulebook. */
export const adjudicator = {
  title: 'Adjudicator',
  intro: 'Settle one question without a game: forces and dice in, ruling out. The address of this page holds the whole question: send it to a friend.',
  ruleset: 'Rules', procedure: 'Question', example: 'Examples', pickExample: 'Begin with an example …', clear: 'Empty the form', clearDice: 'Take up the dice', copy: 'Copy the link',
  copied: 'The link is copied. Whoever opens it sees this question and its answer.', copyThis: 'Copy this link:',
  judge: 'Rule on it', odds: 'Exact odds', compare: 'Compare choices', fill: 'Throw the missing dice', actions: 'Answer', throwing: 'The dice roll …',
  dice: 'Dice', thrown: 'thrown by this browser', thrownHint: 'In dashed frames: thrown by this browser.', unused: 'not needed',
  several: 'one, or several with spaces between', die: (die: string, side: string) => side ? `${die}, ${side}` : die,
  ruling: 'Ruling', wait: 'The service is asked …', older: 'The question has changed since: compare again to see its answer.',
  nothing: 'Fill in the question, then ask for a ruling on your dice or for the exact odds.', steps: 'How it came about',
  ofGame: 'By the charts of the game', ofService: 'By those of the service',
  raw: 'The question as JSON', rawHint: 'The same question for tercio adjudicate, or for POST /api/adjudications.',
  broken: 'The address of this page holds no question that can be read. It may have been cut off on its way. The form is empty.',
  readings: 'Readings', allStandard: 'All as standard', readingsHint: 'Where the rulebook is unclear the service reads it as marked. Choose another reading here.', standard: (choice: string) => `${choice} (standard)`,
  readingsChosen: (count: number) => count === 1 ? 'one differs from the standard' : `${count} differ from the standard`,
  faults: (count: number) => count === 1 ? 'One thing is missing or wrong' : `${count} things are missing or wrong`, missingDie: 'The dice are not all there yet',
  choose: 'choose …', unset: 'not said', none: 'none', known: 'is known',
  listPlace: (name: string, place: number) => `${name} ${place}`,
  rowPart: (name: string, row: number, part: string) => `${name} ${row}: ${part}`, addRow: (name: string) => `Add to ${name}`, removeRow: (name: string, row: number) => `Remove ${name} ${row}`,
  stars: (count: number) => count === 1 ? '1 star' : `${count} stars`,
};

export const t = { ...shared, adjudicator: inLanguage(adjudicator, french) };
