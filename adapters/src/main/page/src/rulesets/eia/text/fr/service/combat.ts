import { counted, factors, several } from './counts';
import { Le, at, de, le, to } from './nouns';
import { ofPower, ofUnits, texts, told } from './build';
import { leaders } from './nations';


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
told('Combat of {place!}', ({ place }) => `Combat ${at(place!)}`),
);

/** Why a combat has no odds yet. */
export const combatQuestions = texts({},
told("What the enemy's corps there hold is hidden from you until the forces are revealed, so that the combat has no odds yet.", () => 'Ce que contiennent là les corps ennemis vous est caché jusqu’à ce que les forces soient dévoilées : le combat n’a pas encore de probabilités.'),
told('Both sides choose their chits in secret before the first die, so that the combat has no odds yet.', () => 'Les deux camps choisissent leurs jetons en secret avant le premier dé : le combat n’a pas encore de probabilités.'),
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
