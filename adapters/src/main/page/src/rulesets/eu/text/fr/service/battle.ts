import type { Template } from '../../../../../text/service/reader';
import { capital, de } from '../../../../../text/fr/grammar';
import { phrases, titled, who } from './phrases';

/** `France 10, Spain 6`: each side with its modified die. */
function rolls(english: string): string {
  return english.split(/(?<=\d), /).map((roll) => roll.replace(/^(.+) (-?\d+)$/, (_, side: string, die: string) => `${titled(who(side))} ${die.replace('-', '−')}`)).join(', ');
}

const ROLLS: Readonly<Record<string, string>> = {
  'First-day fire': 'Feu du premier jour', 'First-day shock': 'Choc du premier jour', 'Second-day fire': 'Feu du second jour', 'Second-day shock': 'Choc du second jour', Pursuit: 'Poursuite',
};

/** The dice of a battle; the sentences after them are read in their turn. */
const fought: readonly Template[] = Object.entries(ROLLS).flatMap(([english, french]): Template[] => [
  [`${english}: {rolls!}. {rest}`, (parts) => `${french} : ${rolls(parts.rolls ?? '')}. ${parts.rest}`],
  [`${english}: {rolls!}.`, (parts) => `${french} : ${rolls(parts.rolls ?? '')}.`],
]);

/** `France 3 of 12 LD, Spain 5 of 9 LD` and what follows in the account of a battle. */
function account(english: string): string {
  return english.split('; ').map((part) => {
    const [, what, changes] = /^(losses|stability|victory points) (.+)$/.exec(part) ?? [];
    const said = (changes ?? '').split(/(?<=LD|\d), /).map((change) => change
      .replace(/^(.+?) (\d+(?: \d\/\d)?|\d\/\d) of (\d+(?: \d\/\d)?|\d\/\d) LD$/, (_, side: string, lost: string, all: string) => `${titled(who(side))} ${lost} LD sur ${all}`)
      .replace(/^(.+) ([+-]\d+)$/, (_, country: string, by: string) => `${titled(who(country))} ${by.replace('-', '−')}`)).join(', ');
    return what === 'losses' ? `pertes : ${said}` : what === 'stability' ? `stabilité : ${said}` : what ? `points de victoire : ${said}` : part;
  }).join(' ; ');
}

/** `, rolls 7 modified to 9, needs 8 or a natural 10,` at the end of a place. */
export function rolled(english: string): { place: string; die: string } {
  const [, place, die, modified, needs, natural] = /^(.+?), (?:with a roll of|rolls?) (-?\d+)(?: modified to (-?\d+))?(?:, needs? (\d+)(?: or a natural (\d+))?,)?$/.exec(english) ?? [];
  return place === undefined ? { place: english, die: '' }
    : { place, die: `, dé ${die}${modified ? ` modifié en ${modified.replace('-', '−')}` : ''}${needs ? ` (il faut ${needs}${natural ? ` ou un ${natural} naturel` : ''})` : ''}` };
}

function evasion(english: string, end: string): Template {
  return [english, ({ stacks, where }) => {
    const { place, die } = rolled(where ?? '');
    return `${capital(who(stacks ?? ''))} ${english.includes('} try ') ? 'tentent' : 'tente'} de s’esquiver vers ${place}${die} ${end}`;
  }];
}

