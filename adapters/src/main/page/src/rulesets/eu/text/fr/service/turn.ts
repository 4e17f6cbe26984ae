import type { Template } from '../../../../../text/service/reader';
import { capital, listed } from '../../../../../text/fr/grammar';
import { answers, phrase, phrases, titled, who } from './phrases';

const CAMPAIGN = ['a simple campaign without logistics', 'a simple campaign', 'a passive campaign', 'a major campaign', 'multiple campaigns', 'no campaign'] as const;

/** The campaigns, as an order names them. */
const campaigns: Readonly<Record<(typeof CAMPAIGN)[number], string>> = {
  'a simple campaign without logistics': 'une campagne simple sans logistique', 'a simple campaign': 'une campagne simple', 'a passive campaign': 'une campagne passive',
  'a major campaign': 'une campagne majeure', 'multiple campaigns': 'des campagnes multiples', 'no campaign': 'aucune campagne',
};

/** `France 30 D, Spain 20 D` */
function costs(english: string): string {
  return listed(english.split(', ').map((cost) => cost.replace(/^(.+) (\d+) D$/, (_, country: string, ducats: string) => `${titled(who(country))} ${ducats} D`)));
}

function order(english: string): string {
  return listed(english.split(/, then /).map(who)).replace(/, | et /g, ', puis ');
}

/** A choice of a campaign in the log; what it costs and who pays is read first, since those texts are longer. */
const chosen: readonly Template[] = [
  phrase('{c} declares {x} for {n#} D, with {y} that is free once this turn.', '{c} déclare {x} pour {n} D, avec {y} gratuite une fois ce tour.'),
  phrase('{c} declares {x} for {n#} D, paid by {c2}, with {y} that is free once this turn.', '{c} déclare {x} pour {n} D, payés par {c2}, avec {y} gratuite une fois ce tour.'),
  phrase('{c} declares {x} for {n#} D, paid by {c2}.', '{c} déclare {x} pour {n} D, payés par {c2}.'),
  phrase('{c} declares {x} for {n#} D.', '{c} déclare {x} pour {n} D.'),
  phrase('{c} declares no campaign.', '{c} ne déclare aucune campagne.'),
  phrase('{c} goes on from {x} to {y} for {n#} D, paid by {c2}.', '{c} passe d’{x} à {y} pour {n} D, payés par {c2}.'),
  phrase('{c} goes on from no campaign to {y} for {n#} D.', '{c} continue, sans campagne jusqu’ici, avec {y} pour {n} D.'),
  phrase('{c} goes on from multiple campaigns to {y} for {n#} D.', '{c} passe de campagnes multiples à {y} pour {n} D.'),
  phrase('{c} goes on from {x} to {y} for {n#} D.', '{c} passe d’{x} à {y} pour {n} D.'),
  phrase('{c} goes on with no campaign.', '{c} continue sans campagne.'),
  phrase('{c} goes on with {x} for {n#} D, with {y} that is free once this turn.', '{c} continue avec {x} pour {n} D, avec {y} gratuite une fois ce tour.'),
  phrase('{c} goes on with {x} for {n#} D.', '{c} continue avec {x} pour {n} D.'),
];

