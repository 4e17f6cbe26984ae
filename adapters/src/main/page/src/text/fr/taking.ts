import type { Spoken } from '../spoken';
import type { taking } from '../taking';

/** The French texts of the links at which invited persons take their places. */
export const frenchTaking: Spoken<typeof taking> = {
  title: 'Votre place', ask: 'On vous donne une place dans une partie. Ce lien ne s’ouvre qu’une fois : qui appuie le premier a la place.', button: 'Prendre votre place',
  done: (person: string, place: string) => `Vous êtes ${person} (${place}).`,
  keep: 'C’est désormais votre propre lien vers la partie. Personne d’autre ne l’a vu, et il n’est montré que maintenant : gardez-le.', mine: 'Votre lien', go: 'À la partie',
  unknown: 'Ce lien n’a pas été copié en entier. Demandez-en un nouveau à qui vous a nommé.',
};
