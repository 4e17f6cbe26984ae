import type { Template } from '../../../../../text/service/reader';
import { phrase, phrases } from './phrases';

const CAMPAIGN = ['a simple campaign without logistics', 'a simple campaign', 'a passive campaign', 'a major campaign', 'multiple campaigns', 'no campaign'] as const;

/** The campaigns, as an order names them. */
const campaigns: Readonly<Record<(typeof CAMPAIGN)[number], string>> = {
  'a simple campaign without logistics': 'une campagne simple sans logistique', 'a simple campaign': 'une campagne simple', 'a passive campaign': 'une campagne passive',
  'a major campaign': 'une campagne majeure', 'multiple campaigns': 'des campagnes multiples', 'no campaign': 'aucune campagne',
};

/** Rounds, exceptional levies and who acts next. */
export const turn: readonly Template[] = [
  ...phrases({
    '{u} in {p}, {n#} D': '{u} {en p}, {n} D',
  }),
  phrase('{c} makes the next move.', '{c} fait le prochain mouvement.'),
  phrase('{c} takes the next battle.', '{c} prend la prochaine bataille.'),
];

export const turnWords: Readonly<Record<string, string>> = {
  ...campaigns,
  End: 'Fin', ...Object.fromEntries(['S', 'W'].flatMap((season) => [0, 1, 2, 3, 4, 5, 6].map((box) => [`${season}${box}`, `${season}${box}`]))),
  'no further recruits': 'plus de recrues',
};