/** Battles, from their beginning to their end. */
export const battle: readonly Template[] = [
  ...fought,
  ['Battle of {p!}: nobody wins, a major victory; {account!}.', (parts) => `Bataille ${de(parts.p ?? '')} : sans vainqueur, bataille majeure ; ${account(parts.account ?? '')}.`],
  ['Battle of {p!}: nobody wins; {account!}.', (parts) => `Bataille ${de(parts.p ?? '')} : personne ne l’emporte ; ${account(parts.account ?? '')}.`],
  ...['wins', 'win'].flatMap((wins): Template[] => [
    [`Battle of {p!}: {c!} ${wins}, a major victory; {account!}.`, (parts) => `Bataille ${de(parts.p ?? '')} : victoire majeure pour ${who(parts.c ?? '')} ; ${account(parts.account ?? '')}.`],
    [`Battle of {p!}: {c!} ${wins}; {account!}.`, (parts) => `Bataille ${de(parts.p ?? '')} : victoire pour ${who(parts.c ?? '')} ; ${account(parts.account ?? '')}.`],
  ]),
  evasion('{stacks!} tries to evade to {where!} and slips away.', 'et s’échappe.'), evasion('{stacks!} tries to evade to {where!} and fails.', 'et échoue.'),
  evasion('{stacks!} try to evade to {where!} and slip away.', 'et s’échappent.'), evasion('{stacks!} try to evade to {where!} and fail.', 'et échouent.'),
  ...phrases({
    'The battle in {p} is fought. {rest}': 'La bataille {en p} est livrée. {rest}',
    '{c} tries to break off, rolls {n#} and {x}. {rest}': '{c} tente de rompre, jette {n} et {x}. {rest}',
    '{c} try to break off, roll {n#} and {x}. {rest}': '{c} tentent de rompre, jettent {n} et {x}. {rest}',
    '{c} tries to break off, rolls {n#} and {x}.': '{c} tente de rompre, jette {n} et {x}.',
    '{c} try to break off, roll {n#} and {x}.': '{c} tentent de rompre, jettent {n} et {x}.',
    'gets away: needs {n#} or less (manoeuvre {m#} and morale {k#})': 'y parvient : il faut {n} ou moins (manœuvre {m} et moral {k})',
    'gets away: needs less than {n#} (manoeuvre {m#} and morale {k#})': 'y parvient : il faut moins de {n} (manœuvre {m} et moral {k})',
    'get away: needs {n#} or less (manoeuvre {m#} and morale {k#})': 'y parviennent : il faut {n} ou moins (manœuvre {m} et moral {k})',
    'get away: needs less than {n#} (manoeuvre {m#} and morale {k#})': 'y parviennent : il faut moins de {n} (manœuvre {m} et moral {k})',
    'fails: needs {n#} or less (manoeuvre {m#} and morale {k#})': 'échoue : il faut {n} ou moins (manœuvre {m} et moral {k})',
    'fails: needs less than {n#} (manoeuvre {m#} and morale {k#})': 'échoue : il faut moins de {n} (manœuvre {m} et moral {k})',
    'fail: needs {n#} or less (manoeuvre {m#} and morale {k#})': 'échouent : il faut {n} ou moins (manœuvre {m} et moral {k})',
    'fail: needs less than {n#} (manoeuvre {m#} and morale {k#})': 'échouent : il faut moins de {n} (manœuvre {m} et moral {k})',
    'Interception battle in {p}: {s} against {s2}.': 'Bataille d’interception {en p} : {s} contre {s2}.',
    'Battle in {p}: stand or evade?': 'Bataille {en p} : tenir ou s’esquiver ?',
    'Battle in {p}: {s} against {s2}.': 'Bataille {en p} : {s} contre {s2}.',
    'Battle in {p}': 'Bataille {en p}',
    '{s} may overrun the enemies in {p}.': '{s} peut submerger les ennemis {en p}.',
    '{s} does not overrun the enemies in {p}.': '{s} ne submerge pas les ennemis {en p}.',
    '{s} overruns {s2} in {p} and destroys all of them.': '{s} submerge {s2} {en p} et les détruit.',
    '{s} overruns {s2} in {p}: battle at once.': '{s} submerge {s2} {en p} : bataille aussitôt.',
    '{s} steps into the fortress of {p}.': '{s} entre dans la forteresse {de p}.',
    'Outside the fortress stands {s}.': 'Hors de la forteresse se tient {s}.',
    'Outside the fortress stands {s}': 'Hors de la forteresse se tient {s}',
    'Outside the fortress stand {s}.': 'Hors de la forteresse se tiennent {s}.',
    'The battle in {p} is accepted.': 'La bataille {en p} est acceptée.',
    '{s} makes a sortie from the fortress of {p}.': '{s} fait une sortie de la forteresse {de p}.',
    '{s} make a sortie from the fortress of {p}.': '{s} font une sortie de la forteresse {de p}.',
    '{c} has {n#} LD in {p}: more than can fight there.': '{c} a {n} LD {en p} : plus qu’il ne peut y en combattre.',
    '{c} have {n#} LD in {p}: more than can fight there.': '{c} ont {n} LD {en p} : plus qu’il ne peut y en combattre.',
    '{u} of {s} stays out of the battle.': '{u} {de s} ne prend pas part à la bataille.',
    '{c} sends {n#} LD into the battle, {m#} LD watches.': '{c} engage {n} LD dans la bataille, {m} LD regarde.',
    '{c} sends {n#} LD into the battle, {m#} LD watch.': '{c} engage {n} LD dans la bataille, {m} LD regardent.',
    '{c} send {n#} LD into the battle, {m#} LD watches.': '{c} engagent {n} LD dans la bataille, {m} LD regarde.',
    '{c} send {n#} LD into the battle, {m#} LD watch.': '{c} engagent {n} LD dans la bataille, {m} LD regardent.',
    'All who fought for {c} in {p} are lost; {s}, not part of the battle, must retreat.': 'Tous ceux qui combattaient pour {c} {en p} sont perdus ; {s}, hors de la bataille, doit faire retraite.',
    'The troops that watched the battle in {p} stay there.': 'Les troupes qui regardaient la bataille {en p} y restent.',
    'The troops that watched the battle in {p} go into the fortress.': 'Les troupes qui regardaient la bataille {en p} entrent dans la forteresse.',
    'The troops that watched the battle in {p} go to {p2}.': 'Les troupes qui regardaient la bataille {en p} vont {en p2}.',
    'Another enemy stands in {p}: another battle follows there.': 'Un autre ennemi se tient {en p} : une autre bataille y suit.',
    '{c} loses no Pasha beyond its losses.': '{c} ne perd pas de Pacha au-delà de ses pertes.',
    '{c} kills a Pasha whole and loses {n#} LD more.': '{c} perd un Pacha entier et {n} LD de plus.',
    'No battle is fought in {p}.': 'Aucune bataille n’est livrée {en p}.',
    '{c} must retreat.': '{c} {doit c} faire retraite.',
    '{c} has won.': '{c} l’emporte.',
    '{c} have won.': '{c} l’emportent.',
    '{c} does not break off.': '{c} ne rompt pas le combat.',
    '{c} do not break off.': '{c} ne rompent pas le combat.',
    '{c} retreats into the fortress.': '{c} se retire dans la forteresse.',
    '{c} retreats to {p}, {n#} LD into the fortress.': '{c} se retire {en p}, {n} LD dans la forteresse.',
    '{c} retreat to {p}, {n#} LD into the fortress.': '{c} se retirent {en p}, {n} LD dans la forteresse.',
    '{c} retreats to {p}, nobody stays in the fortress.': '{c} se retire {en p}, personne ne reste dans la forteresse.',
    '{c} retreat to {p}, nobody stays in the fortress.': '{c} se retirent {en p}, personne ne reste dans la forteresse.',
    '{c} can retreat only into the fortress.': 'Retraite {de c} : seule la forteresse est ouverte.',
    '{c} can retreat only into the fortress, nobody stays in the fortress.': 'Retraite {de c} : seule la forteresse est ouverte, personne n’y reste.',
    '{c} can retreat only to {p}, {n#} LD into the fortress.': 'Retraite {de c} : seulement {en p}, {n} LD dans la forteresse.',
    '{c} can retreat only to {p}, nobody stays in the fortress.': 'Retraite {de c} : seulement {en p}, personne ne reste dans la forteresse.',
    '{c} can retreat only to {p}.': 'Retraite {de c} : seulement {en p}.',
    '{c} retreat into the fortress.': '{c} se retirent dans la forteresse.',
    '{c} stays in {p}, {n#} LD into the fortress.': '{c} reste {en p}, {n} LD dans la forteresse.',
    '{c} stays in {p}, nobody stays in the fortress.': '{c} reste {en p}, personne ne reste dans la forteresse.',
    '{c} stays in {p}.': '{c} reste {en p}.',
    '{c} stay in {p}.': '{c} restent {en p}.',
    '{c} has won in {p}: does it retreat?': '{c} l’emporte {en p} : se retirer ?',
    '{c} have won in {p}: do they retreat?': '{c} l’emportent {en p} : se retirer ?',
    'The first day is over in {p}: does {c} break off?': 'Le premier jour est fini {en p} : rompre le combat pour {c} ?',
    'The first day is over in {p}: do {c} break off?': 'Le premier jour est fini {en p} : rompre le combat pour {c} ?',
    'Where does {c} retreat?': 'Où se retire {c} ?',
    'Where do {c} retreat?': 'Où se retirent {c} ?',
    'Which battle does {c} fight next?': 'Quelle bataille livre ensuite {c} ?',
    'Do the besieged in {p} come out to fight?': 'Les assiégés {en p} sortent-ils combattre ?',
    'Which {n#} LD steps into the fortress of {p}?': 'Quel LD entre dans la forteresse {de p} ?',
    'Which {n#} LD step into the fortress of {p}?': 'Quels {n} LD entrent dans la forteresse {de p} ?',
    '{s} has entered {p}: does {s2} overrun it?': '{s} {est s} entré{agree s} {en p} : la submerger avec {s2} ?',
    '{s} meets enemies in {p}: does it overrun them?': '{s} rencontre des ennemis {en p} : les submerger ?',
    '{s} meet enemies in {p}: does it overrun them?': '{s} rencontrent des ennemis {en p} : les submerger ?',
    'Where do the troops of {c} that watched the battle in {p} retreat?': 'Où se retirent les troupes {de c} qui regardaient la bataille {en p} ?',
    'How many LD does {c} lose in {p}?': 'Combien de LD perd {c} {en p} ?',
    'Who of {c} fights in {p}?': 'Qui combat pour {c} {en p} ?',
    'the battle in {p} against {c}': 'la bataille {en p} contre {c}',
    'march on from {p}': 'repartir {de p}', 'no overrun in {p}': 'ne pas submerger {en p}',
    'overrun {s}: destroyed without a battle': 'submerger {s} : détruite sans bataille', 'overrun {s}: battle at once': 'submerger {s} : bataille aussitôt',
    'lose {n#} LD: a Major Battle': 'perdre {n} LD : une bataille majeure', 'lose {n#} LD: no Major Battle': 'perdre {n} LD : pas de bataille majeure', 'lose {n#} LD': 'perdre {n} LD',
    'kill a Pasha whole and lose {n#} LD instead of {m#}: a Major Battle': 'tuer un Pacha entier et perdre {n} LD au lieu de {m} : une bataille majeure', 'kill a Pasha whole and lose {n#} LD instead of {m#}: no Major Battle': 'tuer un Pacha entier et perdre {n} LD au lieu de {m} : pas de bataille majeure',
    'kill a Pasha whole and lose {n#} LD instead of {m#}': 'tuer un Pacha entier et perdre {n} LD au lieu de {m}',
    '{c} loses {n#} LD. Does it kill a Pasha whole, who has more LD?': '{c} perd {n} LD. Tuer un Pacha entier, qui a plus de LD ?',
    '{c} leads {n#} LD in {p}: which {x!} of them fight?': '{c} mène {n} LD {en p} : lesquels combattent ({x}) ?',
    'the battle in {p}': 'la bataille {en p}',
    'stand and fight in {p}': 'tenir et combattre {en p}',
    'stay in {p}': 'rester {en p}',
    'step into the fortress of {p} with up to {n#} LD': 'entrer dans la forteresse {de p} avec au plus {n} LD',
    'try to evade to the port of {p}': 'tenter de s’esquiver vers le port {de p}',
    'try to evade to {p} with {n#} LD into the fortress': 'tenter de s’esquiver vers {p}, avec {n} LD dans la forteresse',
    'try to evade to {p}': 'tenter de s’esquiver vers {p}',
    'retreat into the fortress, {n#} LD of {c}': 'se retirer dans la forteresse, {n} LD {de c}',
    'retreat to {p}, {n#} LD of {c} into the fortress': 'se retirer vers {p}, {n} LD {de c} dans la forteresse',
    'retreat to {p}, nobody into the fortress': 'se retirer vers {p}, personne dans la forteresse',
    'retreat to {p}': 'se retirer vers {p}',
    'stay inside the fortress of {p}': 'rester dans la forteresse {de p}', 'The troops that have landed in {p} stay in the fortress.': 'Les troupes qui ont débarqué {en p} restent dans la forteresse.',
    'make a sortie with {n#} LD': 'faire une sortie avec {n} LD',
  }),
];

