import { archiveQuestions } from 'rulesets:fr/archive';
import { archiveWords } from 'rulesets:fr/archiveWords';
import { cellReader } from './archiveCells';
import { columns, measures, units } from './archiveWords';
import { written } from '../numbers';
import type { archive } from '../archive';
import type { Spoken } from '../spoken';

const tenths = (value: number) => value.toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const allUnits: Record<string, string> = Object.assign({}, units, ...archiveWords.map((words) => words.units));

/** The French texts of the archive. */
export const frenchArchive: Spoken<typeof archive> = {
  title: 'Archives', hint: 'Ce que disent beaucoup de parties. Chaque dé, bataille et décision compte une fois, quel que soit le nombre de branches et d’importations.',
  filters: 'Filtres', isSet: 'Filtres posés', without: (name: string, value: string) => `Ôter le filtre : ${name} ${value}`, questions: 'Parties de toutes les règles', apply: 'Appliquer', as: 'Parties de', anybody: 'tout le monde', seat: (game: string, seat: string) => `${game}, comme ${seat}`,
  filter: { ruleset: 'Règles', scenario: 'Scénario', party: 'Camp', person: 'Personne', from: 'Créée depuis', to: 'Créée jusqu’au', game: 'Partie (son identifiant)', over: 'Finie', weights: 'Poids des décisions' },
  groups: { played: 'Ce qui fut joué', who: 'Qui jouait', when: 'Quand', one: 'Une partie, poids' }, weightsLike: 'part=2,autre=6',
  either: 'peu importe', yes: 'oui', no: 'non', asking: 'Les archives sont interrogées …', none: 'Rien de tel dans ces parties.',
  over: (games: number, rows: number) => `${games === 1 ? '1 partie' : `${written(games, 'fr')} parties`}, ${rows === 1 ? '1 ligne' : `${written(rows, 'fr')} lignes`}.`,
  cut: 'Il y a d’autres lignes, qui sont coupées : choisissez moins de parties.',
  lag: (games: number) => games === 1 ? '1 partie est en cours de lecture.' : `${games} parties sont en cours de lecture.`,
  pending: (rolls: number) => rolls === 1 ? '1 jet est comparé à ses probabilités.' : `${written(rolls, 'fr')} jets sont comparés à leurs probabilités.`,
  of: (what: string, which: string) => `${what}\u00a0: ${which}`,
  leftOut: (games: number) => games === 1 ? '1 partie ne peut être lue et est laissée de côté' : `${games} parties ne peuvent être lues et sont laissées de côté`,
  holds: (games: number, events: number) => `Les archives contiennent ${games === 1 ? '1 partie' : `${games} parties`} avec ${written(events, 'fr')} événements.`,
  notTaken: (filters: string) => `Cette question ne prend pas le filtre : ${filters}.`, first: (shown: number, all: number) => `Les ${written(shown, 'fr')} premières lignes sur ${written(all, 'fr')} ; le fichier en a davantage.`,
  sql: 'La question en SQL', copy: 'Copier', copied: 'Copié.', link: 'Lien vers cette réponse', change: 'La changer', save: 'Garder pour la reposer', ask: 'Demander', operator: 'Jeton de l’opérateur, là où le SQL est à lui', file: 'Question gardée (son fichier)',
  lines: 'Lignes de jeu', own: 'à vous', search: 'Chercher', pattern: 'Ce qui se trouve sur la carte', measure: 'Mesure', stood: 'Qui était ici avant ?', front: 'Le chercher avec d’autres', together: (others: number) => others === 1 ? 'avec un autre choix' : `avec ${others} autres choix`, firstGame: 'Première partie (son identifiant)', second: 'Seconde partie (son identifiant)',
  looks: {
    tree: ['Arbre des ouvertures', 'Les premiers ordres de chaque camp, avec les parties, les points et leur intervalle, et qui jouait.'],
    positions: ['Qui était ici avant', 'Des sortes de choses avec des conditions, séparées par des points-virgules : kind place=... ; kind party=... size>=5 leader=... Chaque moment est donné avec ce qui a suivi et ce qui en est venu.'],
    compare: ['Deux parties côte à côte', 'La ligne qu’elles partagent, où elles se séparent, et leurs mesures à la fin.'],
    curve: ['Où une partie s’est jouée', 'Les mesures de chaque camp au long d’une partie, les plus grands changements comme points ; le tableau donne leurs ordres, et la chance à part des décisions.'],
    rollouts: ['Jouer la suite d’ici', 'Une position est jouée bien des fois par des joueurs simples, avec d’autres dés à chaque fois : combien de fois chaque camp gagne, combien de fois chaque place est tenue ou prise, avec l’intervalle.'],
    sql: ['Votre propre question', 'Un seul SELECT sur les tables des archives. Il lit ces tables et rien d’autre.'],
    saved: ['Une question gardée, de nouveau', 'Les mêmes chiffres sur les mêmes enregistrements, ou l’enregistrement qui a changé.'],
  },
  rollout: {
    game: 'Partie (son identifiant)', at: 'Positions (la dernière si rien n’est dit)', games: 'Parties', commands: 'Ordres au plus dans chacune', policy: 'Joueur de tous les camps', seed: 'Germe',
    policies: { cautious: 'prudent', aggressive: 'offensif', random: 'au hasard' },
    begin: 'Jouer', cancel: 'Arrêter', done: (done: number, of: number) => `${done} parties sur ${of}.`, ended: { done: 'Joué.', cancelled: 'Arrêté.', failed: 'Cela n’a pas pu être joué.' },
    wins: 'Gagne', place: 'Place', holder: 'Tenue par', held: 'Le reste', taken: 'Prise', interval: 'Intervalle à 95 %', nothing: 'Aucune place n’a changé de mains.',
    mean: 'Score moyen',
    measured: 'Le joueur prudent ménage ses troupes, l’offensif vise les places. Les deux sont mesurés contre le jeu au hasard, par paires : chaque germe est joué de chaque côté, et une paire est gagnée où la somme des deux écarts dépasse 0.',
  },
  repeated: (same: boolean, changed: string[]) => changed.length ? `Une autre réponse est possible : ${changed.join(' ')}` : same ? 'Les chiffres sont ceux qui furent gardés.' : 'Les enregistrements sont les mêmes, les chiffres non.',
  changed: (game: string, was: number, now: number | null) => now === null ? `L’enregistrement de la partie ${game} n’est pas ici.` : now > was ? `La partie ${game} a continué de la position ${was} à la position ${now}.` : `L’enregistrement de la partie ${game} est un autre maintenant.`,
  chances: 'Les chances à ces tournants : jouer la suite de chacun', foreignKey: 'Elle est signée d’une clé qui n’est pas de ce service.', position: (at: number) => `Position ${at}`,
  begun: (games: number, mean: number | null, low: number | null, high: number | null) => `${games === 1 ? '1 partie' : `${games} parties`}${mean === null ? '' : `, points ${tenths(mean)}`}${low === null || high === null ? '' : ` (${tenths(low)} à ${tenths(high)})`}.`,
  shared: (events: number) => events === 0 ? 'Elles ne partagent aucun événement.' : events === 1 ? 'Elles partagent 1 événement.' : `Elles partagent ${events} événements.`,
  parts: (game: string, order: string) => order ? ` ${game} continue par ${order}.` : ` ${game} s’arrête là.`,
  named: {
    dice: ['Les dés par camp, usage et personne', 'Combien de fois chaque face est sortie, à côté d’un dé juste : la moyenne, la probabilité d’un écart au moins aussi grand, exacte pour peu de jets, et la même corrigée pour le nombre de lignes (Holm).'],
    luck: ['La chance par camp, personne et procédure', 'Ce qui est arrivé moins l’espérance exacte d’avant le premier dé, en somme ; z est la somme divisée par la racine des variances sommées. Pour les pertes, moins est plus chanceux.'],
    error: ['L’erreur par personne et sorte de décision', 'Les décisions dont toutes les réponses ont des probabilités exactes : ce que valait la meilleure réponse moins ce que valait celle qui a été choisie, dans la monnaie des règles.'],
    'error-worst': ['Les dix pires décisions', 'Les décisions qui ont le plus donné contre les probabilités exactes, chacune avec ce qui aurait été meilleur.'],
    'turning-points': ['Où la partie s’est jouée', 'Les trois plus grands changements de chaque mesure de chaque camp, d’une case de la séquence à la suivante : les ordres de cette case, ce que les dés du camp ont apporté à côté de leur espérance exacte, et ce que ses décisions ont coûté.'],
    results: ['Résultats par scénario et camp', 'Les points de chaque camp à la dernière position, sur les parties d’un scénario, avec l’intervalle à 95 % de la moyenne.'],
    pace: ['Rythme', 'Combien durent les parties : ordres comptés, jours du premier au dernier, et temps médian entre deux.'],
    sessions: ['Parties', 'Les parties, les plus récentes d’abord.'],
    activity: ['Ce qui est fait', 'Combien de fois chaque ordre a été donné, par camp et personne.'],
    modifiers: ['Les modificateurs qui ont décidé', 'Combien de fois chaque modificateur a compté, et ce qu’il a ajouté en tout.'],
    openings: ['Ouvertures', 'Les premiers ordres de chaque camp dans un scénario, avec parties et points.'],
    figures: ['Mesures dans le temps', 'Chaque mesure de chaque camp, case par case de la séquence de jeu : une ligne par partie.'],
    ...Object.assign({}, ...archiveQuestions),
  },
  columns: Object.assign({}, columns, ...archiveWords.map((words) => words.columns)), units: allUnits,
  measures: Object.assign({}, measures, ...archiveWords.map((words) => words.measures)),
  cell: cellReader(archiveWords, allUnits),
};
