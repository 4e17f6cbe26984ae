import type { LaterWords } from '..';

/** The list of games, verification, receipts, the rules and what is told about the page. */
export const around: Pick<LaterWords, 'replay' | 'games' | 'check' | 'receipts' | 'about' | 'rules' | 'ownBranches'> = {
  games: {
    title: 'Parties',
    none: 'Il n’y a encore aucune partie publique ici.',
    listed: 'Parties que chacun peut regarder', at: (position: number) => `position ${position}`,
    ended: 'Elle est finie.', waitsFor: (seat: string) => `Attend ${seat} :`, moreAsked: (count: number) => count === 1 ? 'et encore une réponse' : `et encore ${count} réponses`, yours: '✓ Vous y avez un siège',
    newer: 'Plus récentes', older: 'Plus anciennes',
    unlisted: 'Une partie qui n’est pas listée', id: 'Son identifiant', open: 'Ouvrir',
  },
  replay: { save: 'Enregistrer en rediffusion animée', hint: 'Une image qui rejoue le combat jet par jet dans tout navigateur.', notOver: 'Il continue.' },
  check: {
    title: 'Vérification', run: 'Tout décider de nouveau', intact: 'intacte', verified: 'Chaque ordre, décidé de nouveau avec ses dés inscrits, a donné les événements inscrits.',
    diverges: 'Quelque chose diffère de ce qui est inscrit.', commands: 'Ordres', events: 'Événements', chain: 'Chaîne d’empreintes', proof: 'Dés',
    record: 'La partie en un fichier', download: 'Enregistrer le dossier',
    what: 'Le service prend le dossier de cette partie, décide chaque ordre avec les dés qu’il avait, et compare ce qui en vient à ce qui est inscrit. Il vérifie aussi qu’aucun événement n’a été changé ensuite, et que ses propres dés sont ceux auxquels il s’était engagé.',
    explained: 'Décidé autrement depuis : une édition antérieure des règles a décidé ces ordres, et les règles ont été corrigées.',
    edition: 'Édition', change: 'Ce qui a changé',
    running: 'Tout est décidé de nouveau …', expected: 'Décidé maintenant', recorded: 'Inscrit',
    recordHint: 'Chaque événement avec ses raisons, un par ligne, liés par des empreintes. Tout service de cette sorte le reprend et le vérifie.',
  },
  receipts: {
    title: 'Reçus', take: 'Prendre un reçu', check: 'Vérifier les reçus', save: 'Enregistrer les reçus',
    what: 'Un reçu est une note signée : la partie avait ces événements. Ce navigateur en prend un à chaque étape de la séquence de jeu, les garde pour votre siège et les vérifie chaque fois que vous ouvrez la partie. Qui change ensuite ce qui a été joué, même sur le service, ne peut changer vos reçus. Enregistrez-les pour vérifier un dossier sans le service. Un reçu ne dit rien de secret.',
    kept: (count: number, newest: number) => count === 0 ? 'Aucun n’est gardé ici.' : `${count === 1 ? '1 est gardé' : `${count} sont gardés`} ici, le plus récent de la position ${newest}.`,
    hold: (count: number) => count === 1 ? 'Le reçu tient : tout jusqu’à lui est inchangé.' : `Les ${count} reçus tiennent : tout jusqu’à eux est inchangé.`,
    noCrypto: 'Ce navigateur ne peut pas vérifier lui-même de telles signatures ; la commande verify le fait à partir du dossier et des reçus enregistrés.',
    own: ({ signed, unsigned, contained, missing, chain }: { signed: number; unsigned: number[]; contained: number; missing: number[]; chain: string }) =>
      `Calculé dans votre navigateur : ${signed} signatures sur ${signed + unsigned.length} sont justes.`
      + (unsigned.length ? ` Non signé par ce service : ${unsigned.length === 1 ? 'le reçu de la position' : 'les reçus des positions'} ${unsigned.join(', ')}.` : '')
      + (chain === 'recomputed' ? ` Le dossier contient ce que ${contained} sur ${contained + missing.length} ont vu.` : '')
      + (missing.length ? ` Il ne contient pas ce qui a été vu à la position ${missing.join(', ')}.` : '')
      + (chain === 'sealed' ? ' Des parties du dossier sont scellées, ses empreintes ont donc été comparées par le service seul.' : ''),
    broken: 'Un reçu ne tient pas', brokenHint: 'Ce navigateur gardait un reçu qui ne convient pas à ce que le service a maintenant. Ne jouez pas plus loin avant que les autres à la table le sachent. La vérification montre tous les reçus ; enregistrez-les comme preuve.',
  },
  about: {
    title: 'À propos', what: 'Tercio conserve les parties des grands jeux d’histoire sur plateau : chaque ordre, chaque dé et chaque décision, du premier au dernier.',
    map: 'Les cartes sont dessinées par Tercio lui-même.',
    notices: 'Ce qui a été repris', noticesAll: 'Toutes les mentions, avec leurs licences (en anglais)',
    taken: [
      ['Lieux', 'Noms de lieux © GeoNames, geonames.org, CC BY 4.0, modifiés : quelques points ont été ramenés à terre.'],
      ['Côtes', 'Fait avec Natural Earth (domaine public), dans la forme de world-atlas, © 2013-2019 Michael Bostock, licence ISC.'],
      ['Chefs', 'Colonnes de chefs imprimés : © 2015 FogiaFr, licence MIT.'],
      ['Tables', 'Chiffres de tables d’Empires in Arms : © 2010 Pere Villega Montenegro, licence MIT.'],
    ],
    docs: 'Le manuel (en anglais) dit comment jouer, tenir un service et écrire des programmes',
    api: 'Tout ce que fait cette page passe par l’API publique', keys: 'Touches',
    keyList: [['← →', 'un événement en arrière ou en avant'], ['Maj ← →', 'un tour en arrière ou en avant'], ['Début Fin', 'première position, position la plus récente'], [', . < >', 'de même où que soit le curseur, aussi sur le plateau'],
      ['Espace', 'dérouler l’histoire ou la suspendre'], ['1 à 9', 'la réponse de ce numéro'], ['Ctrl Z', 'reprendre mon dernier ordre'],
      ['+ − 0', 'sur le plateau : plus près, plus loin, tout'],
      ['f F', 'sur le plateau : le front, plein écran']],
  },
  rules: {
    title: 'Règles', search: 'Chercher dans les règles et tables', all: 'Toutes les règles', chapters: 'Chapitres', tables: 'Tables imprimées', hint: 'Choisissez une règle ou une table.', rule: (code: string) => `Règle ${code}`,
    printed: (place: string) => `imprimée sous : ${place}`, partOf: 'Partie de', readings: 'Lectures', entries: 'En détail', standard: (choice: string) => `${choice} (habituelle)`,
    inReference: 'La montrer parmi toutes les règles', found: (rules: number, tables: number) => `${rules === 1 ? '1 règle' : `${rules} règles`}, ${tables === 1 ? '1 table' : `${tables} tables`}`,
  },
  ownBranches: {
    keep: 'garder mes branches sur cet appareil', hint: 'Sinon elles partent avec cet onglet. Qui utilise ce navigateur peut les ouvrir.', forgetOf: (name: string) => `Oublier ${name}`,
  },
};