/** Rounds, campaigns, exceptional levies and who acts next. */
export const turn: readonly Template[] = [
  ...chosen,
  ...CAMPAIGN.flatMap((campaign) => answers({
    [`${campaign}, {n#} D; every stack of {m#} LD or more rolls for attrition, moving or not`]: `${campaigns[campaign]}, {n} D ; toute pile de {m} LD ou plus jette l’attrition, en mouvement ou non`,
    ...Object.fromEntries(CAMPAIGN.map((free) => [`${campaign}, {n#} D, with ${free} that is free once this turn`, `${campaigns[campaign]}, {n} D, avec ${campaigns[free]} gratuite une fois ce tour`])),
    [`${campaign}, {n#} D`]: `${campaigns[campaign]}, {n} D`,
  })),
  ['The turn is over. Campaigns cost {costs!}. Exceptional recruitments cost {levies!}.', ({ costs: paid, levies }) => `Le tour est fini. Les campagnes coûtent : ${costs(paid ?? '')}. Les levées exceptionnelles coûtent : ${costs(levies ?? '')}.`],
  ['The turn is over. Campaigns cost {costs!}.', ({ costs: paid }) => `Le tour est fini. Les campagnes coûtent : ${costs(paid ?? '')}.`],
  ['The order of play is {order!}.', ({ order: all }) => `Ordre de jeu : ${order(all ?? '')}.`],
  ...phrases({
    'The turn is over. Campaigns cost .': 'Le tour est fini.',
    'The die shows {n#}: the turn starts with {x!}.': 'Le dé donne {n} : le tour commence par {x}.',
    'Round {x!} begins, an extended campaign, in bad weather.': 'Le round {x} commence : campagne prolongée, par mauvais temps.',
    'Round {x!} begins, an extended campaign.': 'Le round {x} commence : campagne prolongée.',
    'Round {x!} begins, in bad weather.': 'Le round {x} commence, par mauvais temps.',
    'Round {x!} begins.': 'Le round {x} commence.',
    'Winter falls on troops in {p}.': 'L’hiver surprend des troupes {en p}.',
    'The Sund will freeze.': 'Le Sund va geler.',
    'The Sund is frozen in this round: land troops may cross it from shore to shore.': 'Le Sund est gelé à ce round : les troupes de terre peuvent le franchir d’une rive à l’autre.',
    'Impulse of {c}.': 'Impulsion {de c}.',
    'The impulse of {c} is over.': 'L’impulsion {de c} est finie.',
    'Continuation roll {n#}, modified {m#}: after {x!} comes End.': 'Jet de continuation {n}, modifié {m} : après {x} vient la fin du tour.',
    'Continuation roll {n#}: after {x!} comes End.': 'Jet de continuation {n} : après {x} vient la fin du tour.',
    'Continuation roll {n#}, modified {m#}: after {x!} comes {y!}.': 'Jet de continuation {n}, modifié {m} : après {x} vient {y}.',
    'Continuation roll {n#}: after {x!} comes {y!}.': 'Jet de continuation {n} : après {x} vient {y}.',
    'The end of the round: time for exceptional levies.': 'Fin du round : c’est le moment des levées exceptionnelles.',
    '{c} declares exceptional levies, without loss of stability.': '{c} déclare des levées exceptionnelles, sans perte de stabilité.',
    '{c} declares exceptional levies and loses 1 stability.': '{c} déclare des levées exceptionnelles et perd 1 de stabilité.',
    '{c} recruits {u} in {p} for {n#} D.': '{c} recrute {u} {en p} pour {n} D.',
    '{c} is done with exceptional levies this round.': '{c} en a fini des levées exceptionnelles pour ce round.',
    'Which campaign does {c} choose?': 'Quelle campagne choisit {c} ?',
    '{u} in {p}, {n#} D': '{u} {en p}, {n} D',
    'Which round starts the turn?': 'Par quel round commence le tour ?',
    'The round {x!} is over': 'Le round {x} est fini',
    'Does {c} declare exceptional levies?': 'Levées exceptionnelles pour {c} ?',
    'What does {c} recruit by exceptional levies? {n#} LD are still allowed': 'Que recrute {c} par levées exceptionnelles ? {n} LD sont encore permis',
    'Is {c} done with exceptional levies?': 'Fin des levées exceptionnelles pour {c} ?',
    'declare exceptional levies, stability {n#}': 'déclarer des levées exceptionnelles, stabilité {n}',
    'declare exceptional levies, without loss of stability': 'déclarer des levées exceptionnelles, sans perte de stabilité',
    '{c} claim the next battle: does {c2} agree?': '{c} demandent la prochaine bataille : accord {de c2} ?',
    '{c} claims the next battle: does {c2} agree?': '{c} demande la prochaine bataille : accord {de c2} ?',
    '{c} claim the next move: does {c2} agree?': '{c} demandent le prochain mouvement : accord {de c2} ?',
    '{c} claims the next move: does {c2} agree?': '{c} demande le prochain mouvement : accord {de c2} ?',
    '{c} claims the next battle.': '{c} demande la prochaine bataille.',
    '{c} claims the next move.': '{c} demande le prochain mouvement.',
    '{c} agrees.': '{c} est d’accord.',
    '{c} agrees': '{c} est d’accord',
  }),
  ...answers({
    'claim the next battle of the alliance': 'demander la prochaine bataille de l’alliance', 'claim the next move of the alliance': 'demander le prochain mouvement de l’alliance',
    'claim the next battle too: a die decides': 'demander aussi la prochaine bataille : un dé décide', 'claim the next move too: a die decides': 'demander aussi le prochain mouvement : un dé décide',
  }),
  ['{rolls!}: {country!} makes the next move.', ({ rolls, country }) => `${claims(rolls ?? '')} : ${who(country ?? '')} fait le prochain mouvement.`],
  ['{rolls!}: {country!} takes the next battle.', ({ rolls, country }) => `${claims(rolls ?? '')} : ${who(country ?? '')} prend la prochaine bataille.`],
  phrase('{c} makes the next move.', '{c} fait le prochain mouvement.'),
  phrase('{c} takes the next battle.', '{c} prend la prochaine bataille.'),
];

/** `France rolls 7, Venice rolls 4` */
function claims(english: string): string {
  return capital(english.split(', ').map((roll) => roll.replace(/^(.+) rolls (\d+)$/, (_, country: string, die: string) => `${who(country)} jette ${die}`)).join(', '));
}

export const turnWords: Readonly<Record<string, string>> = {
  ...campaigns,
  End: 'Fin', ...Object.fromEntries(['S', 'W'].flatMap((season) => [0, 1, 2, 3, 4, 5, 6].map((box) => [`${season}${box}`, `${season}${box}`]))),
  'roll the starting round': 'jeter le round de départ', 'roll for the next round': 'jeter le round suivant', 'Alliances of equal initiative roll for their order': 'Les alliances d’égale initiative jettent leur ordre', 'roll for initiative': 'jeter l’initiative', 'recruit no more this round': 'ne plus recruter à ce round', 'declare no levies': 'ne pas déclarer de levées', 'no further recruits': 'plus de recrues',
};
