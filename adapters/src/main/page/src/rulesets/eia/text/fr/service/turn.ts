import { months } from './counts';
import { Le, at, de, le, to } from './nouns';
import { ofPower, texts, told } from './build';

/** {@code [[russia, austria], [france]]}, as it stands in an explanation. */
function groups(english: string): string {
  return english.replace(/^\[\[|\]\]$/g, '').split('], [').map((group) => words(group)).join(', puis ');
}

function words(english: string): string {
  const named = english.split(', ').map((word) => word.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' '));
  return le(named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`);
}

const steps: Readonly<Record<string, string>> = {
  'depot step': 'étape des dépôts', 'land movement step': 'étape du mouvement terrestre', 'supply step': 'étape du ravitaillement', 'land combat step': 'étape du combat terrestre', 'guerilla step': 'étape des guérillas',
};
const STEPS = Object.entries(steps);

/** The months, the order of the powers and the steps of a sequence. */
export const turn = texts({
  ...steps, 'announcement of France': 'annonce de la France', 'the war is over': 'la guerre est finie',
  'order of the allies': 'ordre des alliés', 'order of the month': 'ordre du mois',
  'dice between the allies': 'dés entre les alliés', conquest: 'conquête', 'End of the war': 'Fin de la guerre', 'The order of this month is set.': 'L’ordre de ce mois est fixé.',
  'No sequence of a power is being played.': 'Aucune séquence d’une puissance n’est en cours.',
},
STEPS.map(([step, french]) => [
  STEPS.map(([now, other]) => told(`The ${step} is not what can be ended now; this is the ${now}.`, `L’${french} ne peut pas être terminée maintenant ; l’${other} est en cours.`)),
]),
told('first: {question}', 'd’abord : {question}'),
told('Sequence of {who!}', ({ who }) => `Séquence ${de(who!)}`),
Object.entries(months).flatMap(([english, french]) => [
  ...told(`${english} {year#}`, `${french} {year}`),
]),
told('[[{groups!}]]', ({ groups: order }) => groups(`[[${order}]]`)),
told('[{powers!}]', ({ powers }) => words(powers!)),
told('France announces a place from 1 to {places#}.', 'La France annonce une place de 1 à {places}.'),
ofPower('{P} is not asked who of the allies moves next.', ({ P }) => `On ne demande pas ${to(P!)} qui des alliés bouge ensuite.`),
ofPower('{P} is no ally whose place is open.', ({ P }) => `${Le(P!)} n’est pas un allié dont la place est ouverte.`),
told('Nobody is no ally whose place is open.', 'Aucun allié dont la place est ouverte n’est désigné.'),
told('{city!} was held for a whole month', ({ city }) => `${city} a été tenue un mois entier`),
told('Combat at {place!}', ({ place }) => `Combat ${at(place!)}`), told('Combat in {place!}, day {day#}', ({ place, day }) => `Combat ${at(place!)}, jour ${day}`), told('Combat in {place!}', ({ place }) => `Combat ${at(place!)}`),
told('{province!} conquered', ({ province }) => `Conquête ${de(province!)}`),
);
