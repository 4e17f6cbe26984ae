import { archiveQuestions } from 'rulesets:fr/archive';
import type { archive } from '../archive';
import type { Spoken } from '../spoken';

/** The French texts of the archive. */
export const frenchArchive: Spoken<typeof archive> = {
  title: 'Archives', hint: 'Ce que disent beaucoup de parties. Chaque dé, bataille et décision compte une fois, quel que soit le nombre de branches et d’importations.',
  filters: 'Filtres', questions: 'Questions', choose: 'Choisissez une question.', apply: 'Appliquer', as: 'Parties de', anybody: 'tout le monde', seat: (game: string, seat: string) => `${game}, comme ${seat}`,
  filter: { ruleset: 'Règles', scenario: 'Scénario', party: 'Camp', person: 'Personne', from: 'Créée depuis', to: 'Créée jusqu’au', game: 'Partie (son identifiant)', over: 'Finie' },
  either: 'peu importe', yes: 'oui', no: 'non', asking: 'Les archives sont interrogées …', none: 'Rien de tel dans ces parties.',
  over: (games: number, rows: number) => `${games === 1 ? '1 partie' : `${games} parties`}, ${rows === 1 ? '1 ligne' : `${rows} lignes`}.`,
  lag: (games: number) => games === 1 ? '1 partie est en cours de lecture.' : `${games} parties sont en cours de lecture.`,
  pending: (rolls: number) => rolls === 1 ? '1 jet est comparé à ses probabilités.' : `${rolls} jets sont comparés à leurs probabilités.`,
  holds: (games: number, events: number) => `Les archives contiennent ${games === 1 ? '1 partie' : `${games} parties`} avec ${events} événements.`,
  notTaken: (filters: string) => `Cette question ne prend pas le filtre : ${filters}.`, first: (shown: number, all: number) => `Les ${shown} premières lignes sur ${all} ; le fichier les a toutes.`,
  sql: 'La question en SQL', copy: 'Copier', copied: 'Copié.', link: 'Lien vers cette réponse',
  named: {
    dice: ['Les dés par camp, usage et personne', 'Combien de fois chaque face est sortie, à côté d’un dé juste : la moyenne, la probabilité d’un écart au moins aussi grand, exacte pour peu de jets, et la même corrigée pour le nombre de lignes (Holm).'],
    luck: ['La chance par camp, personne et procédure', 'Ce qui est arrivé moins l’espérance exacte d’avant le premier dé, en somme ; z est la somme divisée par la racine des variances sommées. Pour les pertes, moins est plus chanceux.'],
    results: ['Résultats par scénario et camp', 'Les points de chaque camp à la dernière position, sur les parties d’un scénario, avec l’intervalle à 95 % de la moyenne.'],
    pace: ['Rythme', 'Combien durent les parties : ordres comptés, jours du premier au dernier, et temps médian entre deux.'],
    sessions: ['Parties', 'Les parties, les plus récentes d’abord.'],
    activity: ['Ce qui est fait', 'Combien de fois chaque ordre a été donné, par camp et personne.'],
    modifiers: ['Les modificateurs qui ont décidé', 'Combien de fois chaque modificateur a compté, et ce qu’il a ajouté en tout.'],
    openings: ['Ouvertures', 'Les premiers ordres de chaque camp dans un scénario, avec parties et points.'],
    figures: ['Mesures dans le temps', 'Chaque mesure de chaque camp, case par case de la séquence de jeu : une ligne par partie.'],
    ...Object.assign({}, ...archiveQuestions),
  },
};
