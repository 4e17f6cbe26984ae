import type { Template } from '../../service/reader';
import { told } from './names';

/** Reasons why the service did not do what was asked, in every game. */
export const problems: readonly Template[] = [
  ...told('There is no amendment {n#}.', 'Il n’y a pas de correction {n}.'),
];

export const problemWords: Readonly<Record<string, string>> = {
  'Record refused': 'Dossier refusé',
  'This link holds no more, or was not copied whole. Ask for a new e-mail where you take part in the game.': 'Ce lien ne vaut plus, ou n’a pas été copié en entier. Demandez un nouveau courriel là où vous participez à la partie.',
  'This link opens no place: it was opened before, a newer one was made, its time is over, its place has ended, or it was not copied whole. Ask whoever named you for a new link; if you did not open it yourself, say so.': 'Ce lien n’ouvre pas de place : il a déjà été ouvert, un plus récent a été fait, son temps est passé, sa place a pris fin, ou il n’a pas été copié en entier. Demandez un nouveau lien à qui vous a nommé ; si ce n’est pas vous qui l’avez ouvert, dites-le.',
  'The place of this person has changed: ask again.': 'La place de cette personne a changé : redemandez.',
};
