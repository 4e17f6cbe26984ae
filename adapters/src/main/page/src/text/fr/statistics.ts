import type { Spoken } from '../spoken';
import type { statistics } from '../statistics';

/** The French texts of statistics. */
export const frenchStatistics: Spoken<typeof statistics> = {
  luck: 'Chance', luckHint: 'Ce qui est arrivé à côté des probabilités exactes d’avant. Pour les pertes, moins est plus chanceux. p est la chance de s’écarter au moins autant de l’attendu ; la dernière colonne le corrige pour le nombre de lignes.',
  battles: 'Batailles', sieges: 'Sièges', attrition: 'Attrition', money: 'Argent',
  what: 'Quoi', figure: 'Mesure', count: 'Nombre', actual: 'Arrivé', expected: 'Attendu', p: 'p', corrected: 'p corrigé',
  fought: 'Livrées', won: 'Gagnées', lost: 'Perdues', undecided: 'Indécises', avoided: 'Évitées', losses: 'Pertes', results: 'Résultats', amount: 'Somme',
  pending: (count: number) => count === 1 ? '1 bataille est encore comparée à ses probabilités.' : `${count} batailles sont encore comparées à leurs probabilités.`,
};
