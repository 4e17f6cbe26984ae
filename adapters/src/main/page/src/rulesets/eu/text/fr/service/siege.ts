import type { Template } from '../../../../../text/service/reader';
import { capital, de } from '../../../../../text/fr/grammar';
import { rolled } from './battle';
import { inPlace, phrase, phrases, who } from './phrases';

/** What undermining achieves, after the roll. */
const RESULTS: Readonly<Record<string, string>> = {
  'no effect': 'sans effet', 'a siegework-': 'des travaux −', 'a siegework+': 'des travaux +', 'a breach': 'une brèche', 'a breach or war honours': 'une brèche ou les honneurs de la guerre', 'it surrenders': 'elle se rend',
};

function undermined(english: string): string {
  const [result, now] = english.split(', now ');
  return `${RESULTS[result ?? ''] ?? result}${now ? `, maintenant ${now.replace(/-(?= |$)/, '−').replace(/S-/, 'S−')}` : ''}`;
}

const HOW: Readonly<Record<string, string>> = { assault: 'assaut', surrender: 'reddition', 'war honours': 'honneurs de la guerre' };

/** What is left of revolts and corsairs: `the revolt+`, `revolt+ and revolt-`, `two corsairs+`. */
export function raiders(english: string): string {
  return english.replace(/\btwo revolts\+/g, 'deux révoltes +').replace(/\btwo corsairs\+/g, 'deux corsaires +').replace(/\brevolt([+-])/g, 'révolte $1').replace(/\bcorsairs?([+-])/g, 'corsaires $1')
    .replace(/ and /g, ' et ').replace(/\bthe /g, 'la ').replace(/-/g, '−').replace(/\bof (.+)$/, (_, country: string) => de(who(country)));
}

function against(english: string, end: string): Template {
  return [english, ({ country, whom, where, left }) => {
    const { place, die } = rolled(where ?? '');
    return `${capital(who(country ?? ''))} combat ${raiders(whom ?? '')} ${inPlace(place)}${die} ${end.replace('{left}', raiders(left ?? ''))}`;
  }];
}

