import { counted, factors } from './counts';
import { Le, at, corpsOfWord, de, le } from './nouns';
import { ofPower, ofPowers, ofUnits, texts, told } from './build';

const money = (count: string): string => counted(count, 'point d’argent', 'points d’argent');

/** Halves of money points: {@code 6 1/2}. */
const halves = (points: string): string => points.replace(/(\d) 1\/2/, '$1½').replace(/^1\/2$/, '½');

function taken(corps: string, detached: string, removed: boolean): string {
  return `${counted(corps, 'facteur', 'facteurs')} du corps${detached ? ` et ${counted(detached, 'facteur détaché', 'facteurs détachés')}` : ''}${removed ? ' ; le corps est retiré' : ''}`;
}

/** Explanations of the supply step. */
export const supplyQuestions = texts({
  'losses of foraging': 'pertes au fourrage', 'besieged supply': 'ravitaillement d’assiégés', 'unused movement points': 'points de mouvement inemployés', 'winter in the winter zone': 'hiver dans la zone d’hiver',
  'never left its own territory': 'n’a jamais quitté son territoire', 'corps in the area of the depot': 'corps dans la zone du dépôt', 'doubled in the winter zone': 'doublé dans la zone d’hiver', sum: 'total',
  'no effect': 'aucun effet', 'garrison of a besieged port by sea supply': 'garnison d’un port assiégé par ravitaillement maritime',
  'garrison of a besieged port by invasion supply': 'garnison d’un port assiégé par ravitaillement d’invasion', 'Nobody is left to pay for.': 'Il ne reste personne pour qui payer.',
  'What stays inside names a corps, a type of factors and their number, each pair once.': 'Ce qui reste dedans nomme un corps, une sorte de facteurs et leur nombre, chaque paire une fois.',
  'Each corps and each besieged port that has not foraged lives off depots of its own power or of one ally who permits it.':
    'Chaque corps et chaque port assiégé qui n’a pas fourragé vit des dépôts de sa puissance ou d’un allié qui le permet.',
},
...ofUnits('{U} stands with forces that may still leave the area: it forages when they have.', ({ U }) => `${Le(U!)} est avec des forces qui peuvent encore quitter la zone : il fourrage quand elles l’ont fait.`),
...ofUnits('{U} did not forage when its movement was over, and a depot can feed it: {who!} pays for it.', ({ U, who }) => `${Le(U!)} n’a pas fourragé à la fin de son mouvement, et un dépôt peut le nourrir : ${le(who!)} paie pour lui.`),
told('forage against {value#}', 'fourrage contre {value}'),
told('every full 5 factors in the city, at most +{most#}', 'par 5 facteurs entiers dans la ville, au plus +{most}'),
told('other corps in the area, at most +{most#}', 'autres corps dans la zone, au plus +{most}'),
told('corps {count#} area from the depot', 'corps à {count} zone du dépôt'), told('corps {count#} areas from the depot', 'corps à {count} zones du dépôt'),
...['factor', 'factors'].flatMap((one) => [
  ...['; the corps is removed', ''].flatMap((removed) => [
    ...['factor', 'factors'].flatMap((two) => told(`{one#} ${one} from the corps and {two#} detached ${two}${removed}`, (parts) => taken(parts.one!, parts.two!, removed !== ''))),
    ...told(`{one#} ${one} from the corps${removed}`, (parts) => taken(parts.one!, '', removed !== '')),
  ]),
  ...told(`{count#} ${one} lost; none is left`, ({ count }) => `${counted(count!, 'facteur perdu', 'facteurs perdus')} ; il n’en reste rien`),
  ...told(`{count#} ${one} lost`, ({ count }) => counted(count!, 'facteur perdu', 'facteurs perdus')),
]),
told('{points!}, to pay {pay#}', ({ points, pay }) => `${halves(points!)}, à payer ${pay}`),
told('{one#} 1/2', '{one}½'), told('1/2', '½'),
// What is refused.
ofPower('{P} has no unbesieged corps {word!} that still needs supply.', ({ P, word }) => `Le ${corpsOfWord(word!)} n’est pas un corps non assiégé ${de(P!)} qui doive encore être ravitaillé.`),
ofPower('{P} has no besieged forces in {place!} whose supply is open.', ({ P, place }) => `${Le(P!)} n’a pas de forces assiégées ${at(place!)} dont le ravitaillement soit ouvert.`),
ofUnits('{U} has no enemies in its area that it could besiege, or no unused movement points to give up.', ({ U }) =>
  `${Le(U!)} n’a dans sa zone aucun ennemi qu’il puisse assiéger, ou pas de points de mouvement inemployés à laisser.`),
ofUnits('{U} can use no depot after its force march: it forages first.', ({ U }) => `${Le(U!)} ne peut employer de dépôt après sa marche forcée : il fourrage d’abord.`),
ofUnits('{U} can use no depot: it forages first.', ({ U }) => `${Le(U!)} ne peut employer de dépôt : il fourrage d’abord.`),
told('The forces besieged in {city!} check for supply first.', ({ city }) => `Les forces assiégées ${at(city!)} vérifient d’abord leur ravitaillement.`),
told('No losses of {word!} are to be chosen.', ({ word }) => `Aucune perte n’est à choisir (${corpsOfWord(word!)}).`),
told('No losses in {city!} are to be chosen.', ({ city }) => `Aucune perte n’est à choisir ${at(city!)}.`),
told('{count#} of the factors inside {city!} are lost.', ({ count, city }) => `${counted(count!, 'facteur est perdu', 'facteurs sont perdus')} de ceux qui sont ${at(city!)}.`),
['factor comes', 'factors come'].map((come) => told(`{count#} ${come} out of the corps, not {given#}.`, ({ count, given }) => `${counted(count!, 'facteur est pris', 'facteurs sont pris')} au corps, et non ${given}.`)),
told('It holds {held!}.', ({ held }) => `Il contient ${factors(held!)}.`),
['factor comes', 'factors come'].map((come) => ['factor', 'factors'].map((held) => told(`{count#} ${come} out of what the corps detached this month: {held#} ${held}.`, (parts) =>
  `${counted(parts.count!, 'facteur est pris', 'facteurs sont pris')} à ce que le corps a détaché ce mois : ${counted(parts.held!, 'facteur', 'facteurs')}.`))),
...ofPowers('{P} has {has#} money points, and the supply costs {costs#}: corps forage until it can be paid.', ({ P, has, costs }) =>
  `${Le(P!)} a ${money(has!)}, et le ravitaillement en coûte ${costs} : des corps fourragent jusqu’à ce qu’il puisse être payé.`),
told('No starved city is to be occupied in {city!}.', ({ city }) => `Aucune ville affamée n’est à occuper ${at(city!)}.`),
told('Corps that besieged {city!} enter it where no enemy corps stand outside, or none.', 'Des corps qui assiégeaient {city} y entrent si aucun corps ennemi n’est dehors, ou aucun n’y entre.'),
told('Only corps that stay outside {city!} leave factors inside it.', 'Seuls les corps qui restent hors de {city} y laissent des facteurs.'),
);

