import type { Template } from '../../service/reader';

/** What is wrong in what was sent, in every game: whole texts. */
export const faultWords: Readonly<Record<string, string>> = {
  'is missing': 'manque', 'must be text': 'doit être un texte', 'cannot be read': 'ne peut être lu', 'names positions from 0 on': 'nomme des positions à partir de 0', 'is a position from 1 on': 'est une position à partir de 1',
  'are for dice of the server; the players throw the dice of this game themselves': 'sont pour les dés du serveur ; les joueurs jettent eux-mêmes les dés de cette partie',
  'a game needs at least one seat': 'une partie demande un siège au moins', 'another seat has this name': 'un autre siège a ce nom', 'is a position of the command that is corrected': 'est une position de l’ordre corrigé',
  'is the id of a game: 1 to 64 letters, digits, hyphens or underscores': 'est l’identifiant d’une partie : de 1 à 64 lettres, chiffres, tirets ou soulignés', 'is a hash of 64 hexadecimal digits': 'est une empreinte de 64 chiffres hexadécimaux',
  'is the id of a key: 64 hexadecimal digits': 'est l’identifiant d’une clé : 64 chiffres hexadécimaux', 'is a signature of 64 bytes in Base64': 'est une signature de 64 octets en Base64',
};

/** Those that name something. */
export const faults: readonly Template[] = [
  ['has another port than this service sends to: {list!}', 'a un autre port que ceux auxquels ce service envoie : {list}'],
  ['the host {host!} is unknown here, or is not public: notices go to public addresses only', 'l’hôte {host} est inconnu ici, ou n’est pas public : les avis ne vont qu’à des adresses publiques'],
  ['is no scenario of {ruleset!}', 'n’est pas un scénario de {ruleset}'], ['is a text of at most {n#} characters', 'est un texte de {n} caractères au plus'], ['has at most {n#} characters', 'a {n} caractères au plus'],
  ['has {n#} characters; at most {m#} are allowed', 'a {n} caractères ; {m} au plus sont permis'], ['has {n#} elements; at most {m#} are allowed', 'a {n} éléments ; {m} au plus sont permis'],
  ['has {n#} changes; an adjustment has 1 to {m#}', 'a {n} changements ; un ajustement en a de 1 à {m}'], ['are at most {n#}', 'sont {n} au plus'], ['a game has at most {n#} seats', 'une partie a {n} sièges au plus'],
  ['is one of {list!}', 'est l’un de : {list}'], ['a seat needs a name, and not \'{name!}\'', 'un siège demande un nom, et non « {name} »'], ['the scenario has no \'{name!}\', only {list!}', 'le scénario n’a pas « {name} », seulement {list}'],
  ['another seat controls {party!}', 'un autre siège joue {party}'], ['is an instant such as {time!}', 'est un instant tel que {time}'], ['is not known here; known are {list!}', 'est inconnu ici ; sont connus {list}'],
  ['There is no rule {rule!} of {ruleset!}. {path!} lists the rules.', 'Il n’y a pas de règle {rule} dans {ruleset}. {path} donne la liste des règles.'], ['The printed board of {ruleset!} has no map {name!}. It has {list!}.', 'Le plateau imprimé de {ruleset} n’a pas de carte {name}. Il a {list}.'], ['There is no ruleset {name!}. {path!} lists them.', 'Il n’y a pas de règles {name}. {path} en donne la liste.'],
  ['{value#} is not within {least!}..{most!}', '{value} n’est pas entre {least} et {most}'], ['{ruleset!} has no such reading', '{ruleset} n’a pas cette lecture'], ['{label}: there is none of this id here: {id!}', '{label} : rien n’a ici cet identifiant : {id}'],
];
