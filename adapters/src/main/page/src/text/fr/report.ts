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
  leftOut: (count: number) => `${count} plus anciens n’ont pas été évalués.`,
};