/** What begins with a name: read last. */
export const supplyLast = texts({},
told('{city!} has room for {count#} factors.', ({ city, count }) => `${city} a place pour ${counted(count!, 'facteur', 'facteurs')}.`),
);

/** Guerillas: their rising, and operations against them. */
export const guerillas = texts({
  'raising of guerillas': 'levée de guérillas', 'anti-guerilla operation': 'opération contre les guérillas', 'two or more corps in the province': 'deux corps ou plus dans la province',
  'guerilla after a lost combat': 'guérilla après un combat perdu', 'Guerillas are placed in an area of the province in which they were raised.': 'Les guérillas sont placées dans une zone de la province où elles se sont levées.',
  'Spain dices once for guerillas in each of its unceded home provinces with an unbesieged enemy corps or garrison.':
    'L’Espagne lance le dé des guérillas une fois dans chacune de ses provinces d’origine non cédées où se trouve un corps ou une garnison ennemie non assiégée.',
  'A power at war with Spain operates once in each province where unbesieged guerillas are and it has a corps that did not fight and neither besieges nor is besieged.':
    'Une puissance en guerre avec l’Espagne opère une fois dans chaque province où sont des guérillas non assiégées et où elle a un corps qui n’a pas combattu, n’assiège pas et n’est pas assiégé.',
},
told('{count#} guerilla in {place!}', ({ count, place }) => `${count} guérilla ${at(place!)}`),
told('No guerillas of {who!} are to be placed in {province!}.', ({ who, province }) => `Aucune guérilla ${de(who!)} n’est à placer dans la province ${province}.`),
);
