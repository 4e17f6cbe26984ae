import type { LaterWords } from '..';

type Table = Pick<LaterWords, 'newGame' | 'charts' | 'setUp' | 'places' | 'adjust' | 'takeBack' | 'amend'>;

/** Words of places, of setting up, and of changes that the table makes together. */
export const table: Table = {
  newGame: {
    title: 'Nouvelle partie', game: 'Jeu', scenario: 'Scénario', dice: 'Dés', server: 'lancés par le service', physical: 'lancés à la table',
    undo: 'Qui peut annuler', free: 'chacun', agree: 'avec l’accord des autres', hostOnly: 'l’hôte seul', open: 'chacun peut regarder', contributions: 'chaque joueur contribue aux dés avant le premier', openTable: 'table ouverte : chacun voit ce que les règles gardent secret', name: 'Nom',
    players: 'Qui joue', playersHint: 'Chaque nom reçoit un siège et un lien à lui. Le même nom pour plusieurs partis est un seul siège. Sans nom, l’hôte joue le parti.',
    nobody: 'l’hôte', table: 'À la table', copy: 'Copier', copyOf: (seat: string) => `Copier le lien de ${seat}`, copied: 'Copié.',
    start: 'Commencer la partie', started: 'La partie est commencée',
    sides: 'Camps', chooseSides: 'choisir qui combat qui', side: (number: number) => `Camp ${number}`, joinSide: (number: number) => `ajouter au camp ${number} …`,
    leaveSide: (party: string) => `Retirer ${party}`, addSide: 'Un camp de plus',
    links: 'Ces liens permettent de jouer à qui les tient. Ils ne sont montrés que maintenant : envoyez à chaque joueur le sien.', host: 'Hôte',
    disputed: 'Règles disputées', disputedHint: 'Les tables lisent ces règles différemment. Décidez-en avant le premier dé.', standard: (choice: string) => `${choice} (habituelle)`, playsBy: 'Règles disputées de cette partie',
    asHost: 'Ouvrir la partie comme hôte', noScenario: 'Ce service n’a aucun scénario imprimé.',
  },
  charts: {
    title: 'Vos propres tables et pions', hint: 'La partie se joue avec les tables de votre exemplaire ; celles que vous ne donnez pas sont celles du programme. Elles restent avec la partie, et qui la voit peut les lire.',
    files: 'Fichiers', table: 'Table', choose: 'choisir une table à coller ou à corriger …', lines: (file: string) => `Lignes de ${file}, les noms des colonnes d’abord`, program: 'Partir de la table du programme', clear: 'Ne pas la donner',
    taken: (titles: string) => `Données : ${titles}.`, unknown: (file: string, known: string) => `${file} : cette table n’existe pas ; il y a ${known}.`, tooLarge: (file: string, kilobytes: number) => `${file} : une table a au plus ${kilobytes} ko.`,
    empty: (file: string) => `${file}, ligne 1 : le fichier est vide.`, form: 'le formulaire d’une nouvelle partie', ofGame: 'Tables de cette partie', owner: 'son propriétaire', from: (origin: string, files: string) => `Données par ${origin} : ${files}. Tous les jugements, chances et vues de la partie s’en servent.`,
  },
  setUp: {
    title: 'Mise en place', enter: 'Changer la mise en place …', rules: 'Règles', none: 'Aucun scénario ne peut être écrit ici avec ces règles.', from: 'Partir de', empty: 'un plateau vide', pick: 'choisir …',
    undo: 'Annuler', redo: 'Rétablir', check: 'Vérifier', checking: 'Vérification …', fit: 'On peut en faire une partie.', faults: (count: number) => count === 1 ? '1 faute' : `${count} fautes`,
    show: (place: string) => `Montrer ${place}`, download: 'Enregistrer', upload: 'Charger un fichier', tooLarge: (bytes: number) => `Un scénario a au plus ${bytes / 1_000_000} Mo.`,
    notJson: (reason: string) => `Ce n’est pas un scénario : ${reason}`, noObject: 'il faut un objet JSON', text: 'En JSON', textHint: 'Tous les champs du scénario, même ceux sans formulaire.', apply: 'Prendre ce texte', add: (title: string) => `Ajouter : ${title}`, takeOut: (what: string) => `Retirer : ${what}`, key: 'Pour', words: '(identifiants, séparés par des virgules)',
    start: 'Commencer la partie', checkFirst: 'Un scénario vérifié sans faute peut être joué.', board: 'Installer', chosen: 'Ce qui est choisi',
    tray: 'La table', trayOf: 'Plateau de', trayHint: 'Tirez un pion à sa place, ou pressez-le puis chaque place.', laying: (what: string) => `${what} est posé à chaque place pressée. Pressez-le de nouveau, ou Échap, pour le rendre.`,
    lines: 'Ou écrivez une ligne par pile, comme dans une lettre', take: 'Les poser', laid: (count: number) => count === 1 ? '1 ligne est posée.' : `${count} lignes sont posées.`, ofLine: (line: number) => `Ligne ${line} :`,
    hint: 'Choisissez un lieu pour y mettre un pion, ou un pion pour le changer. Un pion peut être tiré vers un autre lieu.',
  },
  places: {
    is: (person: string, place: string) => `${person} : ${place}`, by: (player: string) => `joué par ${player}`, nobody: 'aucun joueur', deputies: (names: string) => `suppléants : ${names}`,
    give: 'Donner une place …', person: 'Personne', role: 'Rôle', seats: 'Sièges', seesAll: 'voit tout', send: 'Donner la place',
    roles: { player: 'joueur', deputy: 'suppléant', observer: 'observateur', referee: 'arbitre' },
    means: {
      player: 'Joue désormais les sièges. Qui les jouait les perd aussitôt.', deputy: 'Agit pour les sièges à côté de leurs joueurs et voit ce qu’ils voient.',
      observer: 'Regarde et voit ce que voient les sièges ; sans siège, ce qui est public.', referee: 'Ne joue personne ; reprend, répond aux demandes et ajuste.',
    },
    withdraw: 'Reprendre', withdrawOf: (person: string) => `Reprendre la place de ${person}`, renewOf: (person: string) => `Nouveau lien pour ${person}`,
    link: (person: string) => `Le lien de ${person}. Il s’ouvre une fois, dans les 14 jours, et n’est montré que maintenant : envoyez-le. Les liens donnés avant ne valent plus rien.`,
    keeps: (person: string) => `${person} garde le lien qu’il a.`, invited: 'n’a pas encore ouvert le lien',
  },
  adjust: {
    hint: 'Inscrivez ce que les règles ne prévoient pas : une unité oubliée, une partie sur papier. Chacun l’apprend, avec votre raison.',
    ask: 'Demandez aux autres ce que les règles ne prévoient pas : une unité oubliée, une erreur ancienne. C’est fait quand tous sont d’accord, et dit à chacun, avec votre raison.', request: 'Demander aux autres',
    kind: 'Changement', add: 'Ajouter ce changement', changes: 'Changements, tous faits ou aucun', drop: 'Retirer ce changement', reason: 'Raison', send: 'Ajuster', optional: 'peut manquer', noneOfThis: 'Aucun changement de cette partie ne peut porter là-dessus.', none: 'Cette partie ne peut pas être ajustée.',
  },
  takeBack: {
    undo: 'Reprendre', redo: 'Rétablir ce qui a été annulé', to: (position: number) => `La partie continue de la position ${position}, exactement comme elle était alors.`,
    goes: (events: number, orders: number) => `${events === 1 ? '1 événement part' : `${events} événements partent`}${orders > 1 ? `, de ${orders} ordres` : ''} :`, back: 'Ceci est de nouveau en vigueur :', more: (count: number) => `et ${count} de plus`,
    dice: (values: string) => `Dés tombés pour cela : ${values}. Le service n’en lance aucun de nouveau : la même question reçoit le même dé.`, tableDice: (values: string) => `Dés lancés à la table qui ne comptent plus : ${values}.`,
    alone: 'Personne n’a à être d’accord.', agree: (seats: string) => `Il faut l’accord de ${seats}.`, reason: 'Raison', send: 'Reprendre', sendRedo: 'Rétablir', ask: (seats: string) => `Demander à ${seats}`, cancel: 'Laisser',
    whole: 'L’ordre entier', answer: 'Seulement la dernière réponse', nearest: (position: number) => `À la position ${position}`, reading: 'Lecture de ce qui part …',
    askedAlready: (seats: string) => `Vous avez déjà demandé, et ${seats} doit répondre d’abord. La demande finit avec la dernière réponse, quand vous la retirez ou quand la partie continue.`,
    othersAsk: (by: string, seats: string) => `${by} a demandé quelque chose à quoi ${seats} doit répondre d’abord.`,
  },
  amend: {
    none: 'Rien n’a été corrigé dans cette partie.',
    title: (number: number) => `Correction ${number}`, of: (position: number) => `Corriger l’ordre de la position ${position}`,
    hint: 'L’ordre est corrigé sur une branche : les suivants y sont appliqués de nouveau avec leurs dés. La partie reste telle quelle jusqu’à ce que la branche soit adoptée.',
    kind: 'Correction', replace: 'un autre ordre à sa place', insert: 'un ordre avant lui', drop: 'il n’a jamais été donné', instead: 'L’ordre', chosen: (label: string) => `Choisi : ${label}`,
    other: 'en choisir un autre', choosePiece: 'un pion …', nothing: 'Personne ne pouvait donner d’ordre à ce moment.', reason: 'Raison', send: 'Calculer', state: (state: string) => ({ open: 'ouverte', adopted: 'adoptée', dropped: 'rejetée' } as Record<string, string>)[state] ?? state,
    by: (by: string, at: number) => `${by} corrige l’ordre de la position ${at}`, secret: 'Cette partie garde des secrets : l’hôte seul voit la branche.',
    held: (held: number, lost: number) => `${held === 1 ? '1 ordre suivant tient' : `${held} ordres suivants tiennent`} ; ${lost === 1 ? '1 ordre de la partie est remplacé ou laissé' : `${lost} ordres de la partie sont remplacés ou laissés`}.`,
    whole: 'La branche est entière.', gone: 'L’ordre a été annulé depuis : rétablissez-le, ou rejetez la correction.',
    first: (position: number) => `L’ordre de la position ${position} ne tient pas`, given: (by: string) => `donné par ${by}`, brought: 'apporté par cette correction',
    leaveOut: 'Le laisser', end: 'Terminer la branche ici', endHint: 'laisse tout ce qui a été joué depuis', inPlace: 'En mettre un autre à sa place', before: 'Mettre un ordre avant lui',
    dice: 'Les dés tombés', giveDice: 'Donner les dés', server: 'Le service ne lance aucun dé pour une branche. Terminez-la ici, adoptez-la, et donnez l’ordre de nouveau : alors le dé est lancé.',
    orders: 'Ordres des autres qu’elle touche :', order: (position: number, seats: string, kind: string) => `position ${position} de ${seats} : ${({ replaced: 'un autre est à sa place', inserted: 'inséré', changed: 'donne autre chose', 'left-out': 'laissé' } as Record<string, string>)[kind] ?? kind}`,
    forHost: (position: number) => `position ${position} : ce qu’aucun siège ne peut ordonner`, mustAgree: (seats: string) => `Il faut l’accord de ${seats}.`, askFor: (seats: string) => `Demander l’accord de ${seats}`,
    adopt: 'Adopter', away: 'Rejeter', boards: 'Les deux plateaux', now: 'La partie telle qu’elle est', branch: 'Avec la branche', samePieces: 'Les mêmes pièces sont sur les deux plateaux.', differ: (count: number) => count === 0 ? 'Les plateaux ne diffèrent pas.' : count === 1 ? 'Les plateaux diffèrent d’une valeur' : `Les plateaux diffèrent de ${count} valeurs`,
    steps: 'Corrections', back: 'Retour au plateau',
  },
};
