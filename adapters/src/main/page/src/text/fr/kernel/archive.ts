import type { Template } from '../../service/reader';

/** Why the archive does not answer: whole texts. */
export const archiveWords: Readonly<Record<string, string>> = {
  'is a day such as 2026-11-21 or an instant such as 2026-11-21T10:00:00Z': 'est un jour tel que 2026-11-21 ou un instant tel que 2026-11-21T10:00:00Z', 'it is no SQL': 'ce n’est pas du SQL',
  'is true or false': 'est true ou false', 'is json, csv, parquet or saved': 'est json, csv, parquet ou saved', 'is json or csv': 'est json ou csv', 'is missing; it is one SELECT': 'manque ; c’est un seul SELECT',
  'names parts of a currency once, each with its weight from 0 to 999999, with commas between them: part=2,other=6': 'nomme des parts d’une monnaie une fois, chacune avec son poids de 0 à 999999, séparées par des virgules : part=2,other=6',
  'names two games, with a comma between them': 'nomme deux parties, séparées par une virgule', 'is the one field of the question: a text, or an example with game and position': 'est le seul champ de la question : un texte, ou un exemple avec game et position',
  'Only one SELECT can be asked: nothing is written, attached, loaded or set here.': 'Un seul SELECT peut être demandé : ici rien n’est écrit, attaché, chargé ni réglé.',
  'The query is nested too deeply.': 'La question est trop imbriquée.', 'The query needs more memory than it may have.': 'La question demande plus de mémoire qu’elle n’en a.', 'The query failed.': 'La question a échoué.', 'The service ends.': 'Le service s’arrête.',
  'is not what was signed: it was changed after it was saved': 'n’est pas ce qui fut signé : elle a été changée après avoir été gardée', 'is no JSON': 'n’est pas du JSON', 'has a record without its game, position and head': 'a un enregistrement sans sa partie, sa position et son empreinte',
  'has a receipt without an instant': 'a un reçu sans instant', 'has a game and a name': 'a une partie et un nom', 'names a player for each party, or for * all others': 'nomme un joueur pour chaque camp, ou avec * pour tous les autres', 'is a whole number of at most 18 digits': 'est un nombre entier de 18 chiffres au plus',
};

const WRITTEN = ' A pattern is written so: kind place=there; kind party=somebody size>=5 leader=name.';
const ECRIT = ' Un motif s’écrit ainsi : kind place=là ; kind party=quelqu’un size>=5 leader=nom.';

/** A refusal of a pattern, with how one is written. */
function pattern(english: string, french: string): Template {
  return [english + WRITTEN, french + ECRIT];
}

