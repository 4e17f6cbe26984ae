import { months } from './counts';
import { Le, de, items, le } from './nouns';
import { ofPower, texts, told } from './build';

const ENDINGS: readonly (readonly [string, string])[] = Object.entries(months);

/** Powers that write, in French. */
function all(english: string): string {
  return items(english).map((each) => le(each)).join(' et ');
}

/** Orders that powers write for a month: their sentences, their faults and what comes of them. The orders themselves are written in the language of the sheets, in any language of the page. */
export const orders = texts({
  'send none: it plays by hand': 'n’en envoyer aucun : elle joue à la main', 'orders are written': 'des ordres sont écrits',
  'The war is over: no orders are sent any more.': 'La guerre est finie : on n’envoie plus d’ordres.',
  'is carried out when its turn comes': 'sera exécuté quand son tour viendra', 'is answered when it is asked': 'sera répondu quand on le demandera', 'can be carried out': 'peut être exécuté',
  'Only France announces when it moves.': 'Seule la France annonce quand elle bouge.', 'The notes of an order stand in one pair of brackets at its end.': 'Les notes d’un ordre sont à sa fin, entre deux parenthèses.',
  'Here stands the name of a corps.': 'Ici se trouve le nom d’un corps.', 'Here stands the name of an area or city.': 'Ici se trouve le nom d’une zone ou d’une ville.', 'Here stands a note.': 'Ici se trouve une note.',
  'Here stands what is answered.': 'Ici se trouve la réponse.', 'A march names each place once.': 'Une marche nomme chaque lieu une fois.', 'A corps is fed once: by foraging, or by a depot.': 'Un corps est nourri une fois : en fourrageant, ou par un dépôt.',
  'A condition is written \'if OCCASION, ANSWER\'.': 'Une condition s’écrit « if OCCASION, ANSWER ».',
},
ofPower('{P} moves no corps of that name on the map.', ({ P }) => `${Le(P!)} ne bouge aucun corps de ce nom sur la carte.`),
told('{corps!} stands at {place!}.', ({ corps, place }) => `${Le(corps!)} est à ${place}.`),
told('Line {line#}, column {column#}: {fault} (and {more#} more)', 'Ligne {line}, colonne {column} : {fault} (et {more} autres)'),
told('Line {line#}, column {column#}: {fault}', 'Ligne {line}, colonne {column} : {fault}'),
told('line {line#}, column {column#}: {fault}', 'ligne {line}, colonne {column} : {fault}'),
ofPower('{P} has sent written orders: {orders!}.', ({ P, orders: written }) => `${Le(P!)} a envoyé des ordres écrits : ${written}.`),
ofPower('{P} has sent written orders.', ({ P }) => `${Le(P!)} a envoyé des ordres écrits.`),
ofPower('{P} takes its written orders back.', ({ P }) => `${Le(P!)} reprend ses ordres écrits.`),
told('{powers!} writes orders for the month.', ({ powers }) => `${Le(powers!)} écrit des ordres pour le mois.`),
told('{powers!} write orders for the month.', ({ powers }) => `${all(powers!)} écrivent des ordres pour le mois.`),
ENDINGS.flatMap(([english, french]) => [
  ...told(`The orders for ${english} {year#} are opened.`, `Les ordres pour ${french} {year} sont ouverts.`),
  ...told(`The written orders for ${english} {year#} are over.`, `Les ordres écrits pour ${french} {year} sont finis.`),
]),
told('Which orders does {who!} send for the month?', ({ who }) => `Quels ordres ${le(who!)} envoie-t-elle pour le mois ?`),
told('The orders for this month are opened: {who!} changes them no longer, and may take its own back.', ({ who }) => `Les ordres de ce mois sont ouverts : ${le(who!)} ne les change plus, et peut reprendre les siens.`),
told('All send their orders first: {who!} may send others in their place.', ({ who }) => `Toutes envoient d’abord leurs ordres : ${le(who!)} peut en envoyer d’autres à leur place.`),
ofPower('{P} has sent no orders for this month.', ({ P }) => `${Le(P!)} n’a pas envoyé d’ordres pour ce mois.`),
told('A sheet has at most {most!} characters; this one has {has#}.', 'Une feuille a au plus {most} caractères ; celle-ci en a {has}.'),
told('A sheet has at most {most#} lines; this one has {has#}.', 'Une feuille a au plus {most} lignes ; celle-ci en a {has}.'),
told('A line has at most {most#} characters; this one has {has#}.', 'Une ligne a au plus {most} caractères ; celle-ci en a {has}.'),
told('A sheet has at most {most#} orders.', 'Une feuille a au plus {most} ordres.'),
told('A sheet has at most {most#} conditions.', 'Une feuille a au plus {most} conditions.'),
told('France moves at a place from 1 to {most#}.', 'La France bouge à une place de 1 à {most}.'),
told('This sheet orders something about \'{what!}\' twice.', 'Cette feuille ordonne deux fois quelque chose sur « {what} ».'),
told('This sheet answers \'if {what!}\' twice.', 'Cette feuille répond deux fois à « if {what} ».'),
told('There is no area or city \'{what!}\'.', 'Il n’y a pas de zone ni de ville « {what} ».'),
told('There is no leader of {who!} \'{what!}\'.', ({ who, what }) => `Il n’y a pas de chef ${de(who!)} « ${what} ».`),
told('Here stands the name of a leader of {who!}.', ({ who }) => `Ici se trouve le nom d’un chef ${de(who!)}.`),
ofPower('{P} has no corps \'{what!}\', and no order begins so.', ({ P, what }) => `${Le(P!)} n’a pas de corps « ${what} », et aucun ordre ne commence ainsi.`),
told('A march names at most {most#} places.', 'Une marche nomme au plus {most} lieux.'),
told('There is no note \'{what!}\'.', 'Il n’y a pas de note « {what} ».'),
told('There is no occasion \'{what!}\'.', 'Il n’y a pas d’occasion « {what} ».'),
told('\'if {what!}\' holds everywhere.', '« if {what} » vaut partout.'),
told('\'{what!}\' is no answer here.', '« {what} » n’est pas une réponse ici.'),
told('{corps!} comes to {place!} by a force march only: the order would need the note FM.', ({ corps, place }) => `${Le(corps!)} ne va à ${place} que par une marche forcée : l’ordre aurait besoin de la note FM.`),
told('{march}; it forages at the value {value#}, not {other#}', '{march} ; il fourrage à la valeur {value}, non {other}'),
);
