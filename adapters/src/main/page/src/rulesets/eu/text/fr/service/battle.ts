import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** `, rolls 7 modified to 9, needs 8 or a natural 10,` at the end of a place. */
export function rolled(english: string): { place: string; die: string } {
  const [, place, die, modified, needs, natural] = /^(.+?), (?:with a roll of|rolls?) (-?\d+)(?: modified to (-?\d+))?(?:, needs? (\d+)(?: or a natural (\d+))?,)?$/.exec(english) ?? [];
  return place === undefined ? { place: english, die: '' }
    : { place, die: `, dé ${die}${modified ? ` modifié en ${modified.replace('-', '−')}` : ''}${needs ? ` (il faut ${needs}${natural ? ` ou un ${natural} naturel` : ''})` : ''}` };
}

/** Battles, from their beginning to their end. */
export const battle: readonly Template[] = [
  ...phrases({
    'Battle in {p}: stand or evade?': 'Bataille {en p} : tenir ou s’esquiver ?',
    'Battle in {p}': 'Bataille {en p}',
    'Outside the fortress stands {s}': 'Hors de la forteresse se tient {s}',
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
    'stay inside the fortress of {p}': 'rester dans la forteresse {de p}',
    'make a sortie with {n#} LD': 'faire une sortie avec {n} LD',
  }),
];

export const battleWords: Readonly<Record<string, string>> = {
  'hold the field': 'tenir le champ de bataille', 'do not retreat': 'ne pas se retirer', 'try to break off and retreat': 'tenter de rompre et de se retirer', 'fight it': 'la livrer', 'stay inside the fortress': 'rester dans la forteresse',
};