/** Those that name something. */
export const archiveRefusals: readonly Template[] = [
  ['is no filter of the question {question!}; it takes {list!}', 'n’est pas un filtre de la question {question} ; elle prend : {list}'], ['has 1 to {n#} values of 1 to {m#} characters', 'a de 1 à {n} valeurs de 1 à {m} caractères'],
  ['has the part {part!}; parts are {list!}', 'a la part {part} ; les parts sont : {list}'],
  ['A query is one SELECT of 1 to {n#} characters.', 'Une question est un seul SELECT de 1 à {n} caractères.'], ['The query cannot be read: {why}', 'La question ne peut être lue : {why}'],
  ['A query is one SELECT; these are {n#} statements.', 'Une question est un seul SELECT ; en voici {n}.'], ['A table of a query cannot be called {name!}.', 'Une table d’une question ne peut s’appeler {name}.'],
  ['A query reads the tables of /analysis/schema; {what!} is not allowed.', 'Une question lit les tables de /analysis/schema ; {what} n’est pas permis.'],
  ['The function {name!} is not allowed in FROM; allowed are {list!}. No file, network, extension or setting can be reached.', 'La fonction {name} n’est pas permise dans FROM ; sont permises : {list}. Aucun fichier, réseau, extension ou réglage ne peut être atteint.'],
  ['The function {name!} is not allowed in an expression: its value can be of any length.', 'La fonction {name} n’est pas permise dans une expression : sa valeur peut être de n’importe quelle longueur.'],
  ['The function {name!} is not allowed.', 'La fonction {name} n’est pas permise.'], ['There is no table {name!} here; tables are {list!}, by their plain names.', 'Il n’y a pas de table {name} ici ; les tables sont : {list}, par leur simple nom.'],
  ['The query can make a text of more than {n#} characters; join fewer texts, or texts that are cut by left().', 'La question peut faire un texte de plus de {n} caractères ; joignez moins de textes, ou des textes coupés par left().'],
  ['The table {name!} makes its text twice as long at each step; a step may add to a text and not double it.', 'La table {name} rend son texte deux fois plus long à chaque pas ; un pas peut ajouter à un texte, non le doubler.'],
  ['The query takes longer than {n#} seconds and was ended.', 'La question a duré plus de {n} secondes et fut arrêtée.'], ['The query failed: {why!}', 'La question a échoué : {why}'],
  ['names nothing that stands there at position {n#} of the game', 'ne nomme rien qui soit là à la position {n} de la partie'], ['names {n#} things; name a place, or at most {m#} things by their ids', 'nomme {n} choses ; nommez une place, ou {m} choses au plus par leurs identifiants'],
  ['is a text, or an example: game (its id), position (from 1), and place or things (ids of what stands on the board, at most {n#})', 'est un texte, ou un exemple : game (son identifiant), position (à partir de 1), et place ou things (les identifiants de ce qui est sur la carte, {n} au plus)'],
  pattern('has 1 to {n#} characters.', 'a de 1 à {n} caractères.'), pattern('has a clause that begins with no kind of thing: {part!}.', 'a une clause qui ne commence par aucune sorte de chose : {part}.'), ['has {n#} clauses; {m#} are the most.', 'a {n} clauses ; {m} sont le plus.'],
  pattern('has a condition that cannot be read: {part!}.', 'a une condition qui ne peut être lue : {part}.'), ['has a clause of {n#} conditions; {m#} are the most.', 'a une clause de {n} conditions ; {m} sont le plus.'],
  ['has the kind {part!}; kinds are {list!}.', 'a une clause de la sorte {part} ; les sortes sont : {list}.'],
  ['has a condition on {name!}; {kind!} has {list!}.', 'a une condition sur {name} ; {kind} a : {list}.'], ['has {what!}; {name!} is a number.', 'a {what} ; {name} est un nombre.'], ['has {what!}; only {name!} can be at least or at most.', 'a {what} ; seul {name} peut être au moins ou au plus.'],
  ['is no field here; fields are {list!}', 'n’est pas un champ ici ; les champs sont : {list}'], ['lists 1 to {n#} persons, each with game and name', 'nomme de 1 à {n} personnes, chacune avec sa partie et son nom'], ['is a text of 1 to {n#} characters', 'est un texte de 1 à {n} caractères'],
  ['has {name!}, who played in no game {game!} of the archive', 'a {name}, qui ne joua dans aucune partie {game} des archives'],
  ['is no saved question of version {n#}: format=saved of a question writes one', 'n’est pas une question gardée de version {n} : format=saved d’une question en écrit une'], ['has {n#} records; {m#} are the most', 'a {n} enregistrements ; {m} sont le plus'], ['lacks the text {name!}', 'n’a pas le texte {name}'],
  ['saves at most {n#} records; the filters choose {m#}', 'garde {n} enregistrements au plus ; les filtres en choisissent {m}'],
  ['At most {n#} rollouts are played at a time, {m#} of them for one address; wait for one, or delete it. Try again in a minute.', 'On joue au plus {n} suites à la fois, dont {m} pour une adresse ; attendez-en une, ou supprimez-la. Réessayez dans une minute.'],
  ['are at most {n#} over all positions', 'sont {n} au plus sur toutes les positions'], ['is a list of positions from 1 to {n#}', 'est une liste de positions de 1 à {n}'], ['is a list of 1 to {n#} positions', 'est une liste de 1 à {n} positions'],
  ['is a number from 1 to {n#}', 'est un nombre de 1 à {n}'], ['names no party of this game: {party!}; parties are {list!}', 'ne nomme aucun camp de cette partie : {party} ; les camps sont : {list}'], ['names a player that there is not; players are {list!}', 'nomme un joueur qui n’existe pas ; les joueurs sont : {list}'],
];
