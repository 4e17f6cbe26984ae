import { expect, test } from 'vitest';
import { Reader } from '../src/text/service/reader';
import { serviceTexts } from '../src/rulesets/eia/text/fr/serviceTexts';

const reader = new Reader([serviceTexts], 'et');

function french(english: string): string {
  return reader.read(english).replace(/\u00a0/g, ' ');
}

const READ: Readonly<Record<string, string>> = {
  'Russia has ended its naval phase of this month; the host can adjust what was forgotten.': 'La Russie a terminé sa phase navale de ce mois ; l’hôte peut ajuster ce qui fut oublié.',
  'This belongs to the reinforcement phase, which is not being entered now.': 'Cela appartient à la phase des renforts, qui ne s’inscrit pas maintenant.',
  'The reserve of Austria holds 30 money and 20 manpower, not 31 and 0.': 'La réserve de l’Autriche contient 30 d’argent et 20 hommes, non 31 et 0.',
  'Ice closes sea area 722 in December 1805.': 'La glace ferme sea area 722 en décembre 1805.',
  'Brest is no friendly port: a fleet blockades it, or stays at sea.': 'Brest n’est pas un port ami : une flotte le bloque, ou reste en mer.',
};

test.each(Object.entries(READ))('%s', (english, read) => {
  expect(reader.knows(english)).toBe(true);
  expect(french(english)).toBe(read);
});
