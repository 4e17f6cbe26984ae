import type { Spoken } from '../text/spoken';
import type { adjudicator } from './text';

/** The French texts of the adjudicator, whatever the rulebook. */
export const french: Spoken<typeof adjudicator> = {
  title: 'Arbitre',
  intro: 'Trancher une question sans partie : forces et dés d’un côté, décision de l’autre. L’adresse de cette page contient toute la question : envoyez-la à un ami.',
  ruleset: 'Règles', procedure: 'Question', example: 'Exemples', pickExample: 'Partir d’un exemple …', clear: 'Vider le formulaire', clearDice: 'Ramasser les dés', copy: 'Copier le lien',
  copied: 'Le lien est copié. Qui l’ouvre voit cette question et sa réponse.', copyThis: 'Copiez ce lien :',
  judge: 'Décider', odds: 'Probabilités exactes', compare: 'Comparer les choix', fill: 'Lancer les dés qui manquent', actions: 'Réponse', throwing: 'Les dés roulent …',
  dice: 'Dés', thrown: 'lancé par ce navigateur', thrownHint: 'En cadre pointillé : lancé par ce navigateur.', unused: 'inutile',
  several: 'un, ou plusieurs séparés par des espaces', die: (die: string, side: string) => side ? `${die}, ${side}` : die,
  ruling: 'Décision', wait: 'Le service est interrogé …', older: 'La question a changé depuis : comparez de nouveau pour voir sa réponse.',
  nothing: 'Remplissez la question, puis demandez une décision sur vos dés ou les probabilités exactes.', steps: 'Comment on y arrive',
  ofGame: 'Par les tables de la partie', ofService: 'Par celles du service',
  raw: 'La question en JSON', rawHint: 'La même question pour tercio adjudicate, ou pour POST /api/adjudications.',
  broken: 'L’adresse de cette page ne contient aucune question lisible. Elle a peut-être été coupée en route. Le formulaire est vide.',
  readings: 'Lectures', allStandard: 'Toutes habituelles', readingsHint: 'Où le livre de règles est obscur, le service le lit comme marqué. Choisissez ici une autre lecture.', standard: (choice: string) => `${choice} (habituelle)`,
  readingsChosen: (count: number) => count === 1 ? 'une diffère de l’habituelle' : `${count} diffèrent des habituelles`,
  faults: (count: number) => count === 1 ? 'Une chose manque ou est fausse' : `${count} choses manquent ou sont fausses`, missingDie: 'Les dés ne sont pas encore tous là',
  choose: 'choisir …', unset: 'non dit', none: 'aucun', known: 'est connu',
  listPlace: (name: string, place: number) => `${name} ${place}`,
  rowPart: (name: string, row: number, part: string) => `${name} ${row} : ${part}`, addRow: (name: string) => `Ajouter à ${name}`, removeRow: (name: string, row: number) => `Retirer ${name} ${row}`,
  stars: (count: number) => count === 1 ? '1 étoile' : `${count} étoiles`,
};