/** Sieges, the fall of fortresses, revolts and corsairs. */
export const siege: readonly Template[] = [
  ['{c!} undermines {where!}: {result!}.', ({ c, where, result }) => {
    const { place, die } = rolled(where ?? '');
    return `${capital(who(c ?? ''))} sape ${place}${die} : ${undermined(result ?? '')}.`;
  }],
  ['{p!} falls to {c!} ({how!}).', ({ p, c, how }) => `${p} tombe aux mains ${de(who(c ?? ''))} (${HOW[how ?? ''] ?? how}).`],
  against('{country!} fights {whom!} in {where!} and fails.', 'et échoue.'), against('{country!} fights {whom!} in {where!} and drives them off.', 'et les chasse.'),
  against('{country!} fights {whom!} in {where!} and puts it down.', 'et la réprime.'), against('{country!} fights {whom!} in {where!} and succeeds: {left!} is left.', 'et réussit : il reste {left}.'),
  ['fight the {whom!} that raids {p!}', ({ whom, p }) => `combattre les ${raiders(whom ?? '')} qui pillent ${p}`],
  ['fight the {whom!} that raid {p!}', ({ whom, p }) => `combattre les ${raiders(whom ?? '')} qui pillent ${p}`],
  ['fight the {whom!} in {p!}', ({ whom, p }) => `combattre ${raiders(`the ${whom}`)} ${inPlace(p ?? '')}`],
  ['The troops in {where!} fight {whom!}, or they besiege, or they fight the revolt', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}, ou elles assiègent, ou elles combattent la révolte`],
  ['The troops in {where!} fight {whom!}, or they fight the revolt', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}, ou elles combattent la révolte`],
  ['The troops in {where!} fight {whom!}, or they besiege', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}, ou elles assiègent`],
  ['The ships in {where!} fight {whom!}', ({ where, whom }) => `Les navires ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}`],
  ['The troops in {where!} fight {whom!}', ({ where, whom }) => `Les troupes ${inPlace(where ?? '')} combattent ${raiders(whom ?? '')}`],
  ...phrases({
    '{c} has no siege to resolve.': '{c} n’a pas de siège à résoudre.',
    '{c} have no siege to resolve.': '{c} n’ont pas de siège à résoudre.',
    '{c} resolves its sieges and fights against revolts and corsairs in {p}.': '{c} résout ses sièges et ses combats contre révoltes et corsaires {en p}.',
    '{c} resolve their sieges and fights against revolts and corsairs in {p}.': '{c} résolvent leurs sièges et leurs combats contre révoltes et corsaires {en p}.',
    '{c} resolves its sieges and fights against revolts in {p}.': '{c} résout ses sièges et ses combats contre les révoltes {en p}.',
    '{c} resolve their sieges and fights against revolts in {p}.': '{c} résolvent leurs sièges et leurs combats contre les révoltes {en p}.',
    '{c} resolves its sieges in {p}.': '{c} résout ses sièges {en p}.',
    '{c} resolve their sieges in {p}.': '{c} résolvent leurs sièges {en p}.',
    'Besiegers who are too few to undermine or have no line of supply roll for attrition in {p}.': 'Les assiégeants trop peu nombreux pour saper, ou sans ligne de ravitaillement, jettent l’attrition {en p}.',
    'The besiegers of {p} suffer attrition.': 'Les assiégeants {de p} subissent l’attrition.',
    'The undermining of {p} takes effect.': 'La sape {de p} prend effet.',
    'The walls of {p} are breached.': 'Une brèche est ouverte dans les murs {de p}.',
    'The breach of {p} is not stormed.': 'La brèche {de p} n’est pas assaillie.',
    '{c} assaults {p} through the breach and takes it; losses {c2} {n#} LD, {c3} {m#} LD.': '{c} donne l’assaut à {p} par la brèche et la prend ; pertes : {bare c2} {n} LD, {bare c3} {m} LD.',
    '{c} assaults {p} through the breach and is repulsed; losses {c2} {n#} LD, {c3} {m#} LD.': '{c} donne l’assaut à {p} par la brèche, sans succès ; pertes : {bare c2} {n} LD, {bare c3} {m} LD.',
    '{c} assaults {p} and takes it; losses {c2} {n#} LD, {c3} {m#} LD.': '{c} donne l’assaut à {p} et la prend ; pertes : {bare c2} {n} LD, {bare c3} {m} LD.',
    '{c} assaults {p} and is repulsed; losses {c2} {n#} LD, {c3} {m#} LD.': '{c} donne l’assaut à {p}, sans succès ; pertes : {bare c2} {n} LD, {bare c3} {m} LD.',
    '{c} assaults {p} through the breach and takes it.': '{c} donne l’assaut à {p} par la brèche et la prend.',
    '{c} assaults {p} through the breach and is repulsed.': '{c} donne l’assaut à {p} par la brèche, sans succès.',
    '{c} assaults {p} and takes it.': '{c} donne l’assaut à {p} et la prend.',
    '{c} assaults {p} and is repulsed.': '{c} donne l’assaut à {p}, sans succès.',
    '{n#} LD of the garrison go elsewhere.': '{n} LD de la garnison vont ailleurs.',
    '{c} leaves {p} with war honours, {n#} LD.': '{c} quitte {p} avec les honneurs de la guerre, {n} LD.',
    '{p} is manned with 1 LD: level {n#}.': '{p} reçoit une garnison de 1 LD : niveau {n}.',
    '{p} is left without garrison: level {n#}.': '{p} reste sans garnison : niveau {n}.',
    '{p} loses a level: level {n#}.': '{p} perd un niveau : niveau {n}.',
    '{p} keeps its printed level {n#}.': '{p} garde son niveau imprimé, {n}.',
    'The siege of {p} is lifted.': 'Le siège {de p} est levé.',
    'Nothing more is done at {p} this round.': 'Rien de plus n’est fait à {p} à ce round.',
    '{s} abandons the siege and goes back to {p}.': '{s} abandonne le siège et revient {en p}.',
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

/** Read after the others: it would also read longer ones. */
export const siegeEnds: readonly Template[] = [phrase('{l} goes free to {p}.', '{l} sort libre et va {en p}.'), phrase('{s} goes to {p}.', '{s} va {en p}.')];

export const siegeWords: Readonly<Record<string, string>> = {
  'All sieges of the round are resolved.': 'Tous les sièges du round sont résolus.', 'Where do the troops go that left with war honours?': 'Où vont les troupes sorties avec les honneurs de la guerre ?', 'grant war honours: the fortress falls': 'accorder les honneurs de la guerre : la forteresse tombe', 'take the breach': 'prendre la brèche',
  'abandon the siege; no friendly province is in reach: the troops are lost': 'abandonner le siège ; aucune province amie n’est à portée : les troupes sont perdues', 'assault through the breach': 'donner l’assaut par la brèche', 'go on undermining next round': 'continuer à saper au prochain round',
  'storm the breach': 'assaillir la brèche', 'do not storm the breach': 'ne pas assaillir la brèche',
};
