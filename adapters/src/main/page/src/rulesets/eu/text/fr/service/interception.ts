import type { Template } from '../../../../../text/service/reader';
import { answers, phrases, titled, who } from './phrases';

/** `a, then b, then c`: stacks that try one after another, and the country that answers where there are several. */
function inOrder(english: string, french: string): Template {
  return [`${english} {stacks!}`, ({ stacks = '' }) => {
    const [, tried = stacks, country] = /^(.+) \(([A-Z][^()]*)\)$/.exec(stacks) ?? [];
    return `${french} ${tried.split(', then ').map(who).join(', puis ')}${country ? ` (${titled(who(country))})` : ''}`;
  }];
}

/** Interceptions of stacks on the march, and overruns by those who stand in their way. */
export const interception: readonly Template[] = [
  ...phrases({
    '{c} decides to intercept {s} in {p} with {s2}': '{c} décide d’intercepter {s} {en p} avec {s2}',
  }),
  ...answers({ 'do not help {s}': 'ne pas aider {s}', }),
  inOrder('help with', 'aider avec'),
];
