import type { report } from '../report';
import type { Spoken } from '../spoken';

/** The French texts of the report of a game. */
export const frenchReport: Spoken<typeof report> = {
  turn: 'Tour', title: 'Bilan', whole: 'Toute la partie', stretches: 'Ce que couvre le bilan', positions: (from: number, to: number) => `Positions ${from} à ${to}.`, over: 'La partie est finie.',
  lands: 'Gagné et perdu', noLands: 'Aucun lieu n’a changé de mains.', place: 'Lieu', kind: 'Nature', was: 'Tenu avant', now: 'Tenu à la fin', nobody: 'personne',
  dice: 'Dés', noDice: 'Aucun dé n’a été lancé.', rolls: 'Dés', die: 'Dé', mean: 'Moyenne', expected: 'Attendu',
  better: (by: string) => `▲ ${by} de mieux que la moyenne`, worse: (by: string) => `▼ ${by} de moins bien que la moyenne`, even: 'juste la moyenne',
  winner: 'Vainqueur', before: (chance: string) => `${chance} avant, désormais certain`, chance: 'Probabilité', lostOf: (who: string, lost: number, mean: string) => `${who} : perdu ${lost}, attendu ${mean}`,
  explained: 'La probabilité est celle de la part la moins probable de ce qui est arrivé : que ce côté ait gagné, ou qu’un côté ait perdu autant ou aussi peu.',
  pending: (count: number) => count === 1 ? '1 bataille est encore comparée à ses probabilités.' : `${count} batailles sont encore comparées à leurs probabilités.`,
  course: 'Le cours de la partie', courseRead: 'Les mesures de la partie sont lues …', asTable: (name: string) => `${name} en tableau`, from: 'Dès', change: 'Changement', turned: 'Les plus grands changements', byLuck: 'Apport des dés face à la moyenne',
  apart: 'Chance et décisions, séparées', apartHint: 'La chance est ce qui fut perdu face à la moyenne exacte de ce qui devait l’être : personne ne l’a choisie. Les décisions sont ce que les réponses ont donné face à la meilleure, par les probabilités exactes du moment.',
  saved: (unit: string) => `Chance : ${unit} épargnés face à la moyenne`, gaveAway: 'Donné par les décisions', givenAway: (currency: string) => `Décisions : donné, en ${currency}`, worseOf: (who: string, worse: number, all: number) => `${who} : ${worse} sur ${all} pas la meilleure`,
  compared: (count: number) => count === 1 ? '1 jet est encore comparé à ses probabilités.' : `${count} jets et décisions sont encore comparés à leurs probabilités.`,
  leftOut: (count: number) => `${count} plus anciens n’ont pas été évalués.`,
};
