import { counted, factors } from './counts';
import { Le, at, de, from, kind, le, to } from './nouns';
import { ofPower, ofUnit, texts, told } from './build';

const results: Readonly<Record<string, string>> = {
  'no result': 'aucun résultat', 'the garrison may make a sortie': 'la garnison peut faire une sortie', 'the walls are breached': 'une brèche est ouverte',
};
/** Results of the siege table, and the name of a siege. */
export const siege = texts({
  ...results,
},
told('Siege of {city!}', ({ city }) => `Siège ${from(city!)}`),
);

/** What is asked in sieges, and how it is answered. */
export const siegeQuestions = texts({
  'make a sortie': 'faire une sortie', 'stay behind the walls': 'rester derrière les murs', 'ask for the honors of war': 'demander les honneurs de la guerre', 'surrender: all become prisoners': 'se rendre : tous sont prisonniers',
  'fight in the breach': 'combattre sur la brèche', 'grant them: the garrison leaves, the city is captured': 'les accorder : la garnison part, la ville est prise', 'refuse them': 'les refuser', 'launch an assault attempt': 'lancer un essai d’assaut',
  'go on besieging without an attempt': 'continuer le siège sans essai', 'besiege the city no longer': 'ne plus assiéger la ville', 'attack the besiegers with all factors': 'attaquer les assiégeants avec tous les facteurs',
  'all corps stay inside': 'tous les corps restent dedans', 'all corps move out': 'tous les corps sortent', 'one that only its owner sees': 'un que seule sa puissance voit', 'corps that move out': 'corps qui sortent',
  'Which factor is lost to the sortie?': 'Quel facteur est perdu dans la sortie ?', 'at least one factor attacks': 'un facteur au moins attaque',
},
told('What do the besiegers of {city!} do?', ({ city }) => `Que font les assiégeants ${from(city!)} ?`), told('Does the garrison of {city!} attack its besiegers?', ({ city }) => `La garnison ${from(city!)} attaque-t-elle ses assiégeants ?`),
told('Does the garrison of {city!} make a sortie?', ({ city }) => `La garnison ${from(city!)} fait-elle une sortie ?`),
told('The walls of {city!} are breached. What does the garrison do?', ({ city }) => `Une brèche est ouverte dans les murs ${from(city!)}. Que fait la garnison ?`),
told('The garrison of {city!} asks for the honors of war. Are they granted?', ({ city }) => `La garnison ${from(city!)} demande les honneurs de la guerre. Sont-ils accordés ?`),
told('Where does the garrison of {city!} go?', ({ city }) => `Où va la garnison ${from(city!)} ?`), told('Where are the besiegers of {city!} retreated?', ({ city }) => `Où reculent les assiégeants ${from(city!)} ?`),
told('Which corps move out of {city!}?', ({ city }) => `Quels corps sortent ${from(city!)} ?`), told('What becomes of the depot in {city!}?', ({ city }) => `Que devient le dépôt ${at(city!)} ?`),
told('Round {round#} at {city!} is to be fought.', ({ round, city }) => `Le round ${round} ${at(city!)} est à livrer.`), told('fight round {round#}', 'livrer le round {round}'),
told('Which factor does {who!} lose at {city!}?', ({ who, city }) => `Quel facteur ${le(who!)} perd-elle ${at(city!)} ?`),
told('Which {count#} factors does {who!} lose at {city!}?', ({ count, who, city }) => `Quels ${count} facteurs ${le(who!)} perd-elle ${at(city!)} ?`),
told('retreat them to {place!}', 'les faire reculer vers {place}'), told('the garrison goes to {place!}', ({ place }) => `la garnison va ${at(place!)}`), told('lose {type!} first', ({ type }) => `perdre d’abord : ${kind(type!)}`),
...['attack with ', 'lose ', ''].flatMap((verb) => ['infantry', 'cavalry', 'militia', 'guard', 'artillery', 'feudal infantry', 'feudal cavalry', 'cossack', 'freikorps', 'guerilla'].flatMap((type) =>
  [told(`${verb}${type} of {unit!}`, ({ unit }) => `${verb === '' ? '' : verb === 'lose ' ? 'perdre : ' : 'attaquer avec : '}${kind(type)} ${de(unit!)}`)])),
...['infantry', 'militia', 'cossack', 'freikorps', 'cavalry', 'guard', 'artillery'].map((type) => told(`the garrison of the depot: ${type}`, `la garnison du dépôt : ${kind(type)}`)),
ofUnit('{U}: {type!}', ({ U, type }) => `${Le(U!)} : ${kind(type!)}`),
);

