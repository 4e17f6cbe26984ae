import type { Words } from '..';

/** Words of the players, and of the requests of seats to one another. */
export const seat: Pick<Words, 'seat' | 'person' | 'request' | 'adjusting' | 'amending' | 'contributing'> = {
  request: {
    look: (to: number) => `Voir le plateau à la position ${to}`, differences: (count: number) => count === 1 ? '1 différence' : `${count} différences`,
    more: (count: number) => `${count} de plus`, withdraw: 'Retirer la demande', nothing: 'rien', alsoAsked: (who: string[]) => `Demandé aussi à ${who.join(' ; ')}.`,
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
  person: {
    nobody: (seat: string) => `personne (siège de ${seat})`,
    who: ({ by, person, role }: { by: string; person?: string | undefined; role?: string | undefined }) => person && role ? role === 'referee' ? `${person} (arbitre)` : `${person} (${role} de ${by})` : by,
    place: (role: string, seats: string, seesAll: boolean) => role === 'referee' ? seesAll ? 'arbitre qui voit tout' : 'arbitre' : role === 'observer' && !seats ? 'observateur' : `${{ player: 'joueur', deputy: 'suppléant', observer: 'observateur' }[role] ?? role} de ${seats}`,
  },
  adjusting: { title: 'Ajuster le plateau', one: (what: string) => `Ajuster ${what} …` },
  amending: { correct: 'Corriger cet ordre', all: 'Corrections', again: (number: number) => `correction ${number}`, look: (number: number) => `Voir la branche de la correction ${number}` },
  contributing: { title: 'Votre contribution', give: 'Contribuer', hint: 'un texte de 1 à 200 caractères ; tous les joueurs le voient' },
};
