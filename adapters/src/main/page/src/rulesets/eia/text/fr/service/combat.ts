import { counted, factors, several } from './counts';
import { Le, at, bare, de, items, kind, le, listed, to } from './nouns';
import { ofPower, ofUnit, ofUnits, texts, told } from './build';
import { leaders } from './nations';

const point = (count: string): string => counted(count, 'point', 'points');

const steps: Readonly<Record<string, string>> = {
  'selection of chits': 'choix des jetons', 'outflank announcement': 'annonce du débordement', 'division of an outflanking force': 'division d’une force de débordement', 'chits revealed': 'jetons révélés',
  withdrawals: 'replis', 'forces and morale revealed': 'forces et moral révélés', 'combat tables': 'tables de combat', 'guard and artillery': 'garde et artillerie', 'combat resolution': 'résolution du combat',
  'victory and defeat': 'victoire et défaite', 'reinforcing attempts': 'essais de renfort', 'arrival of outflanking forces': 'arrivée des forces de débordement', 'end of the day': 'fin du jour',
  'depots after the combat': 'dépôts après le combat', 'no force is to be divided': 'aucune force n’est à diviser',
};
export const chits: Readonly<Record<string, string>> = {
  outflank: 'débordement', assault: 'assaut', 'escalated assault': 'assaut renforcé', echelon: 'échelon', probe: 'sonde', counterattack: 'contre-attaque', 'escalated counterattack': 'contre-attaque renforcée',
  cordon: 'cordon', withdraw: 'repli', defend: 'défense',
};
const kinds: Readonly<Record<string, string>> = { 'field combat': 'combat en campagne', 'limited field combat': 'combat en campagne limité', 'trivial combat': 'combat mineur' };
/** Steps, chits and kinds of combats. */
export const combat = texts({
  ...steps, ...chits, ...kinds,
},
Object.entries(kinds).flatMap(([english, french]) => [
  told(`the ${english} in {place!}`, ({ place }) => `le ${french} ${at(place!)}`),
]),
told('Combat of {place!}', ({ place }) => `Combat ${at(place!)}`),
);

