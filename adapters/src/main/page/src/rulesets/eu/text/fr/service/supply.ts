import type { Template } from '../../../../../text/service/reader';
import { capital } from '../../../../../text/fr/grammar';
import { reasons } from './reasons';
import { inPlace, phrase, phrases, units, who } from './phrases';

/** Why a stack rolls for attrition, in a list. */
const causes: readonly Template[] = phrases({
  '{n#} LD or more without logistics': '{n} LD ou plus sans logistique',
  '{n#} MP or more in bad weather': '{n} MP ou plus par mauvais temps',
  '{n#} MP or more': '{n} MP ou plus',
  'Timar winter {n#} province from national territory': 'des Timar hivernent à {n} province du territoire national',
  'Timar winter {n#} provinces from national territory': 'des Timar hivernent à {n} provinces du territoire national',
});

const CAUSES: Readonly<Record<string, string>> = {
  'massed forces': 'forces massées', 'a redeployment': 'un redéploiement', 'a flood': 'une inondation', 'a landing or embarkation outside a controlled port': 'un débarquement ou un embarquement hors d’un port contrôlé', 'no line of supply': 'sans ligne de ravitaillement', 'weak supply': 'ravitaillement faible', 'far from supply': 'loin du ravitaillement', besieged: 'assiégée', 'too few to undermine': 'trop peu pour saper',
};

/** Several causes, and what modifies the die for them, each known by itself. */
function causesOf(english: string): string {
  return english.split(/[,;] /).map((cause) => CAUSES[cause] ?? modifier(cause) ?? cause
    .replace(/^(\d+) (LD|MP) or more( without logistics| in bad weather)?$/, (_, count: string, of: string, when = '') => `${count} ${of} ou plus${when === '' ? '' : when.startsWith(' with') ? ' sans logistique' : ' par mauvais temps'}`)
    .replace(/^Timar winter (\d+) (provinces?) from national territory$/, 'des Timar hivernent à $1 $2 du territoire national')).join(', ');
}

/** A modifier and its reason, as `+2 enemy province entered`. */
function modifier(english: string): string | undefined {
  const [, value = '', reason = ''] = /^([+-]\d+) (.+)$/.exec(english) ?? [];
  return reasons[reason] && `${value.replace('-', '−')} ${reasons[reason]}`;
}

/** How the causes of a march begin, which are joined by commas. */
const MARCH_WORDS = ['massed forces', '{n#} LD or more without logistics', '{n#} MP or more', '{n#} MP or more in bad weather', 'a landing or embarkation outside a controlled port', 'a flood'];

/** Who may begin the text of a cause, so that it reads nothing else. */
const CAUSE_WORDS = ['{n#} LD or more without logistics', '{n#} MP or more in bad weather', '{n#} MP or more', 'Timar winter {n#}', ...Object.keys(CAUSES)];

/** Supply and attrition. */
export const supply: readonly Template[] = [
  ['Pasha of {n#} LD', ({ n }) => `Pacha de ${n} LD`],
  ['{units!}, Pasha of {n#} LD', (parts) => /^(A[+-]|\d)/.test(parts.units ?? '') ? `${units(parts.units ?? '')}, Pacha de ${parts.n} LD` : null],
  ['{stacks!}: weak supply from {place!}, {mp#} MP: {causes!}. {rest}', (parts) => `${weak(parts)}. ${capital(parts.rest ?? '')}`],
  ['{stacks!}: weak supply from {place!}, {mp#} MP: {causes!}', weak],
  ...phrases({
    '{s}: besieged: siege attrition. {rest}': '{s} : assiégé{agree s}, attrition de siège. {rest}',
    '{s}: besieged: siege attrition': '{s} : assiégé{agree s}, attrition de siège',
    '{s}: no line of supply in this round nor in the last one: destroyed. {rest}': '{s} : sans ligne de ravitaillement ni à ce round ni au précédent, détruite. {rest}',
    '{s}: no line of supply in this round nor in the last one: destroyed': '{s} : sans ligne de ravitaillement ni à ce round ni au précédent, détruite',
    '{s}: no line of supply reaches it from a city that its alliance controls. {rest}': '{s} : aucune ligne de ravitaillement ne l’atteint depuis une ville que contrôle son alliance. {rest}',
    '{s}: no line of supply reaches it from a city that its alliance controls': '{s} : aucune ligne de ravitaillement ne l’atteint depuis une ville que contrôle son alliance',
  }),
  ...CAUSE_WORDS.map((cause): Template => {
    const words = cause.replace('{n#}', '{count#}');
    return [`{stacks!} in {place!}: ${words}{more!}`, ({ stacks, place, count, more }) =>
      `${capital(who(stacks ?? ''))} ${inPlace(place ?? '')} : ${causesOf(`${words.replace('{count#}', count ?? '')}${more}`)}`];
  }),
  ...CAUSE_WORDS.map((cause): Template => {
    const words = cause.replace('{n#}', '{count#}');
    return [`{stacks!} in {place!}: ${words}`, ({ stacks, place, count }) => `${capital(who(stacks ?? ''))} ${inPlace(place ?? '')} : ${causesOf(words.replace('{count#}', count ?? ''))}`];
  }),
  ...CAUSE_WORDS.map((cause): Template => {
    const words = cause.replace('{n#}', '{count#}');
    return [`${words}; {more!}`, ({ count, more }) => causesOf(`${words.replace('{count#}', count ?? '')}; ${more}`)];
  }),
  ...MARCH_WORDS.map((cause): Template => {
    const words = cause.replace('{n#}', '{count#}');
    return [`${words}, {more!}`, ({ count, more }) => causesOf(`${words.replace('{count#}', count ?? '')}, ${more}`)];
  }),
  ...causes,
];

const WEAK: Readonly<Record<string, string>> = {
  'its line is 6 MP or longer': 'sa ligne fait 6 MP ou plus', 'its line passes through desert': 'sa ligne traverse un désert', 'its source is controlled but not owned': 'sa source est contrôlée mais n’est pas possédée',
  'the ships that supply it are in no zone with a port of their own': 'les navires qui la ravitaillent ne sont dans aucune zone avec un port à eux',
};

function weak({ stacks, place, mp, causes: all = '' }: Record<string, string>): string {
  return `${capital(who(stacks ?? ''))} : ravitaillement faible depuis ${place}, ${mp} MP : ${all.split('; ').map((cause) => WEAK[cause] ?? cause).join(' ; ')}`;
}

/** Read after the others. */
export const supplyEnds: readonly Template[] = [phrase('{n#} MP', '{n} MP'), phrase('{n#} LD', '{n} LD')];

export const supplyWords: Readonly<Record<string, string>> = CAUSES;
