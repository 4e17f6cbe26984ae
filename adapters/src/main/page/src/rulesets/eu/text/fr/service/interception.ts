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
    'no enemy has just marched into {p}: {c} floods a national province that it controls while an enemy moves there': 'aucun ennemi ne vient de marcher sur {p} : {c} inonde une province nationale qu’elle contrôle pendant qu’un ennemi y entre',
    '{p} is flooded: while the flood lasts only Dutch troops move there, and {s} goes another way': '{p} est inondée : tant que dure l’inondation, seules des troupes hollandaises y vont, et {s} prend un autre chemin',
    '{c} decides to intercept {s} in {p} with {s2}': '{c} décide d’intercepter {s} {en p} avec {s2}',
  }),
  ...answers({ 'do not help {s}': 'ne pas aider {s}', }),
  inOrder('help with', 'aider avec'),
];
