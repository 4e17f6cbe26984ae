import type { Template } from '../../service/reader';

/** What is wrong in what was sent, in every game: whole texts. */
export const faultWords: Readonly<Record<string, string>> = {
  'is missing': 'manque', 'must be text': 'doit être un texte', 'cannot be read': 'ne peut être lu', 'is a position from 1 on': 'est une position à partir de 1',
  'is a position of the command that is corrected': 'est une position de l’ordre corrigé',
  'is the id of a game: 1 to 64 letters, digits, hyphens or underscores': 'est l’identifiant d’une partie : de 1 à 64 lettres, chiffres, tirets ou soulignés', 'is a hash of 64 hexadecimal digits': 'est une empreinte de 64 chiffres hexadécimaux',
  'is not known here: this operation has no parameters in its query': 'est inconnu ici : cette opération n’a pas de paramètres',
  'is the id of a key: 64 hexadecimal digits': 'est l’identifiant d’une clé : 64 chiffres hexadécimaux', 'is a signature of 64 bytes in Base64': 'est une signature de 64 octets en Base64',
};

/** Those that name something. */
export const faults: readonly Template[] = [
  ['has another port than this service sends to: {list!}', 'a un autre port que ceux auxquels ce service envoie : {list}'],
  ['the host {host!} is unknown here, or is not public: notices go to public addresses only', 'l’hôte {host} est inconnu ici, ou n’est pas public : les avis ne vont qu’à des adresses publiques'],
  ['is a text of at most {n#} characters', 'est un texte de {n} caractères au plus'], ['has at most {n#} characters', 'a {n} caractères au plus'],
  ['is one of {list!}', 'est l’un de : {list}'],
  ['is an instant such as {time!}', 'est un instant tel que {time}'], ['is not known here; known are {list!}', 'est inconnu ici ; sont connus {list}'],
  ['has half of a character at place {n#} ({point!}): send whole characters of Unicode', 'a la moitié d’un caractère à la place {n} ({point}) : envoyez des caractères Unicode entiers'],
  ['has a control character at place {n#} ({point!}): only line breaks and tabs are possible here', 'a un caractère de contrôle à la place {n} ({point}) : seuls les sauts de ligne et les tabulations sont possibles ici'],
  ['has a control character at place {n#} ({point!}): it is one line without any', 'a un caractère de contrôle à la place {n} ({point}) : c’est une ligne qui n’en a pas'],
  ['has a line break at place {n#} ({point!}): it is one line', 'a un saut de ligne à la place {n} ({point}) : c’est une seule ligne'],
  ['has an invisible character at place {n#} ({point!}): leave it out', 'a un caractère invisible à la place {n} ({point}) : enlevez-le'],
  ['the tables have the hash {hash!}, not {other!}', 'les tables ont l’empreinte {hash}, non {other}'], ['the table {name!} has no lines, or one that is no text', 'la table {name} n’a pas de lignes, ou l’une n’est pas un texte'],
  ['{value#} is not within {least!}..{most!}', '{value} n’est pas entre {least} et {most}'],
];
