import type { Template } from '../../service/reader';
import { place, told } from './names';

/** What is seldom refused, in every game: whole texts. */
export const rareWords: Readonly<Record<string, string>> = {
  'A referee is no player and has no seat; "seesAll": true lets a referee see what the host sees.': 'Un arbitre n’est pas un joueur et n’a pas de siège ; "seesAll": true lui laisse voir ce que voit l’hôte.',
  'Only a referee can see everything; an observer sees the seats that its place names.': 'Seul un arbitre peut tout voir ; un observateur voit les sièges que nomme sa place.',
  'The dice of this game wait for no contribution: a game is made with "contributions": "seats" for that.': 'Les dés de cette partie n’attendent pas de contribution : il faut pour cela une partie créée avec "contributions": "seats".',
  'Each sends a value of its own, or waives, to the contributions of the game; commands without dice go on.': 'Chacun envoie une valeur à lui, ou y renonce, aux contributions de la partie ; les ordres sans dé restent possibles.',
  'None is open.': 'Aucune n’est ouverte.', 'waive the contribution': 'renoncer à la contribution',
  'The dice of this game were thrown at a table, so an amendment corrects what was written down of it: say in \'reason\' what was wrong, everybody reads it.':
    'Les dés de cette partie ont été jetés à une table ; une correction porte donc sur ce qui en a été noté : dites dans « reason » ce qui était faux, tout le monde le lit.',
  'Dice are given for a command that wants them, at least one, and not for one that is left out.': 'On donne des dés pour un ordre qui en demande, un au moins, et non pour un ordre omis.',
  'The server throws the dice of this game, and throws none for a branch: where a command wants a new die, end the branch before it, adopt it, and give the command again.':
    'Le serveur jette les dés de cette partie, et n’en jette pas pour une branche : où un ordre demande un nouveau dé, terminez la branche avant lui, adoptez-la, et redonnez l’ordre.',
  'An amendment brings commands of the rules, not of every game.': 'Une correction apporte des ordres des règles, non de toute partie.', 'Drop it, replace it, or end the branch before it.': 'Retirez-le, remplacez-le, ou terminez la branche avant lui.',
  'What others agreed to in the game that this one was copied from cannot be asked for again here: replace the command, or drop it.':
    'Ce que d’autres ont accepté dans la partie dont celle-ci est la copie ne peut être redemandé ici : remplacez l’ordre, ou retirez-le.',
};

const ROLES: Readonly<Record<string, string>> = { player: 'Un joueur', deputy: 'Un suppléant', observer: 'Un observateur', referee: 'Un arbitre' };

