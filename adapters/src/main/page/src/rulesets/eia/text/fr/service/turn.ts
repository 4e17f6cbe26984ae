import { months } from './counts';
import { at, de, le } from './nouns';
import { texts, told } from './build';

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

/** The months, the order of the powers and the steps of a sequence. */
export const turn = texts({
  ...steps, 'announcement of France': 'annonce de la France', 'the war is over': 'la guerre est finie',
  'order of the allies': 'ordre des alliés', 'order of the month': 'ordre du mois',
  'dice between the allies': 'dés entre les alliés', conquest: 'conquête', 'End of the war': 'Fin de la guerre',
},
told('Sequence of {who!}', ({ who }) => `Séquence ${de(who!)}`),
Object.entries(months).flatMap(([english, french]) => [
  ...told(`${english} {year#}`, `${french} {year}`),
]),
told('[[{groups!}]]', ({ groups: order }) => groups(`[[${order}]]`)),
told('[{powers!}]', ({ powers }) => words(powers!)),
told('{city!} was held for a whole month', ({ city }) => `${city} a été tenue un mois entier`),
told('Combat at {place!}', ({ place }) => `Combat ${at(place!)}`), told('Combat in {place!}, day {day#}', ({ place, day }) => `Combat ${at(place!)}, jour ${day}`), told('Combat in {place!}', ({ place }) => `Combat ${at(place!)}`),
told('{province!} conquered', ({ province }) => `Conquête ${de(province!)}`),
);
