import type { Words } from '..';

type Game = Pick<Words, 'game' | 'time' | 'forks' | 'why' | 'odds' | 'ask' | 'form' | 'event' | 'view' | 'move'>;

/** A game that is played: what it waits for, its history, its reasons and its odds. */
export const game: Game = {
  game: {
    views: 'Vues de la partie',
    board: 'Plateau', dice: 'Dés', check: 'Vérification',
    waits: 'La partie attend', nothing: 'Rien : la partie est finie.', enterToken: 'Prenez un siège pour répondre.',
    pastHint: 'C’est le passé. Allez à la position la plus récente pour jouer, annulez jusqu’ici, ou faites-en une partie à vous.',
    log: 'Journal', history: 'Histoire de la partie', earlier: 'Plus tôt', spectator: 'Vous regardez', lost: 'La connexion est perdue ; elle est rétablie …', live: 'En direct', notLive: 'Hors ligne',
    takenBack: (orders: number, by: number) => `${orders === 1 ? '1 ordre annulé' : `${orders} ordres annulés`} par ${by}`, undoneBy: (position: number) => `annulé par ${position}`,
    goTo: (position: number) => `Aller à la position ${position}`,
    answerFor: (seat: string) => `pour ${seat}`,
    answersHidden: (seat: string) => `Seul ${seat} voit les réponses.`,
  },
  time: {
    label: 'Histoire', position: 'Position dans la partie', first: 'Au début', last: 'Au plus récent', back: 'Un événement en arrière', on: 'Un événement en avant',
    roundBack: 'Un tour en arrière', roundOn: 'Un tour en avant', play: 'Dérouler', pause: 'Pause',
    now: (position: number) => `pos. ${position}, maintenant`,
    looking: 'Vous regardez la', past: (position: number, newest: number) => `position ${position} sur ${newest}`,
    toNow: 'Au présent', undoHere: 'Annuler jusqu’ici', why: 'pourquoi', whyLabel: 'Pourquoi la partie est reprise', redo: 'Rétablir', fork: 'Bifurquer d’ici',
    forked: 'Une nouvelle partie a été faite de ce plateau. Ces liens permettent de jouer à qui les tient :',
    jump: 'Aller à', round: 'Tour',
    setUp: 'Mise en place', setUpHint: 'Écrit cette position comme mise en place d’une nouvelle partie', link: 'Lien', linkHint: 'Copie le lien de ce moment ; aucun jeton n’en fait partie', linkCopied: (position: number) => `Copié : position ${position}`,
    ways: 'Annuler …', changes: 'Changements depuis', eventBefore: 'l’événement précédent',
  },
  forks: {
    title: 'Lignes', start: 'le début', now: (position: number) => `position ${position}, maintenant`,
    undone: (from: number, to: number, by: number) => `${from === to ? `position ${from}` : `positions ${from} à ${to}`}, annulé par ${by}`,
    whatIfHere: 'Et si ?', whatIf: (position: number) => `Et si ? Depuis la position ${position}`, whatIfHint: 'Une branche privée où vous jouez tous les sièges ; la partie ne change pas.',
    whatIfName: (name: string, position: number) => `Et si : ${name}`.slice(0, 80) + ` (${position})`, from: 'Cette partie est une bifurcation de', at: (position: number) => `position ${position}`, imported: 'importée',
    count: (forks: number) => forks === 1 ? '1 bifurcation' : `${forks} bifurcations`, more: (count: number) => `et ${count} plus anciennes`,
  },
  event: { name: 'Événement', cause: (position: number) => `événement ${position}` },
  view: { none: 'Cette vue est vide.' },
  move: { cost: (points: number, unit: string) => `${points} ${unit}`, left: (points: number) => `il en reste ${points}`, needs: (what: string) => `demande ${what}`,
    toll: (chance: string, kind: string, reason: string) => `${kind} : ${chance} de perdre des troupes (${reason})` },
  form: {
    onMap: 'Choisir sur la carte', touchPlace: 'Touchez le lieu sur le plateau …', send: 'Répondre ainsi', open: 'Par formulaire …', between: (min: number, max: number) => min === max ? `${min}` : `${min} à ${max}`,
    some: (min: number, max: number, of: number) => min === max ? `${min} sur ${of}` : min === 0 ? `au plus ${max} sur ${of}` : `${min} à ${max} sur ${of}`,
    fewer: (what: string) => `${what} : un de moins`, more: (what: string) => `${what} : un de plus`,
    earlier: (what: string) => `${what} : plus tôt`, later: (what: string) => `${what} : plus tard`, leaveOut: (what: string) => `Laisser ${what}`, takeIn: (what: string) => `Prendre ${what}`,
  },
  why: {
    title: 'Pourquoi', die: 'dé', dice: 'dés', table: (table: string, row: string, column: string) => `${table} : ligne ${row}, colonne ${column}`, reading: 'Lecture en vigueur',
    sum: 'somme', result: 'résultat', reconstructed: 'valeur reconstituée', none: 'C’était un ordre, ou cela suit la séquence de jeu : ni dé ni table derrière.', follows: (position: number) => `Cela suit de la décision de l’événement ${position} :`, event: (position: number) => `Événement ${position}`,
    link: 'Lien vers cette décision',
    edition: (edition: string, changes: string[]) => `Décidé sous l’édition ${edition} des règles. ${changes.length ? `Depuis : ${changes.join(' ')}` : 'Aucun changement depuis ne porte sur une règle de cette décision.'}`,
  },
  odds: {
    title: 'Probabilités', ask: 'Probabilités de chaque choix', assumes: 'Ce que supposent ces probabilités',
    wait: 'Calcul des probabilités …',
    chanceThat: (chance: string, what: string) => `${chance} : ${what}`, named: (name: string, value: string) => `${name} : ${value}`,
    meanAndRange: (mean: string, least: number, most: number) => least < 0 ? `${mean} (${least} à ${most})`.replaceAll('-', '−') : `${mean} (${least}–${most})`,
    explained: 'Exactes, par la même procédure que la résolution. Pertes : la moyenne et, entre parenthèses, l’étendue qui vaut neuf fois sur dix.',
    choices: 'Choix', yes: 'oui', no: 'non', none: 'Aucun dé ne décide ici.', likewise: (others: number) => `et ${others} autres de mêmes probabilités`,
  },
  ask: { rules: 'Règles', procedure: 'Procédure', question: 'La question en JSON', judge: 'Décider', there: 'Demander cela à l’arbitre', none: 'Ces règles n’ont aucune procédure chez l’arbitre.' },
};
