import { chits } from './combat';
import { counted, factors, manyFactors, movementPoints } from './counts';
import { leaders } from './nations';
import { Le, de, from, items, kind, le, listed } from './nouns';
import { ofPowers, ofUnits, texts, told } from './build';

const tenths = (english: string): string => english.replace('.', ',');
const comma = (names: readonly string[]) => (parts: Record<string, string>, french: string): string => names.reduce((text, name) => text.replace(`{${name}}`, tenths(parts[name]!)), french);
const cell = (french: string): [string, string][] => [['', french], [' (reconstructed cell)', `${french} (case reconstituée)`]];

const ends: Readonly<Record<string, string>> = {
  break: 'un camp rompt', elimination: 'un camp est anéanti', 'both-break': 'les deux camps rompent', 'end-of-day': 'le jour finit', withdrawal: 'un camp se replie',
};
const sides = ['attacker', 'defender', 'besieger', 'garrison'] as const;

/** The names of the steps of an explanation, and of its modifiers. */
export const steps = texts({
  chits: 'jetons', 'combat table': 'table de combat', 'casualties by percentage': 'pertes par pourcentage', 'morale loss': 'perte de moral', 'final morale': 'moral final', 'base morale': 'moral de base', 'basic morale': 'moral de départ',
  'captured leaders': 'chefs capturés', leaders: 'chefs', capture: 'prise', 'combats of the step': 'combats de l’étape', 'end of the combat': 'fin du combat', 'end of the assault': 'fin de l’assaut', 'end of the day': 'fin du jour',
  'enemies in the area of the retreat': 'ennemis dans la zone de la retraite', 'number to reinforce': 'nombre pour renforcer', 'number to arrive': 'nombre pour arriver', 'number to withdraw': 'nombre pour se replier',
  'political points': 'points politiques', 'political points at stake': 'points politiques en jeu', pursuit: 'poursuite', 'pursuit class': 'classe de poursuite', 'pursuit class on terrain': 'classe de poursuite selon le terrain',
  'pursuit losses': 'pertes dans la poursuite', 'removal of corps': 'retrait de corps', 'retirement into the city': 'retraite dans la ville', retreat: 'retraite', 'no way to retreat': 'aucun chemin de retraite', sortie: 'sortie', surrender: 'reddition',
  'surrender of the garrison': 'reddition de la garnison', 'assault attempt': 'essai d’assaut', 'limited field combat': 'combat en campagne limité', withdrawal: 'repli', 'withdrawal avoids battle': 'le repli évite la bataille',
  'withdrawal from an outflanking force': 'repli devant une force de débordement', 'outflanking force': 'force de débordement', 'guard commitment': 'engagement de la garde', bombardment: 'bombardement', 'tactical rating': 'valeur tactique',
  'strategic rating': 'valeur stratégique', 'cavalry leader': 'chef de cavalerie', 'cavalry superiority': 'supériorité de cavalerie', 'die for the command': 'dé du commandement', command: 'commandement', losses: 'pertes',
  'note of the operational chart': 'note de la table opérationnelle', 'note on the commander': 'note sur le chef', 'siege value of the city': 'valeur de siège de la ville', 'a rating is never below 0': 'une valeur n’est jamais sous 0',
  'guard factors': 'facteurs de garde', 'militia, cossacks, freikorps, guerillas, feudal and poor minor factors': 'milice, cosaques, corps francs, guérillas, facteurs féodaux et de petits États médiocres',
  'limit of the change': 'limite du changement', 'across a river': 'passage d’une rivière', 'cavalry alone against a mixed force': 'cavalerie seule contre une force mêlée', 'after the second round': 'après le deuxième round',
  'cossacks and freikorps': 'cosaques et corps francs', 'morale loss of the victor': 'perte de moral du vainqueur', 'morale loss of earlier days': 'perte de moral des jours précédents', 'victory and defeat': 'victoire et défaite',
  'vacant city of an enemy': 'ville vacante d’un ennemi', 'city without defenders': 'ville sans défenseurs', 'honours of war': 'honneurs de la guerre', 'leaders of a force that a round wiped out': 'chefs d’une force anéantie dans un round',
  'leaders of a force that was wiped out': 'chefs d’une force anéantie', 'half a point rounded up': 'un demi-point arrondi vers le haut',
  'Napoleon commanded the victor': 'Napoléon commandait le vainqueur', 'Napoleon commanded the loser': 'Napoléon commandait le vaincu',
},
told('a point for two of {count#} defeated corps, {large#} of more than 20 factors as two', ({ count, large }) => `un point pour deux corps battus sur ${count}, ${large} de plus de 20 facteurs comptant double`),
told('a point for two of {count#} defeated corps', 'un point pour deux corps battus sur {count}'), told('at most {most#} points', 'au plus {most} points'), told('an equal part for each of {count#} powers', 'une part égale pour chacune de {count} puissances'),
told('combat table of round {round#}', 'table de combat du round {round}'), told('combat tables of round {round#}', 'tables de combat du round {round}'), told('losses of round {round#}', 'pertes du round {round}'),
told('arrival after round {round#}', 'arrivée après le round {round}'), told('withdrawal after round {round#}', 'repli après le round {round}'), told('withdrawal of corps {number#}', 'repli du corps {number}'),
told('withdrawal of {units!}', ({ units }) => `repli ${de(units!)}`), told('reinforcement by {units!}', ({ units }) => `renfort par ${le(units!)}`),
...['infantry', 'cavalry', 'militia', 'guard', 'artillery', 'feudal infantry', 'feudal cavalry', 'light infantry', 'cossack', 'freikorps', 'guerilla'].map((type) => told(`morale of ${type}`, `moral : ${kind(type)}`)),
told('note on a commander of {who!}', ({ who }) => `note sur un chef ${de(who!)}`), told('tactical ratings {one#} against {two#}', 'valeurs tactiques {one} contre {two}'),
told('{count#} factors where {room#} have room', '{count} facteurs là où {room} ont place'), told('not garrisoned to within {short#} factors of the room for {room#}', 'garnison à plus de {short} facteurs de la place pour {room}'),
told('{corps#} corps, more than twice {most#}', '{corps} corps, plus de deux fois {most}'), told('{corps#} corps, more than {most#}', '{corps} corps, plus de {most}'), told('further multiples of {most#}', 'autres multiples de {most}'),
told('day {day#} of the combat', 'jour {day} du combat'), told('at most +{most#}', 'au plus +{most}'),
Object.entries({ forest: 'forêt', mountain: 'montagne', marsh: 'marais', desert: 'désert', clear: 'dégagé' }).map(([english, french]) => told(`from ${english}`, `terrain : ${french}`)),
);

