import { frenchTaking } from './fr/taking';
import { inLanguage } from './spoken';

/** The English texts of the links at which invited persons take their places. */
export const taking = {
  title: 'Your place', ask: 'Somebody gives you a place in a game. This link opens once: whoever presses first has the place.', button: 'Take your place',
  done: (person: string, place: string) => `You are ${person} (${place}).`,
  keep: 'This is your own link to the game from now on. Nobody else has seen it, and it is shown only now: keep it.', mine: 'Your link', go: 'To the game',
  unknown: 'This link was not copied whole. Ask whoever named you for a new one.',
};

/** These texts in the language that was chosen. */
export const t = inLanguage(taking, frenchTaking);
