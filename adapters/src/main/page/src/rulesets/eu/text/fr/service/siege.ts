import type { Template } from '../../../../../text/service/reader';
import { de } from '../../../../../text/fr/grammar';
import { inPlace, phrases, who } from './phrases';

/** What is left of revolts and corsairs: `the revolt+`, `revolt+ and revolt-`, `two corsairs+`. */
export function raiders(english: string): string {
  return english.replace(/\btwo revolts\+/g, 'deux révoltes +').replace(/\btwo corsairs\+/g, 'deux corsaires +').replace(/\brevolt([+-])/g, 'révolte $1').replace(/\bcorsairs?([+-])/g, 'corsaires $1')
    .replace(/ and /g, ' et ').replace(/\bthe /g, 'la ').replace(/-/g, '−').replace(/\bof (.+)$/, (_, country: string) => de(who(country)));
}

/** Sieges, the fall of fortresses, revolts and corsairs. */
export const siege: readonly Template[] = [
  ['fight the {whom!} that raids {p!}', ({ whom, p }) => `combattre les ${raiders(whom ?? '')} qui pillent ${p}`],
  ['fight the {whom!} that raid {p!}', ({ whom, p }) => `combattre les ${raiders(whom ?? '')} qui pillent ${p}`],
  ['fight the {whom!} in {p!}', ({ whom, p }) => `combattre ${raiders(`the ${whom}`)} ${inPlace(p ?? '')}`],
  ['The troops in {where!} fight {whom!}, or they besiege, or they fight the revolt', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}, ou elles assiègent, ou elles combattent la révolte`],
  ['The troops in {where!} fight {whom!}, or they fight the revolt', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}, ou elles combattent la révolte`],
  ['The troops in {where!} fight {whom!}, or they besiege', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}, ou elles assiègent`],
  ['The ships in {where!} fight {whom!}', ({ where, whom }) => `Les navires ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}`],
  ['The troops in {where!} fight {whom!}', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}`],
  ...phrases({
    'The garrison of {p} offers to leave': 'La garnison {de p} offre de partir',
    'The walls of {p} are breached: assault at once?': 'Une brèche est ouverte dans les murs {de p} : donner l’assaut aussitôt ?',
    'the garrison goes to {p}': 'la garnison va {en p}',
    '{s} leaves the siege; no friendly province is in its reach: it is lost': '{s} quitte le siège ; aucune province amie n’est à sa portée : elle est perdue',
    'What do the besiegers do in {p}?': 'Que font les assiégeants {en p} ?',
    'Is the fortress of {p} manned?': 'Garnison dans la forteresse {de p} ?',
    'undermine {p} (level {n#})': 'saper {p} (niveau {n})',
    'assault {p} (level {n#})': 'donner l’assaut à {p} (niveau {n})',
    'leave it without garrison: level {n#}': 'la laisser sans garnison : niveau {n}',
    'man it with {n#} LD: level {m#}': 'y mettre une garnison de {n} LD : niveau {m}',
    'abandon the siege and go back to {p}': 'abandonner le siège et revenir {en p}',
  }),
];

export const siegeWords: Readonly<Record<string, string>> = {
  'Where do the troops go that left with war honours?': 'Où vont les troupes sorties avec les honneurs de la guerre ?', 'grant war honours: the fortress falls': 'accorder les honneurs de la guerre : la forteresse tombe', 'take the breach': 'prendre la brèche',
  'abandon the siege; no friendly province is in reach: the troops are lost': 'abandonner le siège ; aucune province amie n’est à portée : les troupes sont perdues', 'assault through the breach': 'donner l’assaut par la brèche', 'go on undermining next round': 'continuer à saper au prochain round',
  'storm the breach': 'assaillir la brèche', 'do not storm the breach': 'ne pas assaillir la brèche',
};
