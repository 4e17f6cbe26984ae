import type { Template } from '../../../../../text/service/reader';
import { de } from '../../../../../text/fr/grammar';
import { countryTitles } from './countries';
import { inPlace, phrases, units, who, stackTitle } from './phrases';

/** Labels of the fields of the forms. */
export const formWords: Readonly<Record<string, string>> = {
  'A+': 'A+', 'A-': 'A−', LD: 'LD', LDE: 'LDE', 'A+ left': 'A+ qui restent', 'A- left': 'A− qui restent', 'Timar A+': 'A+ Timar', 'Timar A-': 'A− Timar', 'Timar LD': 'LD Timar', 'loose LD left': 'LD isolés qui restent', 'veteran LD left': 'LD vétérans qui restent',
  'Timar A+ left': 'A+ Timar qui restent', 'Timar A- left': 'A− Timar qui restent', 'Timar LD left': 'LD Timar qui restent',
  'the provinces and sea zones entered, one after another': 'les provinces et zones de mer traversées, l’une après l’autre',
  'the provinces entered, one after another': 'les provinces traversées, l’une après l’autre', 'at the end of the path': 'au bout du chemin', 'leaders who go along': 'chefs qui suivent', 'leaders with them': 'chefs avec eux',
  'stacks that assault': 'piles qui donnent l’assaut', 'stacks that try, in this order': 'piles qui tentent, dans cet ordre', 'the leader who rides': 'le chef qui chevauche', 'the stack that he joins': 'la pile qu’il rejoint',
  'the stack that marches': 'la pile qui marche', 'the stack that loses': 'la pile qui perd', 'the stack': 'la pile', 'veteran LD among them': 'dont LD vétérans', 'where the others go': 'où vont les autres', 'where a part goes': 'où va une partie', where: 'où', 'at least 1 LD of the stack goes back and at least 1 stays, with the counters it has to give': 'au moins 1 LD de la pile revient et au moins 1 reste, avec les pions qu’elle peut donner',
  'a march ends where unbesieged enemies stand, and enters no neutral province': 'une marche finit où se tiennent des ennemis non assiégés, et n’entre dans aucune province neutre',
  'neutral land that a right of passage opens is crossed; no march ends there': 'les terres neutres ouvertes par un droit de passage se traversent ; aucune marche n’y finit',
  'provinces with unfriendly forces are entered as far as the campaign allows': 'on entre dans les provinces aux forces hostiles autant que la campagne le permet',
  'a siege that the stack leaves is kept up or ended': 'un siège que la pile quitte est maintenu ou levé',
  'a siege that some of them leave is kept up or ended, whoever succeeds': 'un siège que certaines quittent est maintenu ou levé, quelle que soit celle qui réussit',
  'the way ends where the stack stands; without a way he takes the shortest one without danger': 'le chemin finit où se tient la pile ; sans chemin indiqué, il prend le plus court sans danger',
  'he dies where enemies stand without friends, or where he is intercepted': 'il meurt où se tiennent des ennemis sans amis, ou s’il est intercepté',
  'the others take no part in the assault and no losses': 'les autres ne prennent part ni à l’assaut ni aux pertes',
  'one die for each stack, in this order; a stack that succeeds is a friendly force for the next': 'un dé par pile, dans cet ordre ; une pile qui réussit est une force amie pour la suivante',
  'one die for each stack, in this order': 'un dé par pile, dans cet ordre',
  'at least one leader changes his stack': 'au moins un chef change de pile', 'nobody commands less than a leader of worse rank': 'nul ne commande moins qu’un chef de rang inférieur',
  'no more than the limit of stacking with the troops that are there': 'pas plus que la limite d’empilement, avec les troupes déjà là',
  'of a stack with veterans and conscripts, both parts have room for theirs': 'd’une pile de vétérans et de conscrits, chaque partie a de la place pour les siens',
  'where all troops of a stack go, its leaders go with them; no leader goes without troops of his stack': 'où vont toutes les troupes d’une pile vont ses chefs ; aucun chef ne part sans troupes de sa pile',
  'where all troops of a stack go, its leaders go with them': 'où vont toutes les troupes d’une pile vont ses chefs',
};

/** A number of counters that a country has, and what is left beside the map. */
const COUNTERS = '{c} has {n#} ARMY and {m#} LD counters; {k#} ARMY and {j#} LD are left beside the map';
const COUNTED = '{bare c} : {n} pions ARMÉE et {m} pions LD ; il reste {k} ARMÉE et {j} LD à côté de la carte';

