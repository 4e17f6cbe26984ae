import type { Template } from '../../service/reader';

/** Faults in requests, in every game: whole texts. */
export const faultWords: Readonly<Record<string, string>> = {
  'is missing': 'manque', 'must be text': 'doit être un texte', 'cannot be read': 'ne peut être lu',
};

/** Those that name something. */
export const faults: readonly Template[] = [
  ['is a text of at most {n#} characters', 'est un texte de {n} caractères au plus'], ['has at most {n#} characters', 'a {n} caractères au plus'],
  ['is one of {list!}', 'est l’un de : {list}'],
  ['is not known here; known are {list!}', 'est inconnu ici ; sont connus {list}'],
  ['There is no rule {rule!} of {ruleset!}. {path!} lists the rules.', 'Il n’y a pas de règle {rule} dans {ruleset}. {path} donne la liste des règles.'], ['The printed board of {ruleset!} has no map {name!}. It has {list!}.', 'Le plateau imprimé de {ruleset} n’a pas de carte {name}. Il a {list}.'], ['There is no ruleset {name!}. {path!} lists them.', 'Il n’y a pas de règles {name}. {path} en donne la liste.'],
  ['has half of a character at place {n#} ({point!}): send whole characters of Unicode', 'a la moitié d’un caractère à la place {n} ({point}) : envoyez des caractères Unicode entiers'],
  ['has a control character at place {n#} ({point!}): only line breaks and tabs are possible here', 'a un caractère de contrôle à la place {n} ({point}) : seuls les sauts de ligne et les tabulations sont possibles ici'],
  ['has a control character at place {n#} ({point!}): it is one line without any', 'a un caractère de contrôle à la place {n} ({point}) : c’est une ligne qui n’en a pas'],
  ['has a line break at place {n#} ({point!}): it is one line', 'a un saut de ligne à la place {n} ({point}) : c’est une seule ligne'],
  ['has an invisible character at place {n#} ({point!}): leave it out', 'a un caractère invisible à la place {n} ({point}) : enlevez-le'],
  ['{value#} is not within {least!}..{most!}', '{value} n’est pas entre {least} et {most}'],
];
