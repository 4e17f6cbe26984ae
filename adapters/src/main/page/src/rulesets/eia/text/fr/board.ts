import type { Spoken } from '../../../../text/spoken';
import type { english } from '../en';
import { nationNames } from './service/nations';

/** The French texts of Empires in Arms. */
export const french: Spoken<typeof english> = {
  nations: nationNames, terrains: { clear: 'Dégagé', forest: 'Forêt', mountain: 'Montagne', desert: 'Désert', marsh: 'Marais' },
  kinds: {
    infantry: 'infanterie', cavalry: 'cavalerie', 'light-infantry': 'infanterie légère', guard: 'garde', artillery: 'artillerie', militia: 'milice',
    'feudal-infantry': 'infanterie féodale', 'feudal-cavalry': 'cavalerie féodale', 'minor-infantry': 'infanterie', cossack: 'cosaques', freikorps: 'corps francs',
    guerilla: 'guérillas',
  },
  corps: {
    hidden: 'facteurs cachés', factors: (count: number) => count === 1 ? '1 facteur' : `${count} facteurs`, inCity: 'dans la ville', aboard: 'à bord',
    besieging: 'assiège', besieged: 'assiégé', moved: 'a bougé', marched: 'a fait une marche forcée',
    spent: (spent: number, allowance: number) => `${spent} points de mouvement sur ${allowance} employés`, of: (nation: string) => `de ${nation}`,
    identity: { hidden: 'identité cachée', own: 'connu de sa puissance seule', revealed: 'connu de tous' },
  },
  upkeep: {
    open: 'pas encore ravitaillé', foraged: 'a fourragé', 'foraged-with-unused-points': 'a fourragé avec des points de mouvement inemployés', depot: 'payé à un dépôt',
    'destroyed-depot': 'vit d’un dépôt détruit',
  },
  zone: {
    province: 'Province', terrain: 'Terrain', owner: 'Territoire de', controller: 'Ville tenue par', city: 'Ville', forage: 'Valeur de fourrage', winter: 'hiver',
    spires: (spires: number, fleches: number, capacity: number) => `${spires} tours, ${fleches} flèches, place pour ${capacity} facteurs`,
    garrison: 'Garnison', inside: 'Dedans', besieged: 'Assiégée par', depot: 'Dépôt', depotOf: (power: string, garrison: number, within: string) =>
      `${power}${garrison ? `, garnison de ${garrison}` : ''}${within === 'city' ? ', dans la ville' : ''}`,
    fleets: 'Flottes', blockading: (power: string) => `${power}, bloque`, leaders: 'Chefs', standing: 'Statut', mark: 'Marque', ports: 'Port sur',
    standings: { home: 'province d’origine', neutral: 'neutre', 'free-state': 'État libre', conquered: 'conquis' },
  },
  money: (amount: number) => `${amount} $`,
  paints: { control: 'Contrôle', terrain: 'Terrain', forage: 'Fourrage', winter: 'Zone d’hiver' },
  legends: {
    river: 'rivière', arrow: 'flèche de passage', frontier: 'frontière entre puissances', city: 'ville : une tour par tour, une pointe par flèche, le nombre de facteurs dedans',
    besieged: 'ville assiégée', depot: 'dépôt', source: 'dépôt source de ravitaillement', chain: 'chaîne de ravitaillement', broken: 'dépôt qui ne mène à aucune source',
    hidden: '? facteurs cachés pour vous', port: 'port (une ancre)',
  },
  month: {
    title: 'Le mois', order: 'Ordre du mois', none: 'La France n’a pas annoncé quand elle bouge.', steps: 'Étapes d’une séquence', last: (month: string) => `jusqu’à ${month}`,
    now: 'maintenant', done: 'fait', toCome: 'à venir', waits: 'Règle d’abord quelque chose', winter: 'hiver',
    segments: { depots: 'Dépôts', movement: 'Mouvement', supply: 'Ravitaillement', combat: 'Combat', guerillas: 'Guérillas' },
    parts: { combats: 'combats', sieges: 'sièges' },
    entries: 'Avant la phase terrestre', phases: { economic: 'Phase économique', political: 'Phase politique', reinforcement: 'Phase des renforts', naval: 'Phase navale' },
    entered: { open: 'doit encore l’inscrire', done: 'l’a inscrite', skips: 'passe le reste du mois' }, offers: (count: number) => count === 1 ? '1 offre attend sa réponse' : `${count} offres attendent sa réponse`,
    reserve: (money: number, manpower: number) => `réserve : ${money} d’argent, ${manpower} hommes`, how: 'Chaque puissance inscrit la sienne parmi les questions de la partie ; là aussi, elle termine la phase ou passe à la phase terrestre.',
  },
  orders: {
    title: 'Ordres écrits', intro: 'Un ordre par ligne. Personne d’autre ne les lit avant la fin du mois, ou avant que toutes aient envoyé les leurs là où la table joue ainsi.', label: (power: string) => `Ordres : ${power}`,
    example: 'depot Ulm\nFrance I > Ulm (F)\nif he retires, besiege', check: 'Vérifier', send: 'Envoyer', take: 'Reprendre', help: 'Comment s’écrivent les ordres', sent: (power: string) => `${power} : ordres envoyés.`, open: 'ouverts', waiting: 'Encore à exécuter', halted: 'Arrêtés',
    place: (line: number, column: number) => `Ligne ${line}, colonne ${column}`, fits: 'Ce qui convient', good: 'Toute la feuille se lit.', notNow: 'pas maintenant', told: 'Ce qu’il en est advenu', nothing: 'Rien n’est encore arrivé.',
  },
  supply: {
    title: 'Dépôts et chaînes de ravitaillement', depot: 'Dépôt', state: 'Chaîne', garrison: 'Garnison', source: 'source de ravitaillement', to: (name: string) => `mène à ${name}`,
    invalid: 'ne mène à aucune source', fresh: 'placé ce mois', none: 'aucun dépôt', corps: 'Corps', from: 'Dépôt le plus proche', away: (areas: number) => areas === 0 ? 'dans sa zone' : areas === 1 ? 'à 1 zone' : `à ${areas} zones`,
    tooFar: 'aucun à moins de 3 zones', how: 'Ce mois', on: 'sur une flotte', inPort: 'dans le port',
  },
  powers: {
    title: 'Puissances', power: 'Puissance', money: 'Argent', points: 'Points politiques', corps: 'Corps', factors: 'Facteurs', garrisons: 'Garnisons', depots: 'Dépôts', lost: 'Perdus',
    prisoners: 'Prisonniers faits', enemies: 'En guerre avec', allies: 'Alliée de', access: 'Peut entrer', minors: 'États mineurs', leaders: 'Chefs', captured: 'Chefs capturés',
    all: 'Toutes les puissances', waits: 'La partie attend', nobody: 'personne', unknown: '?', noPower: (power: string) => `${power} n’est pas dans cette partie.`, at: 'Où', month: 'Ce mois', list: 'Puissances de la partie',
    prisoner: (by: string) => `prisonnier de ${by}`,
  },
  combats: {
    title: 'Combats et sièges', due: 'Encore à livrer', nothing: 'Aucun combat n’est déclaré.', fought: 'Le combat en cours', sieges: 'Sièges', noSieges: 'Aucune ville n’est assiégée.',
    sheets: 'Feuilles de bataille', noSheets: 'Aucun combat n’a encore été livré.', back: 'Tous les combats', combat: 'Combat', who: 'Attaquant – défenseur', end: 'Comment il a fini', position: 'Position',
    goesOn: 'en cours', gone: 'Aucun combat n’a commencé à cette position.', day: (day: number, round: number) => `jour ${day}, ${round === 0 ? 'avant le premier round' : `round ${round}`}`,
    steps: ['Avant le combat', 'Choix des jetons', 'Annonce du débordement', 'Division d’une force de débordement', 'Jetons révélés', 'Replis', 'Forces et moral révélés', 'Tables de combat',
      'Garde et artillerie', 'Résolution du combat', 'Victoire et défaite', 'Essais de renfort', 'Arrivée des forces de débordement', 'Fin du jour', 'Dépôts après le combat'],
    attacker: 'Attaquant', defender: 'Défenseur', chit: 'Jeton', chosen: 'choisi, non révélé', notChosen: 'pas encore choisi', commander: 'Chef', noCommander: 'aucun chef', morale: 'Moral',
    moraleOf: (lost: string, level: string) => `${lost} perdu sur ${level}`, moraleHidden: 'pas encore révélé', owes: (due: number, pursuit: boolean) => pursuit ? `doit ${due} points de pertes de poursuite` : `doit perdre ${due} facteurs`,
    ends: { break: 'un camp a rompu', elimination: 'un camp a été anéanti', 'both-break': 'les deux camps ont rompu', 'end-of-day': 'fini avec le jour', withdrawal: 'un camp s’est replié' },
    won: (side: string) => `${side} a gagné`, points: (power: string, points: number) => `${power} ${points < 0 ? 'perd' : 'gagne'} ${Math.abs(points) === 1 ? '1 point politique' : `${Math.abs(points)} points politiques`}`,
    theAttacker: 'l’attaquant', theDefender: 'le défenseur', notFought: 'fini avant une décision', sentence: (text: string) => text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : '', whyLine: (position: number) => `Pourquoi : événement ${position}`, waits: 'Le combat attend', soFar: 'Le combat jusqu’ici',
    besieger: 'Assiégeant', garrison: 'Garnison', siege: 'Siège', since: 'Depuis', siegeSheets: 'Feuilles de siège', noSiegeSheets: 'Aucune ville n’a encore été assiégée.', siegeGoesOn: 'se poursuit', emptySieges: (count: number) => count === 1 ? '1 siège levé avant que rien n’arrive' : `${count} sièges levés avant que rien n’arrive`, siegeEnds: { raised: 'a été levé', captured: 'la ville a été prise', starved: 'la ville a été affamée' },
    afterRound: (round: number) => `Après le round ${round}`, atFirst: 'Au début', mustLose: 'Doit encore perdre', flanking: 'contourne le flanc',
    city: 'Ville', besiegers: 'Assiégeants', inside: 'Dedans', attempted: 'assaut tenté dans cette séquence', crossings: { river: 'les attaquants ont passé une rivière', arrow: 'les attaquants ont suivi une flèche', sea: 'les attaquants ont débarqué' },
  },
  chits: {
    outflank: 'débordement', assault: 'assaut', 'escalated-assault': 'assaut renforcé', echelon: 'échelon', probe: 'sonde', counterattack: 'contre-attaque',
    'escalated-counterattack': 'contre-attaque renforcée', cordon: 'cordon', withdraw: 'repli', defend: 'défense',
  },
};
