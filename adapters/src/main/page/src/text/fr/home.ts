import type { LaterWords } from '..';

export const home: LaterWords['home'] = {
  what: 'Tercio conserve les parties des grands jeux d’histoire sur plateau, lance leurs dés et montre chaque décision de sorte qu’on puisse la refaire à la main.',
  offers: 'Ce qu’on peut faire ici',
  play: 'Jouer la démonstration', playHint: 'Un court exemple où vous jouez les deux camps, avec un guide de cinq minutes.',
  settle: 'Trancher une question', settleHint: 'Demander à l’arbitre une bataille ou un jet : probabilités exactes, ou les dés que vous avez lancés.',
  session: 'Saisir une partie', sessionHint: 'Installer le plateau d’une partie jouée sur papier, et continuer de là.',
  search: {
    label: 'Chercher des parties', text: 'Nom ou joueur', ruleset: 'Règles', any: 'toutes', state: 'État', all: 'toutes', going: 'en cours', over: 'terminées', find: 'Chercher', clear: 'Tout montrer',
    found: (total: number, more: boolean) => more ? `Plus de ${total} parties trouvées` : total <= 1 ? `${total} partie trouvée` : `${total} parties trouvées`, none: 'Aucune partie publique ne convient.', page: (page: number, pages: number, more: boolean) => more ? `Page ${page} sur plus de ${pages}` : `Page ${page} sur ${pages}`,
  },
  mine: {
    title: 'Mes parties', keep: 'Retenir mes parties dans ce navigateur',
    hint: 'Les liens de vos sièges restent alors ici jusqu’à ce que vous y renonciez. À laisser vide là où d’autres utilisent ce navigateur.',
    none: 'Aucune pour l’instant : ouvrez le lien d’un siège, et la partie sera ici à votre prochaine visite.', as: (seat: string) => `comme ${seat}`, yourTurn: 'À vous de jouer', waits: (seats: string) => `attend ${seats}`,
    over: 'terminée', gone: 'introuvable, ou le lien ne vaut plus rien', forget: 'Oublier', forgetOf: (game: string) => `Oublier ${game}`, full: (most: number) => `Les ${most} dernières parties ouvertes sont retenues.`,
    host: 'Hôte', signIn: 'Se connecter et retrouver ses parties depuis tout navigateur',
  },
  record: {
    title: 'Importer un dossier', hint: 'Déposez ici un dossier, le fichier sous lequel une partie a été enregistrée, ou choisissez-en un. Chaque ordre est décidé de nouveau avant que le dossier soit accepté.', file: 'Dossier',
    drop: 'Lâchez pour importer ce dossier', reading: 'Vérification du dossier …', tooLarge: (bytes: number) => `Un dossier a au plus ${Math.round(bytes / 1_048_576)} Mo.`, one: 'Un dossier à la fois.',
    taken: 'Le dossier est maintenant une partie', here: 'Ce dossier est déjà une partie ici.', open: 'L’ouvrir', again: 'L’importer comme une autre partie',
  },
  links: {
    share: 'Partager', shareOf: (seat: string) => `Partager le lien de ${seat}`, code: 'QR', codeOf: (seat: string) => `Code QR du lien de ${seat}`, shared: 'Partagé.',
    hotSeat: 'Jouer tous les sièges sur cet appareil', hotSeatHint: 'Pour des joueurs à la même table : l’appareil passe de main en main.',
  },
  hotSeat: {
    label: 'Un appareil pour tous', next: (seat: string) => `La partie attend ${seat}.`, pass: (seat: string) => `Passer l’appareil à ${seat}`, goOn: (seat: string) => `Continuer comme ${seat}`,
    coverTitle: (seat: string) => `Passez l’appareil à ${seat}`, cover: 'Ce que les sièges ne doivent pas voir les uns des autres est caché jusque-là.', iAm: (seat: string) => `Je suis ${seat}`, end: 'Ne plus jouer sur un seul appareil', instead: 'Un autre siège :',
  },
  language: { title: 'Langue', service: 'Les paragraphes des règles et la documentation de l’API restent en anglais.' },
  notices: {
    title: 'Quand c’est à vous', hint: 'Un avis quand la partie commence à vous attendre. Il ne contient ni secret ni jeton. Une adresse de courriel reçoit d’abord un seul courriel, qui demande si elle en veut d’autres.', kinds: { webhook: 'Webhook (une adresse en https)', email: 'Courriel' },
    keep: 'M’avertir là', kept: 'Retenu.', remove: 'Retirer', removeOf: (kind: string) => `Retirer : ${kind}`, removed: 'Retiré.',
  },
};
