import type { Words } from '..';

type Table = Pick<Words, 'newGame' | 'setUp' | 'seat' | 'places' | 'adjust' | 'amend' | 'request'>;

/** Who plays, what is set up, and what the table changes together. */
export const table: Table = {
  request: {
    look: (to: number) => `Voir le plateau à la position ${to}`, differences: (count: number) => count === 1 ? '1 différence' : `${count} différences`,
    more: (count: number) => `${count} de plus`, withdraw: 'Retirer la demande', nothing: 'rien',
  },
  newGame: {
    title: 'Nouvelle partie', game: 'Jeu', scenario: 'Scénario', dice: 'Dés', server: 'lancés par le service', physical: 'lancés à la table',
    undo: 'Qui peut annuler', free: 'chacun', agree: 'avec l’accord des autres', hostOnly: 'l’hôte seul', open: 'chacun peut regarder', contributions: 'chaque joueur contribue aux dés avant le premier', openTable: 'table ouverte : chacun voit ce que les règles gardent secret', name: 'Nom',
    players: 'Qui joue', playersHint: 'Chaque nom reçoit un siège et un lien à lui. Le même nom pour plusieurs partis est un seul siège. Sans nom, l’hôte joue le parti.',
    nobody: 'l’hôte', table: 'À la table', copy: 'Copier', copyOf: (seat: string) => `Copier le lien de ${seat}`, copied: 'Copié.',
    copyByHand: 'Le lien est sélectionné : copiez-le à la main.',
    start: 'Commencer la partie', started: 'La partie est commencée',
    sides: 'Camps', chooseSides: 'choisir qui combat qui', side: (number: number) => `Camp ${number}`, joinSide: (number: number) => `ajouter au camp ${number} …`,
    leaveSide: (party: string) => `Retirer ${party}`, addSide: 'Un camp de plus',
    links: 'Ces liens permettent de jouer à qui les tient. Ils ne sont montrés que maintenant : envoyez à chaque joueur le sien.', host: 'Hôte',
    asHost: 'Ouvrir la partie comme hôte', noScenario: 'Ce service n’a aucun scénario imprimé.',
  },
  setUp: {
    title: 'Mise en place', enter: 'Changer la mise en place …', rules: 'Règles', none: 'Aucun scénario ne peut être écrit ici avec ces règles.', from: 'Partir de', empty: 'un plateau vide', pick: 'choisir …',
    undo: 'Annuler', redo: 'Rétablir', check: 'Vérifier', checking: 'Vérification …', fit: 'On peut en faire une partie.', faults: (count: number) => count === 1 ? '1 faute' : `${count} fautes`,
    show: (place: string) => `Montrer ${place}`, download: 'Enregistrer', upload: 'Charger un fichier', tooLarge: (bytes: number) => `Un scénario a au plus ${bytes / 1_000_000} Mo.`,
    notJson: (reason: string) => `Ce n’est pas un scénario : ${reason}`, noObject: 'il faut un objet JSON', text: 'En JSON', textHint: 'Tous les champs du scénario, même ceux sans formulaire.', apply: 'Prendre ce texte', add: (title: string) => `Ajouter : ${title}`, takeOut: (what: string) => `Retirer : ${what}`, key: 'Pour', words: '(identifiants, séparés par des virgules)',
    start: 'Commencer la partie', checkFirst: 'Un scénario vérifié sans faute peut être joué.', board: 'Installer', chosen: 'Ce qui est choisi',
    hint: 'Choisissez un lieu pour y mettre un pion, ou un pion pour le changer. Un pion peut être tiré vers un autre lieu.',
  },
  seat: {
    you: (name: string, parties: string) => parties ? `Vous êtes ${name}, ${parties}` : `Vous êtes ${name}`, youHost: 'Vous êtes l’hôte', hostTitle: 'L’hôte peut', open: 'chacun peut regarder', reseat: 'Nouveau lien',
    token: 'Jeton d’un siège', take: 'Prendre le siège', kept: 'Vous jouez avec un jeton retenu pour cet onglet.', forget: 'Quitter le siège',
    forgotten: 'Le lien de ce siège a été remplacé par un plus récent, ou il n’a pas été copié en entier. Cet onglet a oublié son jeton.',
    nowWatching: 'Vous regardez la partie en spectateur. Pour jouer encore, ouvrez votre lien le plus récent, ou demandez-en un nouveau à l’hôte.',
    closed: 'Il n’y a ici aucune partie que chacun puisse regarder. Seuls ses joueurs la voient, si elle existe.',
    have: 'Y avez-vous un siège ?', openAgain: 'Ouvrez encore votre lien le plus récent, ou saisissez le jeton qui le termine. L’hôte seul peut vous donner un nouveau lien.',
    seats: 'Sièges de cette partie', spectators: (open: boolean) => open ? 'Chacun peut regarder.' : 'Seul qui a un siège peut regarder.',
    undo: (rule: string) => ({ free: 'Chacun peut annuler.', 'opponents-agree': 'Une annulation demande l’accord des autres.', 'host-only': 'L’hôte seul peut annuler.' } as Record<string, string>)[rule] ?? `Annulation : ${rule}.`, dice: (mode: string) => mode === 'physical' ? 'Les dés sont lancés à la table.' : 'Les dés sont lancés par le service.',
  },
  places: {
    who: ({ by, person, role }: { by: string; person?: string | undefined; role?: string | undefined }) => person && role ? role === 'referee' ? `${person} (arbitre)` : `${person} (${role} de ${by})` : by,
    place: (role: string, seats: string, seesAll: boolean) => role === 'referee' ? seesAll ? 'arbitre qui voit tout' : 'arbitre' : role === 'observer' && !seats ? 'observateur' : `${{ player: 'joueur', deputy: 'suppléant', observer: 'observateur' }[role] ?? role} de ${seats}`,
    is: (person: string, place: string) => `${person} : ${place}`, by: (player: string) => `joué par ${player}`, nobody: 'aucun joueur', deputies: (names: string) => `suppléants : ${names}`,
    give: 'Donner une place …', person: 'Personne', role: 'Rôle', seats: 'Sièges', seesAll: 'voit tout', send: 'Donner la place',
    roles: { player: 'joueur', deputy: 'suppléant', observer: 'observateur', referee: 'arbitre' },
    means: {
      player: 'Joue désormais les sièges. Qui les jouait les perd aussitôt.', deputy: 'Agit pour les sièges à côté de leurs joueurs et voit ce qu’ils voient.',
      observer: 'Regarde et voit ce que voient les sièges ; sans siège, ce qui est public.', referee: 'Ne joue personne ; reprend, répond aux demandes et ajuste.',
    },
    withdraw: 'Reprendre', withdrawOf: (person: string) => `Reprendre la place de ${person}`, renewOf: (person: string) => `Nouveau lien pour ${person}`,
    link: (person: string) => `Le lien de ${person}. Il n’est montré que maintenant ; les liens donnés avant ne valent plus rien.`,
  },
  adjust: {
    title: 'Ajuster le plateau', hint: 'Inscrivez ce que les règles ne prévoient pas : une unité oubliée, une partie sur papier. Chacun l’apprend, avec votre raison.',
    ask: 'Demandez aux autres ce que les règles ne prévoient pas : une unité oubliée, une erreur ancienne. C’est fait quand tous sont d’accord, et dit à chacun, avec votre raison.', request: 'Demander aux autres',
    kind: 'Changement', add: 'Ajouter ce changement', changes: 'Changements, tous faits ou aucun', drop: 'Retirer ce changement', reason: 'Raison', send: 'Ajuster', optional: 'peut manquer', one: (what: string) => `Ajuster ${what} …`, noneOfThis: 'Aucun changement de cette partie ne peut porter là-dessus.', none: 'Cette partie ne peut pas être ajustée.',
  },
  amend: {
    correct: 'Corriger cet ordre', all: 'Corrections', none: 'Rien n’a été corrigé dans cette partie.', again: (number: number) => `correction ${number}`,
    look: (number: number) => `Voir la branche de la correction ${number}`, title: (number: number) => `Correction ${number}`, of: (position: number) => `Corriger l’ordre de la position ${position}`,
    hint: 'L’ordre est corrigé sur une branche : les suivants y sont appliqués de nouveau avec leurs dés. La partie reste telle quelle jusqu’à ce que la branche soit adoptée.',
    kind: 'Correction', replace: 'un autre ordre à sa place', insert: 'un ordre avant lui', drop: 'il n’a jamais été donné', instead: 'L’ordre', chosen: (label: string) => `Choisi : ${label}`,
    other: 'en choisir un autre', choosePiece: 'un pion …', nothing: 'Personne ne pouvait donner d’ordre à ce moment.', reason: 'Raison', send: 'Calculer', state: (state: string) => ({ open: 'ouverte', adopted: 'adoptée', dropped: 'rejetée' } as Record<string, string>)[state] ?? state,
    by: (by: string, at: number) => `${by} corrige l’ordre de la position ${at}`, secret: 'Cette partie garde des secrets : l’hôte seul voit la branche.',
    held: (held: number, lost: number) => `${held === 1 ? '1 ordre suivant tient' : `${held} ordres suivants tiennent`} ; ${lost === 1 ? '1 ordre' : `${lost} ordres`} de la partie ne tiendraient pas.`,
    whole: 'La branche est entière.', gone: 'L’ordre a été annulé depuis : rétablissez-le, ou rejetez la correction.',
    first: (position: number) => `L’ordre de la position ${position} ne tient pas`, given: (by: string) => `donné par ${by}`, brought: 'apporté par cette correction',
    leaveOut: 'Le laisser', end: 'Terminer la branche ici', endHint: 'laisse tout ce qui a été joué depuis', inPlace: 'En mettre un autre à sa place', before: 'Mettre un ordre avant lui',
    dice: 'Les dés tombés', giveDice: 'Donner les dés', server: 'Le service ne lance aucun dé pour une branche. Terminez-la ici, adoptez-la, et donnez l’ordre de nouveau : alors le dé est lancé.',
    adopt: 'Adopter', away: 'Rejeter', boards: 'Les deux plateaux', now: 'La partie telle qu’elle est', branch: 'Avec la branche', differ: (count: number) => count === 0 ? 'Les plateaux ne diffèrent pas.' : count === 1 ? 'Les plateaux diffèrent d’une valeur' : `Les plateaux diffèrent de ${count} valeurs`,
    steps: 'Corrections', back: 'Retour au plateau',
  },
};
