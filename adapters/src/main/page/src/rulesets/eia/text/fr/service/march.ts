import { counted, factors, movementPoints } from './counts';
import { Le, at, corpsOfWord, counterOfWord, de, from, items, le, listed } from './nouns';
import { ofPower, ofUnit, ofUnits, texts, told } from './build';

/** A corps and the leaders with it: {@code Russia I with Bagration and Kutusov}. */
function led(english: string): string {
  const [corps, leaders] = english.split(' with ');
  return leaders ? `${Le(corps!)}, avec ${listed(items(leaders))},` : Le(corps!);
}

function by(way: string): string {
  return `par ${listed(items(way))}`;
}

/** What happens in the land movement step. */
export const march = texts({
  'force march': 'marche forcée', 'one movement point more': 'un point de mouvement de plus',
},
['force marches', 'marches'].flatMap((verbs) => [' movement points.', ' movement point.'].flatMap((end) => [
  ...ofUnits(`{U} ${verbs} to {to!} by way of {path!}, {points#}${end}`, ({ U, to, path, points }) =>
    `${led(U!)} ${verbs === 'marches' ? 'marche' : 'avance à marche forcée'} vers ${to} ${by(path!)}, ${movementPoints(points!)}.`),
  ...ofUnits(`{U} ${verbs} to {to!}, {points#}${end}`, ({ U, to, points }) => `${led(U!)} ${verbs === 'marches' ? 'marche' : 'avance à marche forcée'} vers ${to}, ${movementPoints(points!)}.`),
])),
);

/** What a move needs, and what a step of it costs. */
export const marchQuestions = texts({
  'a force march': 'une marche forcée',
  'across a river towards an enemy corps': 'passage d’une rivière vers un corps ennemi', 'over a crossing arrow': 'par une flèche de passage', terrain: 'terrain',
},
);

