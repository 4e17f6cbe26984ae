import { counted, factors } from './counts';
import { Le, at, de, from, items, kind, le, listed, to } from './nouns';
import { ofPower, ofUnit, ofUnits, texts, told } from './build';

const duties: Readonly<Record<string, string>> = {
  'no result': 'aucun résultat', 'the garrison may make a sortie': 'la garnison peut faire une sortie', 'the walls are breached': 'une brèche est ouverte',
};
const endings: Readonly<Record<string, string>> = {
  'the attacker wins': 'l’attaquant gagne', 'the defender wins': 'le défenseur gagne', 'both sides are beaten': 'les deux camps sont battus', 'nobody has won': 'personne n’a gagné',
};

/** What is lost at a city: {@code 1 cavalry of France II C, 2 infantry of the garrison of France}. */
function losses(english: string): string {
  return items(english).map((share) => {
    const [held, ...of] = share.split(' of ');
    return `${factors(held!)} ${de(of.join(' of '))}`;
  }).join(', ');
}

function leaders(english: string): string {
  return listed(items(english));
}

/** What happens in sieges. */
export const siege = texts({
  ...duties, 'The honors of war are granted.': 'Les honneurs de la guerre sont accordés.', 'The honors of war are refused.': 'Les honneurs de la guerre sont refusés.', 'The loss of the sortie is chosen.': 'La perte de la sortie est choisie.',
  'The besiegers have moved.': 'Les assiégeants ont reculé.', 'Enemies are there: the retreat goes on.': 'Des ennemis s’y trouvent : la retraite continue.',
},
ofPower('{P} has decided what the garrison of {city!} does.', ({ P, city }) => `${Le(P!)} a décidé ce que fait la garnison ${from(city!)}.`),
ofPower('{P} goes on besieging {city!} without an assault attempt.', ({ P, city }) => `${Le(P!)} continue d’assiéger ${city} sans essai d’assaut.`),
ofPower('{P} launches an assault attempt on {city!}: {result}.', ({ P, city, result }) => `${Le(P!)} lance un essai d’assaut contre ${city} : ${result}.`),
ofPower('{P} decides on a sortie from {city!}.', ({ P, city }) => `${Le(P!)} décide d’une sortie ${from(city!)}.`),
ofPower('{P} chooses the factor that the sortie costs.', ({ P }) => `${Le(P!)} choisit le facteur que coûte la sortie.`),
ofPower('{P} decides what the garrison of {city!} does in the breach.', ({ P, city }) => `${Le(P!)} décide ce que fait la garnison ${from(city!)} sur la brèche.`),
ofPower('{P} is asked for the honors of war.', ({ P }) => `Les honneurs de la guerre sont demandés ${to(P!)}.`),
ofPower('{P} chooses where the garrison of {city!} goes.', ({ P, city }) => `${Le(P!)} choisit où va la garnison ${from(city!)}.`),
ofPower('{P} fights at {city!}.', ({ P, city }) => `${Le(P!)} combat ${at(city!)}.`), ofPower('{P} retreats the besiegers of {city!}.', ({ P, city }) => `${Le(P!)} fait reculer les assiégeants ${from(city!)}.`),
ofPower('{P} decides whether corps move out of {city!}.', ({ P, city }) => `${Le(P!)} décide si des corps sortent ${from(city!)}.`),
ofPower('{P} decides on the depot in {city!}.', ({ P, city }) => `${Le(P!)} décide du dépôt ${at(city!)}.`),
told('The garrison of {city!} makes no sortie.', ({ city }) => `La garnison ${from(city!)} ne fait pas de sortie.`),
told('The garrison of {city!} makes a sortie: the garrison loses one factor.', ({ city }) => `La garnison ${from(city!)} fait une sortie : la garnison perd un facteur.`),
told('The garrison of {city!} makes a sortie: the besieger loses one factor.', ({ city }) => `La garnison ${from(city!)} fait une sortie : l’assiégeant perd un facteur.`),
told('The garrison leaves {city!} with the honors of war and goes to {refuge!}.', ({ city, refuge }) => `La garnison quitte ${city} avec les honneurs de la guerre et va ${at(refuge!)}.`),
told('The besiegers assault {city!}.', 'Les assiégeants donnent l’assaut à {city}.'),
...['factors', 'factor'].map((word) => told(`The garrison of {city!} attacks its besiegers with {count#} ${word}.`, ({ city, count }) =>
  `La garnison ${from(city!)} attaque ses assiégeants avec ${counted(count!, 'facteur', 'facteurs')}.`)),
told('The garrison of {city!} asks for the honors of war.', ({ city }) => `La garnison ${from(city!)} demande les honneurs de la guerre.`),
told('The garrison of {city!} surrenders.', ({ city }) => `La garnison ${from(city!)} se rend.`), told('The garrison of {city!} fights in the breach.', ({ city }) => `La garnison ${from(city!)} combat sur la brèche.`),
told('It is decided which corps stay in {city!}.', ({ city }) => `Il est décidé quels corps restent ${at(city!)}.`),
told('Round {round#} at {city!}: the besieger has to lose {one#}, the garrison {two#}.', ({ round, city, one, two }) => `Round ${round} ${at(city!)} : l’assiégeant doit perdre ${one}, la garnison ${two}.`),
told('Round {round#} at {city!} is over; the combat goes on.', ({ round, city }) => `Le round ${round} ${at(city!)} est fini ; le combat continue.`),
told('Round {round#} at {city!}: all losses are taken.', ({ round, city }) => `Round ${round} ${at(city!)} : toutes les pertes sont prises.`),
Object.entries(endings).map(([english, french]) => told(`The combat at {city!} is over: ${english}.`, ({ city }) => `Le combat ${at(city!)} est fini : ${french}.`)),
...['is', 'are'].flatMap((be) => [
  told(`Lost at {city!}: a factor that only its owner knows. {corps!} ${be} removed from the map.`, ({ city, corps }) => `Perdu ${at(city!)} : un facteur que seule sa puissance connaît. ${gone(corps!)}.`),
  told(`Lost at {city!}: {losses!}. {corps!} ${be} removed from the map.`, ({ city, losses: lost, corps }) => `Pertes ${at(city!)} : ${losses(lost!)}. ${gone(corps!)}.`),
]),
told('Lost at {city!}: a factor that only its owner knows.', ({ city }) => `Perdu ${at(city!)} : un facteur que seule sa puissance connaît.`),
told('Lost at {city!}: {losses!}.', ({ city, losses: lost }) => `Pertes ${at(city!)} : ${losses(lost!)}.`),
ofPower('{P} takes prisoners at {city!}: {prisoners!}.', ({ P, city, prisoners: held }) => `${Le(P!)} fait des prisonniers ${at(city!)} : ${prisoners(held!)}.`),
ofPower('{P} gains a political point for {city!}.', ({ P, city }) => `${Le(P!)} gagne un point politique pour ${city}.`),
ofPower('{P} gains {count#} political points for {city!}.', ({ P, count, city }) => `${Le(P!)} gagne ${count} points politiques pour ${city}.`),
told('The besiegers of {city!} are retreated from {from!} to {to!}.', ({ city, from: start, to: end }) => `Les assiégeants ${from(city!)} reculent ${from(start!)} vers ${end}.`),
ofUnits('{U} moves out of {city!}.', ({ U, city }) => `${Le(U!)} sort ${from(city!)}.`), ofUnits('{U} move out of {city!}.', ({ U, city }) => `${Le(U!)} sortent ${from(city!)}.`),
ofPower('{P}\'s depot in {city!} is destroyed.', ({ P, city }) => `Le dépôt ${de(P!)} ${at(city!)} est détruit.`),
ofPower('{P}\'s depot in {city!} becomes one of {by!}.', ({ P, city, by }) => `Le dépôt ${de(P!)} ${at(city!)} devient un dépôt ${de(by!)}.`),
told('Siege of {city!}', ({ city }) => `Siège ${from(city!)}`),
);

function gone(corps: string): string {
  return `${Le(corps)} ${items(corps).length > 1 ? 'sont retirés' : 'est retiré'} de la carte`;
}

/** Factors taken prisoner, and the leaders with them. */
function prisoners(english: string): string {
  const found = /^((?:\d+ [a-z ]+?(?:, | and )?)+?)(?: and ((?![0-9]).+))?$/.exec(english);
  return found?.[2] && /^[A-Z]/.test(found[2]) ? `${factors(found[1]!)}, et ${leaders(found[2])}` : factors(english);
}

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
told('{city!} is besieged no longer.', '{city} n’est plus assiégée.'), told('{city!} is still besieged by {who!}.', ({ city, who }) => `${city} est encore assiégée par ${le(who!)}.`),
told('{city!} is not besieged.', '{city} n’est pas assiégée.'), told('{city!} is captured', '{city} est prise'),
told('{leaders!} leaves the map without a corps.', ({ leaders: who }) => `${leaders(who!)} quitte la carte sans corps.`), told('{leaders!} leave the map without a corps.', ({ leaders: who }) => `${leaders(who!)} quittent la carte sans corps.`),
);
