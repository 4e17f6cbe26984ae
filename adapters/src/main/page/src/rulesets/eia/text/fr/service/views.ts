import { factors } from './counts';
import { capital, corpsTitles, minors, powers } from './nations';
import { bare, kind } from './nouns';
import { ofUnit, texts, told } from './build';

const TYPES = ['infantry', 'cavalry', 'light infantry', 'guard', 'artillery', 'militia', 'feudal infantry', 'feudal cavalry'];
const ALL = [...TYPES, 'cossack', 'freikorps', 'guerilla'];

/** The titles of views, columns and reports, and names that stand alone. */
export const views = texts({
  Map: 'Carte', Powers: 'Puissances', 'Sequence of play': 'Séquence de jeu', 'Depots and supply chains': 'Dépôts et chaînes de ravitaillement', 'Combats and sieges': 'Combats et sièges', Month: 'Mois', Combats: 'Combats', Report: 'Rapport',
  'Winter zone': 'Zone d’hiver', Fortress: 'Forteresse', Capital: 'Capitale', City: 'Ville', Cossacks: 'Cosaques', Polish: 'Polonaise', Guerillas: 'Guérillas', 'North of the ice line': 'Au nord de la ligne des glaces',
  Terrain: 'Terrain', Province: 'Province', 'Territory of': 'Territoire de', 'City held by': 'Ville tenue par', Forage: 'Fourrage', Spires: 'Tours', Fleches: 'Flèches', 'Garrison capacity': 'Place pour la garnison',
  Factors: 'Facteurs', Leaders: 'Chefs', Besieging: 'Assiège', Besieged: 'Assiégé', 'Has moved': 'A bougé', Europe: 'Europe',
  'Siege assault': 'Assaut d’un siège', 'Depot supply': 'Ravitaillement par dépôt', 'Besieged supply': 'Ravitaillement d’assiégés', Foraging: 'Fourrage', 'Field combat': 'Combat en campagne',
  'Empires in Arms, land phase': 'Empires in Arms, phase terrestre',
  'The war on land of the major powers of Napoleon\'s time, month after month: depots, marches, supply, field combats with secret chits, sieges, guerillas and the conquest of minor states, by chapter 7 of the rules. Scenarios set what the other phases would: wars, alliances, money, fleets.':
    'La guerre terrestre des grandes puissances au temps de Napoléon, mois après mois : dépôts, marches, ravitaillement, combats en campagne aux jetons secrets, sièges, guérillas et conquête d’États mineurs, selon le chapitre 7 des règles. Les scénarios fixent ce que feraient les autres phases : guerres, alliances, argent, flottes.',
  'The Danube 1805': 'Le Danube 1805', 'Turks and Russians on the Danube': 'Turcs et Russes sur le Danube', 'Europe 1805': 'L’Europe en 1805',
  'France against Austria and Russia, September to December 1805: Napoleon on the Rhine, Mack on the Inn, Charles in Venetia against Massena, Kutusov at Krakow. Bavaria, Wurttemburg and Baden are free states under France, as in history. Corps and leaders stand about where they stood early in September; factors, money, garrisons and depots are invented within the limits of the counters. Other powers take no part.':
    'La France contre l’Autriche et la Russie, de septembre à décembre 1805 : Napoléon sur le Rhin, Mack sur l’Inn, Charles en Vénétie contre Masséna, Koutouzov à Cracovie. La Bavière, le Wurtemberg et Bade sont des États libres sous la France, comme dans l’histoire. Les corps et les chefs sont à peu près où ils étaient au début de septembre ; les facteurs, l’argent, les garnisons et les dépôts sont inventés dans les limites des pions. Les autres puissances ne prennent pas part.',
  'Turkey against Russia in Bessarabia, with the forces of the rulebook\'s example of a field combat (7.5.2.15): seven Turkish corps under the Grand Vizier beside four Russian corps under Wittgenstein. For the example, end the Russian steps, march to the attack, and choose assault against cordon. The months, the areas, the leaders, garrisons, depots and money are invented.':
    'La Turquie contre la Russie en Bessarabie, avec les forces de l’exemple de combat en campagne du livre de règles (7.5.2.15) : sept corps turcs sous le grand vizir à côté de quatre corps russes sous Wittgenstein. Pour l’exemple, terminez les étapes russes, marchez à l’attaque et choisissez l’assaut contre le cordon. Les mois, les zones, les chefs, les garnisons, les dépôts et l’argent sont inventés.',
  'Seven powers on the whole map, January to December 1805: France against Great Britain, Austria, Russia and Prussia; Spain against Great Britain; Turkey against Russia. Wars that began in the course of 1805 and 1806 are open from the first month on, so that every power has one: that is invented, and so are factors, money, garrisons, depots and fleets. Minor states stand about as in 1805: Bavaria, Baden, Wurttemburg, Holland and Switzerland under France, Portugal under Great Britain, Tuscany under Spain, Egypt and Syria under Turkey.':
    'Sept puissances sur toute la carte, de janvier à décembre 1805 : la France contre la Grande-Bretagne, l’Autriche, la Russie et la Prusse ; l’Espagne contre la Grande-Bretagne ; la Turquie contre la Russie. Des guerres qui commencèrent en 1805 et 1806 sont ouvertes dès le premier mois, pour que chaque puissance en ait une : cela est inventé, comme les facteurs, l’argent, les garnisons, les dépôts et les flottes. Les États mineurs sont à peu près comme en 1805 : la Bavière, Bade, le Wurtemberg, la Hollande et la Suisse sous la France, le Portugal sous la Grande-Bretagne, la Toscane sous l’Espagne, l’Égypte et la Syrie sous la Turquie.',
  'factors lost': 'facteurs perdus', 'factors captured': 'facteurs capturés', money: 'argent', 'political points': 'points politiques', announcement: 'annonce', 'the Dardanelles': 'les Dardanelles', 'no factors': 'aucun facteur',
  'Operational possibilities': 'Possibilités opérationnelles', 'Combat resolution': 'Résolution du combat', 'Casualty percentages': 'Pourcentages de pertes', 'Commanders: die of the attacker, of the defender': 'Chefs : dé de l’attaquant, du défenseur',
  'Pursuit class': 'Classe de poursuite', Pursuit: 'Poursuite', Siege: 'Siège', 'National morale': 'Moral national', 'Basic morale': 'Moral de départ', 'Effects of terrain': 'Effets du terrain', 'Guard factors lost': 'Facteurs de garde perdus',
  'movement points': 'points de mouvement', 'casualty level of the attacker': 'niveau de pertes de l’attaquant', 'casualty level of the defender': 'niveau de pertes du défenseur', 'morale level of the attacker': 'niveau de moral de l’attaquant',
  'morale level of the defender': 'niveau de moral du défenseur', 'strategic rating': 'valeur stratégique', 'pursuit class': 'classe de poursuite', result: 'résultat',
  'Sequence of the land phase': 'Séquence de la phase terrestre', Depots: 'Dépôts', 'Land movement': 'Mouvement terrestre', Garrisons: 'Garnisons', 'Declaration of combat': 'Déclaration des combats', 'Supply: foraging and sieges': 'Ravitaillement : fourrage et sièges',
  'Supply: depots and the sea': 'Ravitaillement : dépôts et mer', 'Land combat': 'Combat terrestre', 'Field combat: before the dice': 'Combat en campagne : avant les dés', 'Field combat: the rounds': 'Combat en campagne : les rounds',
  'Field combat: victory and defeat': 'Combat en campagne : victoire et défaite', 'Trivial combat': 'Combat mineur', Sieges: 'Sièges', 'Guerillas and conquest': 'Guérillas et conquête', 'Rules of other chapters': 'Règles d’autres chapitres',
  'Optional rules': 'Règles optionnelles',
  ...Object.fromEntries([...Object.entries(powers), ...Object.entries(minors)].map(([english, { name }]) => [english, name])),
  ...Object.fromEntries([...TYPES, 'freikorps'].map((type) => [type, kind(type)])), cossack: 'cosaques', guerilla: 'guérilla',
  ...Object.fromEntries(Object.entries(powers).map(([english, { name }]) => [english.toLowerCase().replace(' ', '-'), name])),
},
ALL.map((type) => [told(`{count#} ${type}`, ({ count }) => factors(`${count} ${type}`)), ALL.map((last) => [
  told(`{count#} ${type} and {other#} ${last}`, ({ count, other }) => factors(`${count} ${type} and ${other} ${last}`)),
  told(`{count#} ${type}, {middle!} and {other#} ${last}`, ({ count, middle, other }) => factors(`${count} ${type}, ${middle} and ${other} ${last}`)),
])]),
told('sea area {number#}', 'zone maritime {number}'),
);

/** A corps or a counter that stands alone. */
export const names = texts(Object.fromEntries(corpsTitles.map((title) => [title, capital(bare(title))])), ofUnit('{U}', ({ U }) => capital(bare(U!))));
