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
    'Which round starts the turn?': 'Par quel round commence le tour ?',
    'The round {x!} is over': 'Le round {x} est fini',
    'Does {c} declare exceptional levies?': 'Levées exceptionnelles pour {c} ?',
    'What does {c} recruit by exceptional levies? {n#} LD are still allowed': 'Que recrute {c} par levées exceptionnelles ? {n} LD sont encore permis',
    'Is {c} done with exceptional levies?': 'Fin des levées exceptionnelles pour {c} ?',
    'declare exceptional levies, stability {n#}': 'déclarer des levées exceptionnelles, stabilité {n}',
    'declare exceptional levies, without loss of stability': 'déclarer des levées exceptionnelles, sans perte de stabilité',
  }),
  phrase('{c} makes the next move.', '{c} fait le prochain mouvement.'),
  phrase('{c} takes the next battle.', '{c} prend la prochaine bataille.'),
];

export const turnWords: Readonly<Record<string, string>> = {
  ...campaigns,
  End: 'Fin', ...Object.fromEntries(['S', 'W'].flatMap((season) => [0, 1, 2, 3, 4, 5, 6].map((box) => [`${season}${box}`, `${season}${box}`]))),
  'roll the starting round': 'jeter le round de départ', 'roll for the next round': 'jeter le round suivant', 'Alliances of equal initiative roll for their order': 'Les alliances d’égale initiative jettent leur ordre', 'roll for initiative': 'jeter l’initiative', 'recruit no more this round': 'ne plus recruter à ce round', 'declare no levies': 'ne pas déclarer de levées', 'no further recruits': 'plus de recrues',
};
