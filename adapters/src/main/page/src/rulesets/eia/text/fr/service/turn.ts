import { months } from './counts';
import { at, de } from './nouns';
import { texts, told } from './build';

const steps: Readonly<Record<string, string>> = {
  'depot step': 'étape des dépôts', 'land movement step': 'étape du mouvement terrestre', 'supply step': 'étape du ravitaillement', 'land combat step': 'étape du combat terrestre', 'guerilla step': 'étape des guérillas',
};

/** The months, the order of the powers and the steps of a sequence. */
export const turn = texts({
  ...steps, 'announcement of France': 'annonce de la France', 'the war is over': 'la guerre est finie',
  'End of the war': 'Fin de la guerre',
},
told('Sequence of {who!}', ({ who }) => `Séquence ${de(who!)}`),
Object.entries(months).flatMap(([english, french]) => [
  ...told(`${english} {year#}`, `${french} {year}`),
]),
told('{city!} was held for a whole month', ({ city }) => `${city} a été tenue un mois entier`),
told('Combat at {place!}', ({ place }) => `Combat ${at(place!)}`), told('Combat in {place!}, day {day#}', ({ place, day }) => `Combat ${at(place!)}, jour ${day}`), told('Combat in {place!}', ({ place }) => `Combat ${at(place!)}`),
told('{province!} conquered', ({ province }) => `Conquête ${de(province!)}`),
);
