import { inLanguage } from '../../../text/spoken';
import { frenchGuide } from './fr/guide';

/** The English texts of the first game: what each step asks for, and what it shows. */
export const guideTexts = {
  /** Words in the answer that is put in the place of the wrong one. */
  instead: '20 D',
  correct: { title: 'A correction', text: 'The last campaign was meant to be a simple one. Choose Correct at its line, then the right answer, and say why. All later orders are decided again on a branch, which you adopt. (Take back undoes only the last order.)' },
  steps: {
    campaign: { title: 'A campaign', text: 'You play both countries. The answers stand below the board. Choose the major campaign for France: it costs 50 ducats.' },
    march: { title: 'A march', text: 'Choose the French stack in Île-de-France, the one with the leader, then Artois. The way, its cost and each risk appear before you send it.' },
    interception: { title: 'The enemy answers', text: 'Spain may intercept; the chance stands on the answer. Let France pass.' },
    attrition: { title: 'Dice', text: 'A large army tires. The dice of the rulebook’s example lie ready: look what each is for, and send them.' },
    ending: { title: 'End of the movement', text: 'The answer that ends a step is always at the right. End the movement.' },
    battle: { title: 'A battle', text: 'Both armies stand in Artois. Open the battle.' },
    firstDay: { title: 'The first day', text: 'Spain stands. The sheet beside the board shows forces, morale and, after each throw, the losses.' },
    retreat: { title: 'Spain tries to leave', text: 'Compare the die with the number that Spain needs. It is not enough, so the battle goes on.' },
    secondDay: { title: 'The second day', text: 'France holds the field. See in the sheet where the morale of Spain breaks.' },
    pursuit: { title: 'Pursuit', text: 'France stays. What the pursuit takes and who won is told at the end of the sheet.' },
    losses: { title: 'Losses', text: 'France chooses which counters pay for its losses.' },
    spain: { title: 'The turn of Spain', text: 'Spain chooses a passive campaign and ends its movement.' },
    siege: { title: 'A siege', text: 'France digs at the walls of Arras. The sheet lists each number behind the throw, and what it brought.' },
  },
};

/** The texts of the first game in the language that was chosen. */
export const guide = inLanguage(guideTexts, frenchGuide);
