import type { Template } from '../../service/reader';
import { told } from './names';

/** Why the service did not do what was asked, in every game. */
export const problems: readonly Template[] = [
  ...told('The game {game} was here: it is missing from the database: it had {n#} events; {rest}', 'La partie {game} était ici ; elle manque dans la base de données, avec ses {n} événements. « tercio restore » rend ce qu’une sauvegarde contient, « tercio keys --reseal » l’oublie.'),
  ...told('Nobody is signed in here, or the sign-in has ended. Sign in at /sign-in.', 'Personne n’est connecté ici, ou la connexion a pris fin. Connectez-vous à /sign-in.'),
  ...told('This token of a sign-in does not hold: it has ended, was changed, or is of another issuer or for another service.', 'Ce jeton de connexion n’est pas valable : il a expiré, a été modifié, ou vient d’un autre émetteur ou vaut pour un autre service.'),
  ...told('The issuer of sign-ins does not answer. Places that are held by links work as before. Try again later.', 'L’émetteur des connexions ne répond pas. Les places tenues par un lien fonctionnent comme avant. Réessayez plus tard.'),
  ...told('You are the host of this game already.', 'Vous êtes déjà l’hôte de cette partie.'),
  ...told('You have a place in this game already, and a person has one beside that of the host. Sign out to take another one by its link.', 'Vous avez déjà une place dans cette partie ; une personne en a une, en plus de celle de l’hôte. Déconnectez-vous pour en prendre une autre par son lien.'),
  ...told('The game stands at position {n#}.', 'La partie est à la position {n}.'),
  ...told('E-mails that ask for a confirmation: at most {n#} in a day (UTC) to one address for one game, and {m#} for all games; {p#} that one person of a game asks for, {g#} for one game, {c#} from one address of the net, and {k#} in all. Look among the e-mails that came, or ask again tomorrow.', 'Courriels qui demandent une confirmation : au plus {n} par jour (UTC) à une adresse pour une partie, et {m} pour toutes ; {p} demandés par une personne d’une partie, {g} pour une partie, {c} depuis une adresse du réseau, et {k} en tout. Cherchez parmi les courriels reçus, ou redemandez demain.'),
  ...told('Nothing was changed, because {why}. Try again later.', 'Rien n’a été changé ({why}). Réessayez plus tard.'),
  ['The next die wanted is a d{n#}: {die}.', ({ n, die }) => `Le prochain dé demandé est un d${n} : ${die}.`],
  ...told('A body has at most {n#} bytes here.', 'Un envoi a ici au plus {n} octets.'),
];

export const problemWords: Readonly<Record<string, string>> = {
  'Malformed request': 'Demande mal formée', 'Not acceptable': 'Inacceptable', 'Token missing': 'Jeton manquant', 'Token unknown': 'Jeton inconnu', 'Not signed in': 'Non connecté', 'Sign-in refused': 'Connexion refusée', 'Sign-in unavailable': 'Connexion indisponible', 'Place taken already': 'Place déjà prise', 'Not yours to decide': 'Ce n’est pas à vous d’en décider', 'Not found': 'Introuvable', 'Not sent here': 'Pas envoyé ici', 'Damaged': 'Endommagé', 'Game set aside': 'Partie mise de côté', 'Game missing': 'Partie manquante', 'Storage unavailable': 'Stockage indisponible',
  'Too much for one day': 'Trop pour un jour', 'Too fast': 'Trop vite', 'Key used before': 'Clé déjà employée', 'The game has moved on': 'La partie a avancé', 'Foreign request': 'Demande étrangère', 'Too large': 'Trop grand', 'Against the rules': 'Contraire aux règles', 'A die is wanted': 'Un dé est demandé',
  'Failure of the service': 'Défaillance du service', 'Too many computations at once': 'Trop de calculs à la fois', 'The service is busy': 'Le service est occupé', 'Not finished in time': 'Pas fini à temps', 'Too many cases': 'Trop de cas', 'The service ends': 'Le service s’arrête', 'Record refused': 'Dossier refusé', 'No room for more': 'Plus de place', 'The branch is whole': 'La branche est entière', 'No adjustments': 'Pas d’ajustement',
  'This token is no token of this game.': 'Ce jeton n’est pas de cette partie.', 'That is for the host of the game.': 'C’est à l’hôte de la partie.','Try again in a minute.': 'Réessayez dans une minute.',
  'Nothing is taken back': 'Rien n’est repris', 'Nothing is brought back': 'Rien n’est rétabli', 'About requests': 'À propos des demandes',
  'This game keeps secrets, and a branch tells of the whole board: the host alone may correct one.': 'Cette partie garde des secrets, et une branche montre tout le plateau : l’hôte seul peut en corriger une.',
  'This service sends no webhooks. Its operator can allow them with tercio.hooks.webhooks=true.': 'Ce service n’envoie pas de webhooks. Son exploitant peut les permettre par tercio.hooks.webhooks=true.',
  'This service sends no e-mail. Its operator can name a server with spring.mail.host, a sender with tercio.hooks.mail-from, and the address of the page for the links with tercio.hooks.home.': 'Ce service n’envoie pas de courriels. Son exploitant peut nommer un serveur par spring.mail.host, un expéditeur par tercio.hooks.mail-from, et l’adresse de la page pour les liens par tercio.hooks.home.',
  'This cannot be read, because a part of the database file is damaged. Nothing was changed, and what stands elsewhere is read as before. The operator can bring it back: \'tercio rebuild\' what is left, \'tercio restore BACKUP --damaged\' what a backup has.': 'Ceci ne peut pas être lu : une partie du fichier de la base de données est endommagée. Rien n’a été changé, et le reste se lit comme avant. L’exploitant peut le ramener : « tercio rebuild » ce qui reste, « tercio restore SAUVEGARDE --damaged » ce qu’une sauvegarde contient.',
};