/** What a step of an explanation comes to. */
export const results = texts({
  none: 'aucun', arrives: 'arrive', 'does not arrive': 'n’arrive pas', captured: 'capture', occupied: 'occupée', true: 'oui', false: 'non', withdraws: 'se replie', 'fights on': 'continue le combat', applies: 'vaut', 'no pursuit': 'pas de poursuite',
  'none without cavalry': 'aucune sans cavalerie', 'none of a force that withdraws': 'aucune contre une force qui se replie', 'pursue as cavalry': 'poursuivent comme cavalerie',
  'does not count today': 'ne compte pas aujourd’hui', 'needs a leader in command': 'demande un chef qui commande', 'is for the other side': 'est pour l’autre camp', 'nobody is left to fight': 'il ne reste personne pour combattre',
  'automatic against a probe': 'de soi-même contre une sonde', 'successful after the first round': 'réussi après le premier round', 'the remaining corps withdraw': 'les corps restants se replient', 'not yet': 'pas encore',
  'the outflanking force arrives': 'la force de débordement arrive', 'withdraws with the corps': 'se replient avec les corps', 'no way is open: the force surrenders': 'aucun chemin n’est ouvert : la force se rend',
  'the relieving force has not won within three rounds': 'la force de secours n’a pas gagné en trois rounds', 'none: no corps and no fleche': 'aucun : ni corps ni flèche', 'none in a trivial combat': 'aucun dans un combat mineur',
  'granted: the garrison leaves': 'accordés : la garnison part', 'not granted': 'non accordés', 'there is no city to go to': 'il n’y a pas de ville où aller', 'all become prisoners': 'tous sont prisonniers',
  'the besieger must assault the city': 'l’assiégeant doit donner l’assaut', 'the city is captured': 'la ville est prise', 'the siege goes on': 'le siège continue', 'the garrison loses one factor': 'la garnison perd un facteur',
  'the besieger loses one factor': 'l’assiégeant perd un facteur', 'no leader': 'aucun chef', 'the garrison of the depot': 'la garnison du dépôt',
  ...Object.fromEntries(Object.entries(chits).flatMap(([one, french]) => Object.entries(chits).map(([two, other]) => [`${one} against ${two}`, `${french} contre ${other}`]))),
},
told('{count#} to be fought', '{count} à livrer'), ...['movement points', 'movement point'].map((english) => told(`{count#} ${english}`, ({ count }) => movementPoints(count!))), told('{points#} for {count#} defeated corps, {large#} of more than 20 factors', ({ points, count, large }) => `${points} pour ${counted(count!, 'corps battu', 'corps battus')}, dont ${large} de plus de 20 facteurs`),
told('{points#} for {count#} defeated corps', ({ points, count }) => `${points} pour ${counted(count!, 'corps battu', 'corps battus')}`),
told('{loss#} for {count#} factors', '{loss} pour {count} facteurs'), told('{times#} x {loss#} for {count#} factors', '{times} × {loss} pour {count} facteurs'),
told('{count#} x {morale#} = {sum#}', (parts) => comma(['morale', 'sum'])(parts, `${parts.count} × {morale} = {sum}`)),
told('{sum#} / {count#}, rounded up to {base#}', (parts) => comma(['sum', 'base'])(parts, `{sum} / ${parts.count}, arrondi au-dessus à {base}`)),
cell('').map(([english, french]) => told(`{percent#}% and {morale#} morale${english}`, (parts) => comma(['morale'])(parts, `${parts.percent} % et {morale} de moral${french}`))),
cell('').map(([english, french]) => told(`{percent#}% of the cavalry${english}`, `{percent} % de la cavalerie${french}`)),
...Object.entries({ breach: 'brèche', sortie: 'sortie', 'no-result': 'aucun résultat' }).flatMap(([word, name]) => cell(name).map(([english, french]) => told(`${word}${english}`, french))),
told('{value#} (reconstructed cell)', '{value} (case reconstituée)'), told('{one#}-{two#} becomes {three#}-{four#}', '{one}-{two} devient {three}-{four}'), told('{one#} becomes {two#}', '{one} devient {two}'), told('the table becomes {table!}', 'la table devient {table}'),
told('{lost#} of {level#}: breaks', (parts) => comma(['lost', 'level'])(parts, '{lost} sur {level} : rompt')), told('{lost#} of {level#}', (parts) => comma(['lost', 'level'])(parts, '{lost} sur {level}')),
told('{morale#} as given', (parts) => comma(['morale'])(parts, '{morale}, tel que donné')),
Object.entries(ends).flatMap(([english, french]) => [
  ...sides.map((side) => told(`${english}: the ${side} wins`, `${french} : ${le(`the ${side}`)} gagne`)), told(`${english}: nobody wins, the siege goes on`, `${french} : personne ne gagne, le siège continue`),
  told(`${english}: nobody wins`, `${french} : personne ne gagne`),
]),
told('{count#} rounds without a decision: nobody wins, the siege goes on', '{count} rounds sans décision : personne ne gagne, le siège continue'), told('{count#} rounds without a decision', '{count} rounds sans décision'),
...sides.map((side) => told(`{count#} rounds without a decision: the ${side} wins`, `{count} rounds sans décision : ${le(`the ${side}`)} gagne`)),
told('from {one!} to {two!}', ({ one, two }) => /^\d+$/.test(two!) ? `de ${one} à ${two}` : `${from(one!)} vers ${two}`), told('the retreat goes on from {place!}', ({ place }) => `la retraite continue depuis ${place}`),
told('withdraws with {count#} or less needed', 'se replie ; {count} ou moins requis'), told('stays with {count#} or less needed', 'reste ; {count} ou moins requis'),
[...leaders].map((leader) => told(`for ${leader}`, `pour ${leader}`)), told('no leader; {who!} decides', ({ who }) => `aucun chef ; ${le(who!)} décide`),
told('{held!} surrender', ({ held }) => `${factors(held!)} ${manyFactors(held!) ? 'se rendent' : 'se rend'}`), told('{held!} ({due#} due)', ({ held, due }) => `${factors(held!)} (${due} à perdre)`),
told('{count#} artillery factors; only the percentage counts', ({ count }) => `${counted(count!, 'facteur', 'facteurs')} d’artillerie ; seul le pourcentage compte`),
told('{count#} guard factors lost, {levels#} added to the morale level', ({ count, levels }) => `${counted(count!, 'facteur', 'facteurs')} de garde perdus, ${levels} ajoutés au niveau de moral`),
ofPowers('{P} against {other!}', ({ P, other }) => `${Le(P!)} contre ${le(other!)}`),
ofUnits('{U} and the garrison of the depot', ({ U }) => listed([...items(U!).map(le), 'la garnison du dépôt'])),
told('{leader!} takes command', '{leader} prend le commandement'), told('{leader!}, as agreed', '{leader}, d’un commun accord'), told('{leaders!} without corps', '{leaders} sans corps'),
told('{leader!}, named by {who!}', ({ leader, who }) => `${leader}, désigné par ${le(who!)}`),
);
