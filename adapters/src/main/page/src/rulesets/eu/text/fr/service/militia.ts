import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of the militia of colonies. */
export const militiaWords: Readonly<Record<string, string>> = {
  militia: 'milice',
  'Militia of a colony': 'Milice d’une colonie', 'Exploration detachments lost this turn': 'Détachements d’exploration perdus ce tour',
};

/** What a militia has at its full strength and now, in the steps of an explanation. */
const strengths: readonly Template[] = [['', ''], [' with a mission', ' avec une mission']].flatMap(([mission, avec]) => [['veteran', 'vétéran'], ['conscript', 'conscrit']].flatMap(([quality, french]) => phrases({
  [`{n#} LDE for a colony of level {m#}${mission}, ${quality}; {k#} lost, {j#} left`]: `{n} LDE pour une colonie de niveau {m}${avec}, ${french} ; {k} perdus, {j} restants`,
  [`{n#} LDE for a colony of level {m#}${mission}, ${quality}`]: `{n} LDE pour une colonie de niveau {m}${avec}, ${french}`,
})));

/** The militia of colonies: whether it comes out, its losses, and how it is rebuilt. */
export const militia: readonly Template[] = [...strengths, ...phrases({
})];

/** Changes by the host. */
export const militiaChanges: readonly Template[] = phrases({
  'the militia of {p} is whole': 'la milice {de p} est entière', 'the militia of {p} has lost {x!} LD': 'la milice {de p} a perdu {x} LD',
});