/** What is refused in sieges. */
export const siegeRefusals = texts({
  'The honors of war are refused; the garrison surrenders or fights.': 'Les honneurs de la guerre sont refusés ; la garnison se rend ou combat.',
  'There is no friendly unbesieged city to which the garrison could go.': 'Il n’y a pas de ville amie non assiégée où la garnison puisse aller.',
  'The garrison goes to the nearest friendly unbesieged city that has room for it.': 'La garnison va vers la ville amie non assiégée la plus proche qui a place pour elle.',
  'Besiegers retreat into an adjacent area over land, one that is closest to their nearest depot, and into none twice.':
    'Les assiégeants reculent par terre dans une zone voisine, celle qui est la plus proche de leur dépôt le plus voisin, et dans aucune deux fois.',
  'An attack needs at least one factor of the garrison.': 'Une attaque demande un facteur de la garnison au moins.', 'Only corps that are inside the city can move out of it.': 'Seuls les corps qui sont dans la ville peuvent en sortir.',
  'A loss names a piece, a type of factors and a number of them.': 'Une perte nomme un pion, une sorte de facteurs et leur nombre.',
  'A depot is converted only where it would be part of a valid supply chain, the area holds no other depot, and a counter is left.':
    'Un dépôt n’est converti que là où il ferait partie d’une chaîne de ravitaillement valable, où la zone n’a pas d’autre dépôt et s’il reste un pion.',
},
told('The city of {place!} is assaulted only by forces whose corps all used depot supply or took no bonus of unused movement points.', ({ place }) =>
  `La ville ${from(place!)} n’est assaillie que par des forces dont tous les corps ont été ravitaillés par dépôt ou n’ont pris aucun bonus de points de mouvement inemployés.`),
told('No sortie is open to {who!} here.', ({ who }) => `Aucune sortie n’est ici ouverte ${to(who!)}.`),
told('No besiegers of {city!} are retreated by {who!}.', ({ city, who }) => `Aucun assiégeant ${from(city!)} n’est à faire reculer par ${le(who!)}.`),
told('Defenders of {who!} and of its minor states may not ask for the honors of war.', ({ who }) => `Les défenseurs ${de(who!)} et de ses États mineurs ne peuvent pas demander les honneurs de la guerre.`),
told('Nobody asks {who!} for the honors of war here.', ({ who }) => `Personne ne demande ici les honneurs de la guerre ${to(who!)}.`),
told('No breach in {city!} waits for an answer of {who!}.', ({ city, who }) => `Aucune brèche ${at(city!)} n’attend une réponse ${de(who!)}.`),
told('No garrison of {who!} leaves {city!}.', ({ who, city }) => `Aucune garnison ${de(who!)} ne quitte ${city}.`), told('No corps of {who!} was freed in {city!}.', ({ who, city }) => `Aucun corps ${de(who!)} n’a été délivré ${at(city!)}.`),
told('No depot in a captured port waits for {who!} here.', ({ who }) => `Aucun dépôt d’un port pris n’attend ici ${le(who!)}.`),
told('No round of an assault or a garrison attack waits for {who!} here.', ({ who }) => `Aucun round d’un assaut ou d’une attaque de garnison n’attend ici ${le(who!)}.`),
told('There is no city in the area {area!}.', 'Il n’y a pas de ville dans la zone {area}.'),
told('The siege of {city!} is resolved in this sequence: one attempt for each city.', ({ city }) => `Le siège ${from(city!)} est résolu dans cette séquence : un essai par ville.`),
told('The siege of {city!} is not to be resolved now.', ({ city }) => `Le siège ${from(city!)} n’est pas à résoudre maintenant.`),
told('{due#} factors must be lost, not {sum#}.', ({ due, sum }) => `Il faut perdre ${counted(due!, 'facteur', 'facteurs')}, non ${sum}.`),
told('{count#} {type!} of {piece!} cannot be lost; it has {held#} here.', ({ count, type, held }) => `${factors(`${count} ${type}`)} de ce pion ne peuvent être perdus ; il en a ${held} ici.`),
ofPower('{P} decides on the siege of {city!}, not {other!}.', ({ P, city, other }) => `C’est ${le(P!)} qui décide du siège ${from(city!)}, non ${le(other!)}.`),
ofPower('{P} is besieged in {city!}.', ({ P, city }) => `${Le(P!)} est assiégée ${at(city!)}.`), ofPower('{P} has no losses to choose here.', ({ P }) => `${Le(P!)} n’a pas de pertes à choisir ici.`),
);

/** What begins with a place or a name: read last. */
export const siegeLast = texts({},
told('{city!} is not besieged.', '{city} n’est pas assiégée.'), told('{city!} is captured', '{city} est prise'),
);
