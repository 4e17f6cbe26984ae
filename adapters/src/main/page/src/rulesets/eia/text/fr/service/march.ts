import { movementPoints } from './counts';
import { Le, items, listed } from './nouns';
import { ofUnits, texts } from './build';

/** A corps and the leaders with it: {@code Russia I with Bagration and Kutusov}. */
function led(english: string): string {
  const [corps, leaders] = english.split(' with ');
  return leaders ? `${Le(corps!)}, avec ${listed(items(leaders))},` : Le(corps!);
}

function by(way: string): string {
  return `par ${listed(items(way))}`;
}

/** The events of the land movement step. */
export const march = texts({},
['force marches', 'marches'].flatMap((verbs) => [' movement points.', ' movement point.'].flatMap((end) => [
  ...ofUnits(`{U} ${verbs} to {to!} by way of {path!}, {points#}${end}`, ({ U, to, path, points }) =>
    `${led(U!)} ${verbs === 'marches' ? 'marche' : 'avance à marche forcée'} vers ${to} ${by(path!)}, ${movementPoints(points!)}.`),
  ...ofUnits(`{U} ${verbs} to {to!}, {points#}${end}`, ({ U, to, points }) => `${led(U!)} ${verbs === 'marches' ? 'marche' : 'avance à marche forcée'} vers ${to}, ${movementPoints(points!)}.`),
])),
);