/** Those that name something. */
export const rare: readonly Template[] = [
  ['Nobody called \'{person!}\' holds a place in this game. There are {places!}.', ({ person, places }) => `Personne du nom de « ${person} » n’a de place dans cette partie. Il y a ${places}.`],
  ['The host gives places; the player of a seat names deputies and observers of that seat. {person!} is nobody here.', 'L’hôte donne les places ; le joueur d’un siège nomme les suppléants et observateurs de ce siège. {person} n’est personne ici.'],
  ['The host gives places; the player of a seat names deputies and observers of that seat. {person!} is {place!}.', (parts) => `L’hôte donne les places ; le joueur d’un siège nomme les suppléants et observateurs de ce siège. ${parts.person} est ${place(parts.place ?? '')}.`],
  ['The host makes new links; the player of a seat only for persons who hold nothing but what it gave. {person!} is nobody here.', 'L’hôte fait les nouveaux liens ; le joueur d’un siège seulement pour qui n’a que ce qu’il a donné. {person} n’est personne ici.'],
  ['The host makes new links; the player of a seat only for persons who hold nothing but what it gave. {person!} is {place!}.', (parts) => `L’hôte fait les nouveaux liens ; le joueur d’un siège seulement pour qui n’a que ce qu’il a donné. ${parts.person} est ${place(parts.place ?? '')}.`],
  ['A person called {person!} had a place in this game before, which {by!} gave, and may have written notes: choose another name, or ask the host to give the place.', ({ person, by }) => `Une personne du nom de ${person} a déjà eu une place dans cette partie, donnée par ${by === 'host' ? 'l’hôte' : by}, et a pu écrire des notes : choisissez un autre nom, ou demandez la place à l’hôte.`],
  ['The player of a seat names at most {n#} persons for it. For {seat!} there are {list!}: take one place back, or ask the host to give the new one.', 'Le joueur d’un siège nomme au plus {n} personnes pour lui. Pour {seat}, il y a {list} : reprenez une place, ou demandez la nouvelle à l’hôte.'],
  ['The host takes places away; the player of a seat only those that it gave. {person!} is nobody here.', 'L’hôte retire les places ; le joueur d’un siège seulement celles qu’il a données. {person} n’est personne ici.'],
  ['The host takes places away; the player of a seat only those that it gave. {person!} is {place!}.', (parts) => `L’hôte retire les places ; le joueur d’un siège seulement celles qu’il a données. ${parts.person} est ${place(parts.place ?? '')}.`],
  ['Each seat contributes for itself: the host, who may run the server, cannot do it for a seat. {rest}', 'Chaque siège contribue pour lui-même : l’hôte, qui tient peut-être le serveur, ne peut le faire pour un siège. {rest}'],
  ['A person has a name of 1 to {n#} characters, without spaces at its ends.', 'Une personne a un nom de 1 à {n} caractères, sans espaces aux bouts.'],
  ['Nobody can be called \'{name!}\': the log names the host so.', 'Personne ne peut s’appeler « {name} » : le journal nomme ainsi l’hôte.'],
  ['There is no seat \'{seat!}\' in this game. Its seats are {seats!}.', 'Il n’y a pas de siège « {seat} » dans cette partie. Ses sièges sont {seats}.'],
  ['A {role!} needs at least one seat of {seats!}.', ({ role, seats }) => `${ROLES[role ?? ''] ?? role} demande un siège au moins de ${seats}.`],
  ['A game has at most {n#} persons. Withdraw a place first.', 'Une partie a {n} personnes au plus. Retirez d’abord une place.'],
  ['A contribution is either a value, a text of 1 to {n#} characters, or "waive": true.', 'Une contribution est soit une valeur, un texte de 1 à {n} caractères, soit "waive": true.'], ['Still awaited: {list!}.', 'Encore attendus : {list}.'],
  ...told('The branch of amendment {n} has no command of position {at} that correction {of} brought.', 'La branche de la correction {n} n’a pas d’ordre de position {at} apporté par le changement {of}.'),
  ...told('The branch of amendment {n} has no command of position {at}.', 'La branche de la correction {n} n’a pas d’ordre de position {at}.'),
  ['The branch of amendment {n#} is not whole: the command of position {at#} does not hold. {why} Drop it, replace it, or end the branch before it.',
    'La branche de la correction {n} n’est pas entière : l’ordre de position {at} ne tient pas. {why} Retirez-le, remplacez-le, ou terminez la branche avant lui.'],
  ['The command cannot be read: {why!}', 'L’ordre ne peut être lu : {why}'], ['It wants a die that nobody has thrown: {words}.', 'Il demande un dé que personne n’a jeté : {words}.'],
  ['Amendment {n#} is adopted. {rest}', 'La correction {n} est adoptée. {rest}'], ['Amendment {n#} is dropped. {rest}', 'La correction {n} est rejetée. {rest}'],
  ['At most {n#} dice are typed in with one command.', 'Au plus {n} dés se donnent avec un ordre.'], ['The command has {n#} characters; {m#} are allowed.', 'L’ordre a {n} caractères ; {m} sont permis.'],
  ['The text \'{name!}\' has {n#} characters; {m#} are allowed.', 'Le texte « {name} » a {n} caractères ; {m} sont permis.'], ['The number \'{name!}\' is not within {range!}.', 'Le nombre « {name} » n’est pas dans {range}.'],
  ['The list \'{name!}\' has more than {n#} elements.', 'La liste « {name} » a plus de {n} éléments.'],
  ['{person!} is {place!} already: only the host gives such a person another place.', (parts) => `${parts.person} est déjà ${place(parts.place ?? '')} : seul l’hôte donne une autre place à une telle personne.`],
  ['{person!} is {place!}: who plays does not judge or look on as well. Withdraw that place first.', (parts) => `${parts.person} est ${place(parts.place ?? '')} : qui joue n’arbitre ni n’observe en même temps. Retirez d’abord cette place.`],
  ['{person!} plays {seats!} already and needs no deputy\'s place there.', '{person} joue déjà {seats} et n’y a pas besoin d’une place de suppléant.'],
  ['{person!} plays nobody in this game and owes no contribution. {rest}', '{person} ne joue personne dans cette partie et ne doit pas de contribution. {rest}'],
];