/** Fields and limits with figures, and the items of a choice. */
export const forms: readonly Template[] = [
  ['{leader!}, rank {rank!}, {values!}', ({ leader, rank, values }) => `${who(leader ?? '')}, rang ${rank}, ${values}`],
  ['{stack!}, from {place!}', ({ stack, place }) => `${who(stack ?? '')}, depuis ${place}`],
  ['of {n#} LD at least {m#} leaves and at least {k#} stays, with {units!} to give', ({ n, m, k, units: given }) => `de ${n} LD, au moins ${m} part et au moins ${k} reste ; à donner : ${units(given ?? '')}`],
  ['{parts!}: as many are left as fit among the LD that are left', ({ parts }) => `${(parts ?? '').split('; ').map((part) => part.replace(/^(\d+) of the (\d+) LD of (.+) are veterans$/, (_, some: string, all: string, stack: string) => `${some} des ${all} LD ${de(who(stack))} sont vétérans`)).join(' ; ')} : il en reste autant qu’il en tient parmi les LD qui restent`],
  ['1 to {n#} LD; of three times {m#} LD each part of {k#} costs once, twice and three times the price', ({ n, m, k }) => `1 à ${n} LD ; de trois fois ${m} LD, chaque part de ${k} coûte une, deux et trois fois le prix`],
  ...phrases({
    '{p}, at twice the price': '{p}, au double du prix', 'stays alone in {p}': 'reste seul {en p}',
    [`the counters give change: ${COUNTERS}`]: `les pions rendent la monnaie : ${COUNTED}`,
    [`{n2#} LD instead of {m2#}; ${COUNTERS}`]: `{n2} LD au lieu de {m2} ; ${COUNTED}`,
    [COUNTERS]: COUNTED,
    'each province borders on the one before, and all together cost at most {n#} MP': 'chaque province touche la précédente, et toutes ensemble coûtent au plus {n} MP',
    '{n#} of the {m#} LD are veterans: both parts have room for theirs': '{n} des {m} LD sont vétérans : chaque partie a de la place pour les siens',
    '{n#} to {m#} LD are inside, and not all': '{n} à {m} LD sont à l’intérieur, et pas tous',
    '{n#} to {m#} LD enter the fortress, and not all': '{n} à {m} LD entrent dans la forteresse, et pas tous',
    'at most {n#} LD are inside, and not all': 'au plus {n} LD sont à l’intérieur, et pas tous',
    'at most {n#} LD are lost, with the counters that the stack has': 'au plus {n} LD sont perdus, avec les pions qu’a la pile',
    'at least {n#} LD comes out': 'au moins {n} LD sort',
    'at least {n#} LD goes there, and at least {m#} goes elsewhere': 'au moins {n} LD y va, et au moins {m} va ailleurs',
    'exactly {n#} LD enter the fortress': 'exactement {n} LD entrent dans la forteresse',
    'exactly {n#} LD enters the fortress': 'exactement {n} LD entre dans la forteresse',
    'A- of {s}': 'A− {de s}', 'A+ of {s}': 'A+ {de s}', 'loose LD of {s}': 'LD isolés {de s}', 'Timar A+ of {s}': 'A+ Timar {de s}', 'Timar A- of {s}': 'A− Timar {de s}', 'Timar LD of {s}': 'LD Timar {de s}',
    'Pashas of {n#} LD of {s}': 'Pachas de {n} LD {de s}', 'Pashas of {n#} LD left': 'Pachas de {n} LD qui restent', 'Pashas of {n#} LD': 'Pachas de {n} LD',
  }),
];

/** A stack by itself, as an item of a choice: read last, since it begins with an open part. */
/** A text about a stack; none where its title is longer than that of a stack. */
function named(title: string, text: (stack: string) => string): string | null {
  const stack = stackTitle(title);
  return stack && text(stack);
}

export const stacks: readonly Template[] = [
  ['{leader!} ({country!})', ({ leader, country }) => countryTitles[country ?? ''] ? `${leader} (${countryTitles[country!]})` : null],
  ...["'s stack", "' stack", "'s naval stack", "' naval stack"].flatMap((owned): Template[] => [
    [`{country!}${owned} of {rest!} in {place!}`, ({ country, rest, place }) => named(`${country}${owned} of ${rest}`, (stack) => `${stack} ${inPlace(place ?? '')}`)],
    [`{country!}${owned} of {rest!}, {ld#} LD`, ({ country, rest, ld }) => named(`${country}${owned} of ${rest}`, (stack) => `${stack}, ${ld} LD`)],
  ]),
  ...['under {leader!} ({id!})', 'under {leader!}', '({id!})'].flatMap((end): Template[] => ["{country!}'s", "{country!}'"].map((whose): Template =>
    [`${whose} stack of {ld#} LD ${end}`, ({ country, ld, leader, id }) => who(`${country}'s stack of ${ld} LD${leader ? ` under ${leader}` : ''}${id ? ` (${id})` : ''}`)])),
  ...["{country!}'s stack of {ld#} LD", "{country!}' stack of {ld#} LD"].map((english): Template => [english, ({ country, ld }) => who(`${country}'s stack of ${ld} LD`)]),
];