/** What is asked in a combat, and how it is answered. */
export const combatQuestions = texts({
  'agree to a trivial combat': 'accepter un combat mineur', 'refuse: the full procedure': 'refuser : la procédure entière', agree: 'accepter', 'refuse: nobody retires': 'refuser : personne ne se retire',
  'all retire into the city': 'tous se retirent dans la ville', 'nobody retires': 'personne ne se retire', 'roll for the withdrawal': 'lancer le dé du repli', 'roll for the arrival': 'lancer le dé de l’arrivée', pursue: 'poursuivre',
  'do not pursue': 'ne pas poursuivre', 'fight on': 'continuer le combat', fight: 'combattre', 'no further reinforcement': 'plus de renforts', 'leave the depot': 'laisser le dépôt', 'convert the depot': 'convertir le dépôt',
  'leave the city': 'laisser la ville', 'besiege the city': 'assiéger la ville', 'stay inside': 'rester dedans', 'all join the attack': 'tous se joignent à l’attaque', 'for example': 'par exemple',
  'corps that retire': 'corps qui se retirent', 'cossacks and freikorps that retire': 'cosaques et corps francs qui se retirent', 'leaders who go with them': 'chefs qui les suivent', 'leaders who enter with them': 'chefs qui entrent avec eux',
  'depots whose garrison retires': 'dépôts dont la garnison se retire', 'leaders go with a corps': 'les chefs suivent un corps', 'no leader stays outside without a corps': 'aucun chef ne reste dehors sans corps',
  'corps that try to reinforce': 'corps qui tentent de renforcer', 'irregulars that try with a leader': 'irréguliers qui tentent avec un chef', 'area from which they come': 'zone d’où ils viennent', 'where in it they stand': 'où ils s’y tiennent',
  'outside the city': 'hors de la ville', 'in the city': 'dans la ville', 'all of them stand at one place': 'tous se tiennent au même lieu', 'corps that join': 'corps qui se joignent', 'corps that move around the flank': 'corps qui contournent le flanc',
  'at least one corps that is not artillery pins the enemy': 'un corps au moins, autre que l’artillerie, fixe l’ennemi', 'at least one corps moves around the flank, without artillery': 'un corps au moins contourne le flanc, sans artillerie',
  'militia are lost last: the morale loss has reached 2.0': 'la milice est perdue en dernier : la perte de moral a atteint 2,0', 'one of them is cavalry, if there is any: the side breaks': 'l’un d’eux est de cavalerie, s’il y en a : le camp rompt',
},
told('Which combat does {who!} fight next?', ({ who }) => `Quel combat ${le(who!)} livre-t-elle ensuite ?`),
told('propose to fight in {place!} as a trivial combat', ({ place }) => `proposer un combat mineur ${at(place!)}`),
told('Does {who!} agree to fight in {place!} as a trivial combat?', ({ who, place }) => `${Le(who!)} accepte-t-elle un combat mineur ${at(place!)} ?`),
told('Does {who!} agree with who retires into the city?', ({ who }) => `${Le(who!)} est-elle d’accord sur ceux qui se retirent dans la ville ?`),
told('Several leaders may command the {side!} in {place!}: whom does {who!} name?', ({ side, place, who }) => `Plusieurs chefs peuvent commander ${le(`the ${side}`)} ${at(place!)} : qui ${le(who!)} désigne-t-elle ?`),
told('Which besieged forces of {who!} join the relieving force in {place!}?', ({ who, place }) => `Quelles forces assiégées ${de(who!)} se joignent à la force de secours ${at(place!)} ?`),
ofPower('{P} rolls for its withdrawal.', ({ P }) => `${Le(P!)} lance le dé de son repli.`), ofPower('{P} rolls for the arrival of its outflanking force.', ({ P }) => `${Le(P!)} lance le dé de l’arrivée de sa force de débordement.`),
told('Does {who!} pursue?', ({ who }) => `${Le(who!)} poursuit-elle ?`),
ofPower('{P} is attacked in {place!}. Who retires into the city?', ({ P, place }) => `${Le(P!)} est attaquée ${at(place!)}. Qui se retire dans la ville ?`),
ofPower('{P} chooses the chit of the {side!} in secret.', ({ P, side }) => `${Le(P!)} choisit en secret le jeton ${de(`the ${side}`)}.`),
ofPower('{P} goes into round {round#} of day {day#} in {place!}.', ({ P, round, day, place }) => `${Le(P!)} livre le round ${round} du jour ${day} ${at(place!)}.`),
ofPower('{P} outflanks: which corps move around the flank?', ({ P }) => `${Le(P!)} déborde : quels corps contournent le flanc ?`),
...['factors', 'factor'].map((word) => ofPower(`{P} loses {count#} ${word}: which?`, ({ P, count }) => `${Le(P!)} perd ${counted(count!, 'facteur : lequel', 'facteurs : lesquels')} ?`)),
...['points', 'point'].map((word) => ofPower(`{P} loses {count#} ${word} of the pursuit: which?`, ({ P, count }) => `${Le(P!)} perd ${point(count!)} de poursuite : quels facteurs ?`)),
ofPower('{P} chooses where the force of the {side!} goes from {place!}.', ({ P, side, place }) => `${Le(P!)} choisit où va la force ${de(`the ${side}`)} depuis ${place}.`),
told('Does {who!} fight on in {place!} after day {day#}?', ({ who, place, day }) => `${Le(who!)} continue-t-elle le combat ${at(place!)} après le jour ${day} ?`),
told('What becomes of the enemy depot in {place!}?', ({ place }) => `Que devient le dépôt ennemi ${at(place!)} ?`),
told('Does {who!} occupy {city!}?', ({ who, city }) => `${Le(who!)} occupe-t-elle ${city} ?`), told('Does {who!} besiege {city!}?', ({ who, city }) => `${Le(who!)} assiège-t-elle ${city} ?`),
told('Does {who!} reinforce the combat in {place!} after round {round#}?', ({ who, place, round }) => `${Le(who!)} renforce-t-elle le combat ${at(place!)} après le round ${round} ?`),
told('around the flank: {units!}', ({ units }) => `par le flanc : ${le(units!)}`),
told("What the enemy's corps there hold is hidden from you until the forces are revealed, so that the combat has no odds yet.", () => 'Ce que contiennent là les corps ennemis vous est caché jusqu’à ce que les forces soient dévoilées : le combat n’a pas encore de probabilités.'),
told('Both sides choose their chits in secret before the first die, so that the combat has no odds yet.', () => 'Les deux camps choisissent leurs jetons en secret avant le premier dé : le combat n’a pas encore de probabilités.'),
told('reinforce from {place!} with {units!}, and {leader!} leaves the command', ({ place, units, leader }) => `envoyer en renfort depuis ${place} ${le(units!)}, et ${leader} laisse le commandement`),
told('reinforce from {place!} with {units!}', ({ place, units }) => `envoyer en renfort depuis ${place} ${le(units!)}`),
...[['', ''], [', artillery bombards', ', l’artillerie bombarde']].flatMap(([english, french]) => [
  told(`fight, guards add {guard#}${english}, tactical rating declared as {rating#}`, `combattre, la garde ajoute {guard}${french}, valeur tactique déclarée {rating}`),
  told(`fight, guards add {guard#}${english}`, `combattre, la garde ajoute {guard}${french}`),
  told(`fight${english}, tactical rating declared as {rating#}`, `combattre${french}, valeur tactique déclarée {rating}`),
  ...english ? [told(`fight${english}`, `combattre${french}`)] : [],
]),
told('by standing order, cheap factors first: {held!}', ({ held }) => `par ordre permanent, les moins chers d’abord : ${factors(held!)}`),
told('by standing order, cavalry first: {held!}', ({ held }) => `par ordre permanent, la cavalerie d’abord : ${factors(held!)}`),
ofUnit('{U} enters the city with {leaders!}', ({ U, leaders }) => `${Le(U!)} entre dans la ville avec ${listed(items(leaders!))}`), ofUnit('{U} enters the city', ({ U }) => `${Le(U!)} entre dans la ville`),
ofUnit('{U} leaves {type!} inside', ({ U, type }) => `${kind(type!)} que ${le(U!)} laisse dedans`),
ofUnit('{U} in {place!} (city)', ({ U, place }) => `${bare(U!)} ${at(place!)} (ville)`), ofUnit('{U} in {place!}', ({ U, place }) => `${bare(U!)} ${at(place!)}`),
told('to {place!}', ({ place }) => `vers ${place}`),
...['points', 'point'].map((word) => told(`{count#} ${word}: each takes 1 cavalry, {other#} other or {militia#} militia factors`, ({ count, other, militia }) =>
  `${point(count!)} : chacun prend 1 facteur de cavalerie, ${other} autres ou ${militia} de milice`)),
);

