import type { Template } from '../../service/reader';

/** What is wrong in what was sent, in every game: whole texts. */
export const faultWords: Readonly<Record<string, string>> = {
  'the file is empty, or its first line, which names the columns': 'le fichier est vide, ou sa première ligne, qui nomme les colonnes', 'the table has no such column': 'la table n’a pas cette colonne',
  'the table has no line below its header': 'la table n’a aucune ligne sous son en-tête', 'the cell stands twice': 'la cellule est là deux fois',
  'is missing': 'manque', 'must be text': 'doit être un texte', 'cannot be read': 'ne peut être lu', 'is a position from 1 on': 'est une position à partir de 1',
  'is a position of the command that is corrected': 'est une position de l’ordre corrigé',
  'is the id of a game: 1 to 64 letters, digits, hyphens or underscores': 'est l’identifiant d’une partie : de 1 à 64 lettres, chiffres, tirets ou soulignés', 'is a hash of 64 hexadecimal digits': 'est une empreinte de 64 chiffres hexadécimaux',
  'mixes scripts whose letters look alike, such as Latin and Cyrillic: write it in one of them': 'mêle des écritures dont les lettres se ressemblent, comme le latin et le cyrillique : écrivez-le dans une seule',
  'has an invisible character: leave it out': 'a un caractère invisible : enlevez-le', 'is not known here: this operation has no parameters in its query': 'est inconnu ici : cette opération n’a pas de paramètres',
  'is the id of a key: 64 hexadecimal digits': 'est l’identifiant d’une clé : 64 chiffres hexadécimaux', 'is a signature of 64 bytes in Base64': 'est une signature de 64 octets en Base64',
};

/** Those that name something. */
export const faults: readonly Template[] = [
  ['has another port than this service sends to: {list!}', 'a un autre port que ceux auxquels ce service envoie : {list}'],
  ['the host {host!} is unknown here, or is not public: notices go to public addresses only', 'l’hôte {host} est inconnu ici, ou n’est pas public : les avis ne vont qu’à des adresses publiques'],
  ['is a text of at most {n#} characters', 'est un texte de {n} caractères au plus'], ['has at most {n#} characters', 'a {n} caractères au plus'],
  ['has {n#} characters; at most {m#} are allowed', 'a {n} caractères ; {m} au plus sont permis'], ['has {n#} elements; at most {m#} are allowed', 'a {n} éléments ; {m} au plus sont permis'],
  ['has {n#} changes; an adjustment has 1 to {m#}', 'a {n} changements ; un ajustement en a de 1 à {m}'],
  ['is one of {list!}', 'est l’un de : {list}'],
  ['is an instant such as {time!}', 'est un instant tel que {time}'], ['is not known here; known are {list!}', 'est inconnu ici ; sont connus {list}'],
  ['There is no rule {rule!} of {ruleset!}. {path!} lists the rules.', 'Il n’y a pas de règle {rule} dans {ruleset}. {path} donne la liste des règles.'], ['The printed board of {ruleset!} has no map {name!}. It has {list!}.', 'Le plateau imprimé de {ruleset} n’a pas de carte {name}. Il a {list}.'], ['There is no ruleset {name!}. {path!} lists them.', 'Il n’y a pas de règles {name}. {path} en donne la liste.'],
  ['looks like \'{name!}\', who is in this game: choose a name that nobody takes for it', 'ressemble à « {name} », qui est dans cette partie : choisissez un nom que personne ne prend pour lui'],
  ['looks like \'{name!}\', and the log names nobody else so: choose another name', 'ressemble à « {name} », et le journal ne nomme personne d’autre ainsi : choisissez un autre nom'],
  ['has half of a character at place {n#} ({point!}): send whole characters of Unicode', 'a la moitié d’un caractère à la place {n} ({point}) : envoyez des caractères Unicode entiers'],
  ['has a control character at place {n#} ({point!}): only line breaks and tabs are possible here', 'a un caractère de contrôle à la place {n} ({point}) : seuls les sauts de ligne et les tabulations sont possibles ici'],
  ['has a control character at place {n#} ({point!}): it is one line without any', 'a un caractère de contrôle à la place {n} ({point}) : c’est une ligne qui n’en a pas'],
  ['has a line break at place {n#} ({point!}): it is one line', 'a un saut de ligne à la place {n} ({point}) : c’est une seule ligne'],
  ['has an invisible character at place {n#} ({point!}): leave it out', 'a un caractère invisible à la place {n} ({point}) : enlevez-le'],
  ['is an id of 1 to {n#} small letters a to z, digits, hyphens, dots and underscores; the first is a letter or a digit', 'est un identifiant de 1 à {n} petites lettres de a à z, chiffres, tirets, points et soulignés ; le premier est une lettre ou un chiffre'],
  ['{file!}.csv, line {n#}, {column!}: {fault}', '{file}.csv, ligne {n}, colonne {column} : {fault}'], ['{file!}.csv, line {n#}: {fault}', '{file}.csv, ligne {n} : {fault}'],
  ['{file!}.csv: there is no such table to enter; there are {list!}', '{file}.csv : cette table ne peut être donnée ; il y a {list}'],
  ['a table has at most {n#} lines, and this one {m#}', 'une table a au plus {n} lignes, et celle-ci {m}'], ['a line has at most {n#} characters, and this one {m#}', 'une ligne a au plus {n} caractères, et celle-ci {m}'],
  ['{n#} cells where the header has {m#} {list!}', '{n} cellules là où l’en-tête en a {m} {list}'], ['the column \'{name!}\' stands twice', 'la colonne « {name} » est là deux fois'],
  ['\'{text!}\' is no whole number', '« {text} » n’est pas un nombre entier'], ['\'{text!}\' is none of {list!}', '« {text} » n’est aucun de : {list}'], ['\'{text!}\' stands twice', '« {text} » est là deux fois'],
  ['has {n#} characters; at most {m#} are possible', 'a {n} caractères ; {m} au plus sont possibles'], ['games of {ruleset!} have no tables to enter', 'les parties de {ruleset} n’ont pas de tables à donner'],
  ['the tables have the hash {hash!}, not {other!}', 'les tables ont l’empreinte {hash}, non {other}'], ['the table {name!} has no lines, or one that is no text', 'la table {name} n’a pas de lignes, ou l’une n’est pas un texte'],
  ['{value#} is not within {least!}..{most!}', '{value} n’est pas entre {least} et {most}'], ['{label}: there is none of this id here: {id!}', '{label} : rien n’a ici cet identifiant : {id}'],
];
