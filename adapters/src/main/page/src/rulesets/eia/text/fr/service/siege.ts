import { counted, factors } from './counts';
import { Le, at, de, from, le, to } from './nouns';
import { ofPower, texts, told } from './build';

const results: Readonly<Record<string, string>> = {
  'no result': 'aucun résultat', 'the garrison may make a sortie': 'la garnison peut faire une sortie', 'the walls are breached': 'une brèche est ouverte',
};
/** Results of the siege table, and the name of a siege. */
export const siege = texts({
  ...results,
},
told('Siege of {city!}', ({ city }) => `Siège ${from(city!)}`),
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