/** What is refused in a combat. */
export const combatRefusals = texts({
  'No combat is to be chosen now.': 'Aucun combat n’est à choisir maintenant.', 'The phasing power chooses one of the combats that are still to be fought.': 'La puissance en phase choisit l’un des combats encore à livrer.',
  'A side chooses to fight or to withdraw; the garrison of a depot cannot leave.': 'Un camp choisit de combattre ou de se replier ; la garnison d’un dépôt ne peut pas partir.',
  'A depot is converted only where it would be part of a valid chain and a counter is left.': 'Un dépôt n’est converti que là où il ferait partie d’une chaîne valable, et s’il reste un pion.', 'Own corps that stand outside the city enter it, or leave factors inside.':
    'Les corps propres qui sont hors de la ville y entrent, ou y laissent des facteurs.', 'Own leaders enter a city only with a corps.': 'Les chefs propres n’entrent dans une ville qu’avec un corps.',
  'No leader stays outside without a corps: all leaders enter the city with the last corps.': 'Aucun chef ne reste dehors sans corps : tous les chefs entrent dans la ville avec le dernier corps.',
  'At least one factor stays in each corps.': 'Un facteur au moins reste dans chaque corps.', 'Only own corps that are attacked here can retire.': 'Seuls les corps propres attaqués ici peuvent se retirer.',
  'Only own cossacks and freikorps that are attacked here can retire.': 'Seuls les cosaques et corps francs propres attaqués ici peuvent se retirer.', 'No garrison of an own depot is attacked here.': 'Aucune garnison d’un dépôt propre n’est attaquée ici.',
  'Only own leaders here retire, together with a corps.': 'Seuls les chefs propres présents se retirent, avec un corps.', 'No leader stays outside without a corps: all leaders retire with the last corps.':
    'Aucun chef ne reste dehors sans corps : tous les chefs se retirent avec le dernier corps.', 'No guards can be committed now.': 'Aucune garde ne peut être engagée maintenant.', 'No artillery can bombard now.': 'Aucune artillerie ne peut bombarder maintenant.',
  'Only own corps inside the city can join.': 'Seuls les corps propres dans la ville peuvent se joindre.', 'A kind of factors stands twice in the list.': 'Une sorte de facteurs est deux fois dans la liste.',
  'A power names one of the leaders with an equal claim to command.': 'Une puissance désigne l’un des chefs qui ont un droit égal au commandement.',
  'Corps that fight in no other combat of this sequence may try; cossacks, freikorps and guerillas with a leader.':
    'Peuvent tenter les corps qui ne livrent aucun autre combat de cette séquence ; les cosaques, corps francs et guérillas avec un chef.',
  'the morale loss has reached 2.0: militia are lost only where no other factors are left': 'la perte de moral a atteint 2,0 : la milice n’est perdue que s’il ne reste pas d’autres facteurs',
  'a side that breaks loses at least one cavalry factor': 'un camp qui rompt perd un facteur de cavalerie au moins',
},
ofPower('{P} is not asked about that city now.', ({ P }) => `On ne demande rien ${to(P!)} sur cette ville maintenant.`), ofPower('{P} is not asked for that now.', ({ P }) => `On ne demande pas cela ${to(P!)} maintenant.`),
ofPower('{P} is not asked for reinforcements now.', ({ P }) => `On ne demande pas de renforts ${to(P!)} maintenant.`),
ofPower('{P} is not asked now, or no unbesieged friendly or vacant city stands open to it.', ({ P }) => `On ne demande rien ${to(P!)} maintenant, ou aucune ville amie ou vacante non assiégée ne lui est ouverte.`),
ofPower('{P} is not asked now.', ({ P }) => `On ne demande rien ${to(P!)} maintenant.`), ofPower('{P} has gone into the round.', ({ P }) => `${Le(P!)} est déjà prête pour le round.`),
ofPower('{P} does not divide its force now.', ({ P }) => `${Le(P!)} ne divise pas sa force maintenant.`), ofPower('{P} has no losses to choose.', ({ P }) => `${Le(P!)} n’a pas de pertes à choisir.`),
ofPower('{P} has no besieged forces that could join now.', ({ P }) => `${Le(P!)} n’a pas de forces assiégées qui puissent se joindre maintenant.`),
ofPower('{P} chooses where the force goes, not {other!}.', ({ P, other }) => `C’est ${le(P!)} qui choisit où va la force, non ${le(other!)}.`),
told('The {side!} chooses one of its own chits; outflank with a leader and two corps that are not artillery.', ({ side }) =>
  `${Le(`the ${side}`)} choisit un de ses jetons ; le débordement demande un chef et deux corps autres que l’artillerie.`),
told('There is no enemy depot that {who!} could settle.', ({ who }) => `Il n’y a pas de dépôt ennemi dont ${le(who!)} puisse décider.`),
told('The force cannot go to {place!}: it goes over land to an area closest to the nearest depot of its nations, or else to a capital, and into none twice.', ({ place }) =>
  `La force ne peut pas aller ${at(place!)} : elle va par terre vers la zone la plus proche du dépôt le plus voisin de ses nations, ou sinon vers une capitale, et dans aucune deux fois.`),
told('No forces of {who!} can reinforce from there now.', ({ who }) => `Aucune force ${de(who!)} ne peut renforcer depuis ce lieu maintenant.`),
told('A rating may be declared lower than it is: 0 to {most#}.', 'Une valeur peut être déclarée plus basse qu’elle n’est : 0 à {most}.'), told('Guards add 0 to {most#} levels now.', 'La garde ajoute maintenant 0 à {most} niveaux.'),
told('At least one corps that is not artillery moves around the flank, and at least one stays: of {units!}.', ({ units }) => `Un corps au moins, autre que l’artillerie, contourne le flanc, et un au moins reste : parmi ${le(units!)}.`),
told('The city has room for {room#} factors, and these are {count#}.', ({ room, count }) => `La ville a place pour ${counted(room!, 'facteur', 'facteurs')}, et il y en a ${count}.`),
told('There are not {count#} {type!} of {word!} in the garrison.', ({ count, type }) => `Il n’y a pas ${factors(`${count} ${type}`)} de cette sorte dans la garnison.`),
told('There are not {count#} {type!} in {word!} to lose.', ({ count, type }) => `Il n’y a pas là ${factors(`${count} ${type}`)} à perdre.`),
ofUnits('{U} cannot leave {count#} {type!} here.', ({ U, count, type }) => `${Le(U!)} ne peut pas laisser ici ${factors(`${count} ${type}`)}.`),
told('the force holds {held!}, not {asked!}; legal is, for example, {legal!}', ({ held, asked, legal }) => `la force a ${factors(held!)}, non ${factors(asked!)} ; permis, par exemple : ${factors(legal!)}`),
told('the force holds {held!}, not {asked!}', ({ held, asked }) => `la force a ${factors(held!)}, non ${factors(asked!)}`),
told('casualties are {due#} factors, not {asked#}; legal is, for example, {legal!}', ({ due, asked, legal }) => `les pertes sont de ${counted(due!, 'facteur', 'facteurs')}, non ${asked} ; permis, par exemple : ${factors(legal!)}`),
told('{points#} pursuit points take 1 cavalry, {other#} other or {militia#} militia factors each; {asked!} are not what they take of {held!}; legal is, for example, {legal!}', (all) =>
  `${several(all.points!) ? `${all.points} points` : `${all.points} point`} de poursuite : chacun prend 1 facteur de cavalerie, ${all.other} autres ou ${all.militia} de milice ; ${factors(all.asked!)} ne sont pas ce qu’ils prennent sur ${factors(all.held!)} ; permis, par exemple : ${factors(all.legal!)}`),
told('{fault}; legal is, for example, {legal!}', ({ fault, legal }) => `${fault} ; permis, par exemple : ${factors(legal!)}`),
);

/** Sentences that begin with a name or a number: read last. */
export const combatLast = texts(Object.fromEntries([...leaders].map((leader) => [`${leader} commands`, `${leader} commande`])),
);