/** What is refused in the land movement step. */
export const marchRefusals = texts({
  'At least one factor is detached.': 'Un facteur au moins est détaché.', 'At least one factor is absorbed.': 'Un facteur au moins est absorbé.',
  'Corps of free states detach and absorb infantry only.': 'Les corps des États libres ne détachent et n’absorbent que de l’infanterie.',
  'A move enters at least one area.': 'Un mouvement entre dans une zone au moins.', 'Each leader goes along once.': 'Chaque chef n’est nommé qu’une fois.',
},
told('A corps keeps at least one factor: {corps!} can detach {most#}.', ({ corps, most }) => `Un corps garde un facteur au moins : ${le(corps!)} peut en détacher ${most}.`),
told('There is room for {most#} more factors.', ({ most }) => `Il y a encore place pour ${counted(most!, 'facteur', 'facteurs')}.`),
told('The city of {place!} has room for {most#} more factors.', ({ place, most }) => `La ville de ${place} a encore place pour ${counted(most!, 'facteur', 'facteurs')}.`),
told('The city of {place!} has room for {most#} factors.', ({ place, most }) => `La ville de ${place} a place pour ${counted(most!, 'facteur', 'facteurs')}.`),
told('Factors of {type!} are not detached.', ({ type }) => `Les facteurs de cette sorte (${type}) ne se détachent pas.`),
told('Enemy corps stand in the field of {place!}: no infantry or militia is detached or absorbed there.', ({ place }) =>
  `Des corps ennemis tiennent la campagne ${at(place!)} : ni infanterie ni milice n’y est détachée ou absorbée.`),
told('Enemy corps stand in the field of {place!}: {corps!} attacks them.', ({ place, corps }) => `Des corps ennemis tiennent la campagne ${at(place!)} : ${le(corps!)} les attaque.`),
told('Enemy corps stand in {place!}: a corps that enters stops there.', ({ place }) => `Des corps ennemis sont ${at(place!)} : un corps qui y entre s’arrête.`),
told('In {place!} the garrison of the enemy depot decides first: move there, then on.', ({ place }) => `La garnison du dépôt ennemi ${at(place!)} décide d’abord : allez-y, puis continuez.`),
...ofUnits('{U} has foraged: its movement is over.', ({ U }) => `${Le(U!)} a fourragé : son mouvement est fini.`),
...ofUnits('{U} has marched and can use no depot: it forages before {corps!} moves.', ({ U, corps }) => `${Le(U!)} a marché et ne peut se servir d’aucun dépôt : il fourrage avant que ${le(corps!)} bouge.`),
ofPower('{P} is no ally of an attacker in {place!} that is at war with all defenders there.', ({ P, place }) => `${Le(P!)} n’est pas l’alliée d’un attaquant ${at(place!)} en guerre avec tous les défenseurs qui s’y trouvent.`),
ofPower('{P} begins no siege of {place!} in this month: a corps there foraged with the help of unused movement points.', ({ P, place }) => `${Le(P!)} ne commence pas de siège ${from(place!)} ce mois-ci : un corps y a fourragé avec l’aide de points de mouvement inemployés.`),
told('No depot of {who!} is threatened.', ({ who }) => `Aucun dépôt ${de(who!)} n’est menacé.`),
told('No piece {piece!} of {who!} moved into the area of an ungarrisoned enemy depot.', ({ piece, who }) =>
  `Ce pion ${de(who!)} (${corpsOfWord(counterOfWord(piece!))}) n’est pas entré dans la zone d’un dépôt ennemi sans garnison.`),
told('The depot would be no supply source of {who!} and extend no chain of it, or no counter is left.', ({ who }) =>
  `Le dépôt ne serait ni une source de ravitaillement ${de(who!)} ni un maillon d’une de ses chaînes, ou il ne reste pas de pion.`),
told('The forces of {who!} in {place!} cannot leave for {to!}.', ({ who, place, to }) => `Les forces ${de(who!)} ${at(place!)} ne peuvent pas partir pour ${to}.`),
told('No leader {word!} of {who!} stands with {corps!}.', ({ word, who, corps }) => `Aucun chef ${word} ${de(who!)} n’est avec ${le(corps!)}.`),
...['points', 'point'].flatMap((points) => [
  ...ofUnits(`{U} cannot enter {place!}: the path costs {cost#} movement ${points} up to there, and it has {left#} with a force march.`, ({ U, place, cost, left }) =>
    `${Le(U!)} ne peut pas entrer ${at(place!)} : le chemin coûte jusque-là ${movementPoints(cost!)}, et il en a ${left} avec une marche forcée.`),
  ...ofUnits(`{U} cannot enter {place!}: the path costs {cost#} movement ${points} up to there, and it has {left#}.`, ({ U, place, cost, left }) =>
    `${Le(U!)} ne peut pas entrer ${at(place!)} : le chemin coûte jusque-là ${movementPoints(cost!)}, et il en a ${left}.`),
  ...ofUnits(`{U} have {left#} movement ${points} left; the path costs more.`, ({ U, left }) => `${Le(U!)} a encore ${movementPoints(left!)} ; le chemin coûte plus.`),
]),
ofUnits('{U} has used its movement points.', ({ U }) => `${Le(U!)} a employé ses points de mouvement.`),
ofUnits('{U} have used their movement points.', ({ U }) => `${Le(U!)} a employé ses points de mouvement.`),
ofUnits('{U} are besieged in {place!}.', ({ U, place }) => `${Le(U!)} est assiégé ${at(place!)}.`),
ofUnits('{U} is besieged in {place!}.', ({ U, place }) => `${Le(U!)} est assiégé ${at(place!)}.`),
ofUnits('{U} is on a fleet: it disembarks.', ({ U }) => `${Le(U!)} est sur une flotte : il débarque.`),
ofUnits('{U} is on a fleet.', ({ U }) => `${Le(U!)} est sur une flotte.`),
ofUnits('{U} met enemy corps in {place!}: its movement is over.', ({ U, place }) => `${Le(U!)} a rencontré des corps ennemis ${at(place!)} : son mouvement est fini.`),
ofUnits('{U} does not stand in the field.', ({ U }) => `${Le(U!)} ne tient pas la campagne.`),
ofUnits('{U} is an artillery or feudal corps: it neither detaches nor absorbs factors.', ({ U }) => `${Le(U!)} est un corps d’artillerie ou féodal : il ne détache ni n’absorbe de facteurs.`),
ofUnits('{U} detaches and absorbs factors in its own country only.', ({ U }) => `${Le(U!)} ne détache et n’absorbe des facteurs que dans son propre pays.`),
ofUnits('{U} holds {held!} and has no room for {more!}.', ({ U, held, more }) => `${Le(U!)} contient ${factors(held!)} et n’a pas de place pour ${factors(more!)}.`),
ofUnits('{U} holds {held!}, not {asked!}.', ({ U, held, asked }) => `${Le(U!)} contient ${factors(held!)}, non ${factors(asked!)}.`),
ofUnits('{U} can absorb no factors there, not {asked!}.', ({ U, asked }) => `${Le(U!)} ne peut y absorber aucun facteur, non ${factors(asked!)}.`),
ofUnits('{U} can absorb {held!} there, not {asked!}.', ({ U, held, asked }) => `${Le(U!)} peut y absorber ${factors(held!)}, non ${factors(asked!)}.`),
ofUnits('{U} disembarks in the area of the port where its fleet is, {place!}.', ({ U, place }) => `${Le(U!)} débarque dans la zone du port où est sa flotte, ${place}.`),
ofUnits('{U} disembarks in an area next to {place!}.', ({ U, place }) => `${Le(U!)} débarque dans une zone voisine de ${place}.`),
ofPower('{P} moves no corps {word!}.', ({ P, word }) => `${Le(P!)} ne fait pas marcher le ${corpsOfWord(word!)}.`),
ofPower('{P} moves no counter {word!}.', ({ P, word }) => `${Le(P!)} ne fait pas bouger le ${counterOfWord(word!)}.`),
ofPower('{P} has no corps {word!} in a city.', ({ P, word }) => `Le ${corpsOfWord(word!)} n’est pas un corps ${de(P!)} dans une ville.`),
ofPower('{P} has no corps {word!} on a fleet.', ({ P, word }) => `Le ${corpsOfWord(word!)} n’est pas un corps ${de(P!)} sur une flotte.`),
ofPower('{P} has no depot in {place!} that {corps!} can reach.', ({ P, place, corps }) => `${Le(P!)} n’a pas ${at(place!)} de dépôt que ${le(corps!)} puisse atteindre.`),
ofPower('{P} besieges no city in {place!}.', ({ P, place }) => `${Le(P!)} n’assiège aucune ville ${at(place!)}.`),
ofPower('{P} forces access to the territory of a power with which it is not at war and which is closed to it.', ({ P }) =>
  `${Le(P!)} force l’accès au territoire d’une puissance avec laquelle elle n’est pas en guerre et qui lui est fermé.`),
ofPower('{P} cannot declare war on {other!}: they are allies, or a peace between them lasts.', ({ P, other }) => `${Le(P!)} ne peut pas déclarer la guerre à ${le(other!)} : elles sont alliées, ou une paix dure entre elles.`),
ofPower('{P} has no ally among the defenders in {place!}.', ({ P, place }) => `${Le(P!)} n’a pas d’allié parmi les défenseurs ${at(place!)}.`),
ofPower('{P} attacks in {place!}, and {ally!} is not at war with {other!}, which defends there.', ({ P, place, ally, other }) =>
  `${Le(P!)} attaque ${at(place!)}, et ${le(ally!)} n’est pas en guerre avec ${le(other!)}, qui s’y défend.`),
);

