import type { LaterWords } from '..';

/** The dice of a game and how they are kept fair. */
export const dice: LaterWords['dice'] = {
  wanted: 'Dés lancés à la table', hint: 'les valeurs dans l’ordre, par exemple 8 6 4 7', send: 'Envoyer ces dés', inARow: 'Tous à la suite', mayFollow: 'D’autres dés peuvent en découler.', missing: 'Il manque des dés.',
  cannot: (die: string, sides: number) => `${die} montre 1 à ${sides}.`,
  title: 'Dés', purpose: 'But', seat: 'Ordre envoyé par', value: 'Valeur', rolls: 'Jets', mean: 'Moyenne', chi: 'χ²', p: 'valeur p',
  all: 'Tous les dés', undone: 'annulé', expected: 'La ligne pointillée est là où finiraient les barres d’un dé juste.', fair: (mean: number) => `juste : ${mean}`,
  proof: 'Preuve', physical: 'Les dés de cette partie sont lancés à la main : il n’y a rien à prouver.', commitment: 'Engagement', revealed: 'Le secret est dit quand la partie est finie.',
  pHint: 'la chance qu’un dé juste s’écarte autant ou plus, exacte pour une courte série. Sous 0,01 cela mérite un regard.',
  by: (seat: string) => seat || 'personne', forParty: (seat: string, party: string) => seat ? `${party} (${seat})` : party, counts: (seat: string) => `Combien de fois chaque nombre est tombé pour ${seat}`, number: 'Nombre', times: 'Fois',
  filterPurpose: 'Seulement pour', any: 'tout', shown: (shown: number, all: number) => shown === all ? `${all} dés` : `${shown} dés sur ${all}`,
  nothing: 'Aucun dé n’a encore été lancé.', noneSo: 'Aucun dé ne convient.', takenBack: (count: number) => `${count} autres ont été repris ; ils ne comptent nulle part.`,
  purposes: 'Pourquoi ils ont été lancés', corrected: (p: string) => `${p} corrigée pour le nombre de lignes`,
  verdict: (p: string | null, rolls: number) => {
    const chance = Number(p);
    const series = p === null ? '' : `Un dé juste s’écarte autant ou plus dans ${chance >= 0.001 ? `${String(Math.round(chance * 1000) / 10).replace('.', ',')} %` : 'moins de 0,1 %'} de telles séries : `
      + (chance >= 0.05 ? 'rien d’étonnant.' : chance >= 0.01 ? 'étonnant, mais cela arrive.' : 'cela mérite un regard.');
    return [series, rolls < 50 ? 'Si peu de dés disent peu.' : ''].filter(Boolean).join(' ');
  },
  positions: (from: number, to: number) => to < from ? `depuis la position ${from}` : `positions ${from} à ${to}`,
  copied: (game: string) => `Ces dés ont été copiés de la partie ${game}, qui a leur preuve.`,
  method: 'Méthode', contribution: 'Contribution venue avec la demande de la partie (le serveur la connaissait avant de s’engager)', secret: 'Secret',
  contributed: (seat: string, position: number) => `Contribution de ${seat} (position ${position})`, waived: 'renoncée',
  owing: (seats: string[]) => `Le premier dé attend les contributions de ${seats.join(', ')}.`,
  importedNext: 'Cette partie a été importée. L’engagement de son dossier ne lance plus aucun dé ; le prochain est lancé sous',
  computing: 'Votre navigateur recalcule chaque dé …', noCrypto: 'Ce navigateur n’offre sa cryptographie qu’aux pages chiffrées ou de cette machine, il ne peut donc pas recalculer les dés ; la commande verify le fait à partir du dossier enregistré.',
  agree: (agree: number, all: number, differ: number[], untold: number) => `Calculé dans votre navigateur : ${agree} dés sur ${all} s’accordent avec le secret dit.`
    + (differ.length ? ` À ces positions un autre dé est inscrit : ${differ.join(', ')}.` : '') + (untold ? ` De ${untold} le secret n’est pas dit, ou ils viennent d’une autre partie.` : ''),
  secretUnfit: 'Un secret dit ne convient pas à son engagement.', how: 'Comment les dés restent justes',
  howItWorks: [
    'Avant le premier dé, le serveur choisit un secret et publie son empreinte, l’engagement. Il ne peut échanger le secret ensuite sans qu’on le remarque. Chaque dé se calcule du secret, de ce que les joueurs ont contribué et de la question à laquelle il répond : qui fait quoi à qui, pour la combientième fois. Quand la partie est finie, le secret est dit et chacun peut recalculer chaque dé.',
    'Dans une partie où les joueurs contribuent, chaque siège donne un texte à lui après la publication de l’engagement. Le serveur ne pouvait le connaître en choisissant le secret, ni donc en choisir un qui favorise quelqu’un. Une contribution venue avec la demande de la partie n’en protège pas.',
    'Protégé : un dé lancé ne peut être échangé, une annulation ne donne aucun nouveau dé à la même question, et ni une bifurcation, ni une copie importée, ni une autre partie, ni un secret dit ne révèlent un dé à venir.',
    'Non protégé : qui tient le serveur connaît le secret et pourrait regarder d’avance, ou le dire à un ami ; le dernier à contribuer, avec le serveur, pourrait choisir un texte qui les favorise ; une partie abandonnée ne dit jamais son secret ; et les dés saisis de la table sont crus sur parole.',
  ],
  told: 'La partie est finie et le secret est dit : chacun peut recalculer chaque dé.',
};
