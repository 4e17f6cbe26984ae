import type { Words } from '..';

type Flow = Pick<Words, 'flow' | 'live' | 'changed' | 'answers' | 'top' | 'column' | 'aim' | 'remarks' | 'logFilter'>;

/** Words of the turn, of moves that are looked at, of the orders of others, and of the remarks beside the game. */
export const flow: Flow = {
  flow: {
    turn: 'À qui de jouer', yourTurn: 'À vous de jouer', over: 'La partie est finie.', waitingFor: (who: string) => `On attend ${who}`, answersFor: (who: string) => `Vous pouvez répondre pour ${who}`,
    report: 'Bilan de la partie', reportOf: (turn: string) => `Bilan de ${turn}`,
    awaited: (who: string) => `C’est à ${who} de répondre.`, result: 'Ce que les dés ont donné', follows: 'Ensuite :',
    takeBack: 'Reprendre mon dernier ordre', takesBack: 'Montre ce qui part et qui doit être d’accord, avant que rien ne soit envoyé (Ctrl+Z)',
    choices: 'Appels …', sound: 'un son quand c’est à moi', notice: 'un avis du système quand c’est à moi et que je regarde ailleurs', noticeDenied: 'Le navigateur ne permet pas d’avis à cette page : permettez-les dans ses réglages.',
    pass: 'passer les étapes sans choix', passed: (labels: string[]) => `Passé, car il n’y avait pas de choix : ${labels.join(' ; ')}.`,
  },
  changed: {
    title: 'Ce qui a changé', between: (from: number, to: number) => `De la position ${from} à ${to}`, same: 'Le plateau est le même.',
    choose: 'Choisissez depuis quand, sous « Changements depuis », ou remontez dans l’histoire.',
  },
  live: {
    title: 'En direct …', on: 'Dérouler les ordres des autres', follow: 'Le plateau les suit', speed: 'Vitesse', times: (speed: number) => `${speed} ×`, pause: 'Pause', goOn: 'Continuer', end: 'Sauter',
  },
  answers: { filter: 'Filtrer les réponses', count: (count: number) => `${count} façons`, all: (count: number) => `Les ${count} réponses`, again: 'Encore une fois :', rest: 'Rien n’est obligatoire.', further: (count: number, own: number, others: string) => `${count === 1 ? '1 autre question' : `${count} autres questions`}${own ? `, dont ${own} pour vous` : ` : ${others}`}`, others: 'à d’autres' },
  top: { rounds: 'Tours' },
  column: { label: 'À côté du plateau', piece: 'Pièce', fight: 'Combat', nothing: 'Cliquez sur une pièce ou un lieu du plateau.', noFight: 'Rien n’est en cours de combat.', lastFight: 'Le dernier combat' },
  aim: {
    title: (place: string) => `Le mouvement vers ${place}`, way: (places: string[]) => `par ${places.join(', ')}`, drop: 'Y renoncer', about: (place: string) => `Sur ${place}`,
    fight: 'Le combat là-bas, si personne ne l’arrête en chemin :', there: 'Ce qui l’attend là-bas :',
  },
  logFilter: {
    open: 'Filtrer', by: 'Ordres de', anybody: 'chacun', type: 'Sorte d’événement', anything: 'toutes', place: 'Lieu', all: 'Tout montrer', none: 'Rien de tel n’a été trouvé jusqu’ici.',
    folded: (count: number) => count === 1 ? '1 détail' : `${count} détails`,
  },
  remarks: {
    title: 'Notes', fresh: (count: number) => `Notes (${count} nouvelles)`, none: 'Personne n’a encore rien écrit.', kind: 'Quoi écrire', chat: 'à la table',
    note: (position: number) => `note sur ${position}`, glyph: 'Jugement', noGlyph: 'aucun signe', open: 'pour tous', text: 'Texte', send: 'Écrire',
    forMe: 'Votre siège et l’hôte la lisent.', forSeats: 'Les joueurs, les arbitres et l’hôte le lisent.', forAll: 'Chacun qui peut regarder le lit.',
    for: (person: string, seat: string) => `${person} pour ${seat}`,
    of: (kind: string, audience: string) => kind === 'note' ? audience === 'all' ? 'a noté' : 'a noté en privé' : audience === 'all' ? 'à tous' : 'aux sièges',
    glyphs: { '!!': 'brillant', '!': 'bon', '!?': 'intéressant', '?!': 'douteux', '?': 'une faute', '??': 'une bévue' },
  },
};