/** Refusals that begin with a place: read last. */
export const marchLast = texts({},
ofUnit('{U} enters {place!}', ({ U, place }) => `${Le(U!)} entre ${at(place!)}`),
told('{place!} has no city held by enemies of {who!} that a corps of it in the field can besiege, without enemy corps in the field.', ({ place, who }) =>
  `${place} n’a pas de ville tenue par des ennemis ${de(who!)} qu’un de ses corps en campagne puisse assiéger, sans corps ennemi en campagne.`),
told('{place!} has no unbesieged city that is friendly or vacant.', '{place} n’a pas de ville non assiégée qui soit amie ou vacante.'),
told('{place!} has no unbesieged city with room that is friendly or vacant.', '{place} n’a pas de ville non assiégée avec de la place qui soit amie ou vacante.'),
told('{place!} is not next to {near!}.', ({ place, near }) => `${place} n’est pas voisine ${from(near!)}.`),
told('{place!} is no besieged friendly port: {corps!} disembarks in the field.', ({ place, corps }) => `${place} n’est pas un port ami assiégé : ${le(corps!)} débarque en campagne.`),
told('{leaders!} cannot stay without a corps: {corps!} is the last one there.', ({ leaders, corps }) => `${listed(items(leaders!))} ne peuvent rester sans corps : ${le(corps!)} est le dernier sur place.`),
);