/** Read after the others: it would also read longer ones. */
export const battleEnds: readonly Template[] = phrases({
  '{s} retreats to {p}.': '{s} se retire {en p}.', '{c} retreats to {p}.': '{c} se retire {en p}.',
  '{c} retreat to {p}.': '{c} se retirent {en p}.',
});

export const battleWords: Readonly<Record<string, string>> = {
  'The first day is over.': 'Le premier jour est fini.', 'It goes on.': 'Elle continue.', 'The enemy has evaded.': 'L’ennemi s’est esquivé.',
  'The battle ends with the fire of the first day.': 'La bataille finit au feu du premier jour.', 'The battle ends with the shock of the first day.': 'La bataille finit au choc du premier jour.',
  'The battle ends with the first day: a side is destroyed.': 'La bataille finit avec le premier jour : un camp est détruit.', 'The battle ends with the first day.': 'La bataille finit avec le premier jour.',
  'The battle ends with the fire of the second day.': 'La bataille finit au feu du second jour.', 'The battle ends with the second day.': 'La bataille finit avec le second jour.',
  'The troops that stayed out of the battle now try to rejoin their stacks.': 'Les troupes restées hors de la bataille tentent maintenant de rejoindre leurs piles.',
  'Troops that stayed out of the battle remain apart from their stack.': 'Les troupes restées hors de la bataille demeurent séparées de leur pile.',
  'hold the field': 'tenir le champ de bataille', 'do not retreat': 'ne pas se retirer', 'try to break off and retreat': 'tenter de rompre et de se retirer', 'fight it': 'la livrer', 'stay inside the fortress': 'rester dans la forteresse',
};
