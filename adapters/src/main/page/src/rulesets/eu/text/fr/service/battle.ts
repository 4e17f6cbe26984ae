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
    'Battle in {p}': 'Bataille {en p}',
    'Outside the fortress stands {s}': 'Hors de la forteresse se tient {s}',
    'Which battle does {c} fight next?': 'Quelle bataille livre ensuite {c} ?',
    'How many LD does {c} lose in {p}?': 'Combien de LD perd {c} {en p} ?',
    'lose {n#} LD': 'perdre {n} LD',
    'retreat to {p}': 'se retirer vers {p}',
  }),
];

export const battleWords: Readonly<Record<string, string>> = {
  'fight it': 'la livrer', 'hold the field': 'tenir le champ de bataille', 'do not retreat': 'ne pas se retirer',
};
