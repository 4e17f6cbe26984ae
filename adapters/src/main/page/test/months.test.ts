import { expect, test } from 'vitest';
import { Reader } from '../src/text/service/reader';
import { serviceTexts } from '../src/rulesets/eia/text/fr/serviceTexts';

const reader = new Reader([serviceTexts], 'et');

function french(english: string): string {
  return reader.read(english).replace(/\u00a0/g, ' ');
}

const READ: Readonly<Record<string, string>> = {
  'The economic phase of October 1805 begins.': 'La phase économique d’octobre 1805 commence.',
  'Has Austria entered all of its political phase of November 1805?': 'L’Autriche a-t-elle inscrit toute sa phase politique de novembre 1805 ?',
  'end the naval phase': 'terminer la phase navale',
  'skip all phases up to the land phase': 'passer toutes les phases jusqu’à la phase terrestre',
  'The land phase of December 1805 begins.': 'La phase terrestre de décembre 1805 commence.',
  'Russia has ended its naval phase of this month; the host can adjust what was forgotten.': 'La Russie a terminé sa phase navale de ce mois ; l’hôte peut ajuster ce qui fut oublié.',
  'This belongs to the reinforcement phase, which is not being entered now.': 'Cela appartient à la phase des renforts, qui ne s’inscrit pas maintenant.',
  'Austria takes money and manpower into its reserve.': 'L’Autriche met de l’argent et des hommes dans sa réserve.',
  'France moves 10 money from its reserve into its treasury.': 'La France met 10 d’argent de sa réserve dans son trésor.',
  'Prussia loses 3 political points.': 'La Prusse perd 3 points politiques.',
  'France declares war on Naples and loses 1 political point.': 'La France déclare la guerre à Naples et perd 1 point politique.',
  'Prussia declares war on France.': 'La Prusse déclare la guerre à la France.',
  'Austria offers France a peace that forbids war.': 'L’Autriche offre à la France une paix qui interdit la guerre.',
  'Austria offers France peace. What does France answer?': 'L’Autriche offre à la France une paix. Quelle est la réponse ?',
  'Austria and France agree on an alliance.': 'L’Autriche et la France conviennent d’une alliance.',
  'offer combined movement to Russia': 'offrir un mouvement combiné à la Russie',
  'Prussia permits France to enter its territory.': 'La Prusse permet à la France d’entrer dans son territoire.',
  'France reinforces one of its corps.': 'La France renforce un de ses corps.',
  'France raises Holland Corps inside Amsterdam.': 'La France lève le corps hollandais dans la ville d’Amsterdam.',
  'Austria reinforces: Austria has 3 infantry as garrison in Vienna.': 'L’Autriche renforce : 3 facteurs d’infanterie en garnison à Vienna.',
  'The reserve of Austria holds 30 money and 20 manpower, not 31 and 0.': 'La réserve de l’Autriche contient 30 d’argent et 20 hommes, non 31 et 0.',
  'The fleet france-fleet-1 of France sails to sea area 751 with Holland Corps aboard.': 'La flotte france-fleet-1 de la France va dans sea area 751 avec le corps hollandais à bord.',
  'Ice closes sea area 722 in December 1805.': 'La glace ferme sea area 722 en décembre 1805.',
  'Which corps of Austria goes aboard?': 'Quel corps de l’Autriche embarque ?',
  'Brest is no friendly port: a fleet blockades it, or stays at sea.': 'Brest n’est pas un port ami : une flotte le bloque, ou reste en mer.',
};

test.each(Object.entries(READ))('%s', (english, read) => {
  expect(reader.knows(english)).toBe(true);
  expect(french(english)).toBe(read);
});
