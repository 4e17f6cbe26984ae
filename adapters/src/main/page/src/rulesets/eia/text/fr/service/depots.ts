import { counted } from './counts';
import { Le, at, de, le, to } from './nouns';
import { ofPower, texts, told } from './build';

/** Depots, and the irregulars in their garrisons. */
export const depots = texts({
  'Cossacks and freikorps join the garrison of a depot of their power in their area, outside the city.':
    'Les cosaques et les corps francs rejoignent la garnison d’un dépôt de leur puissance dans leur zone, hors de la ville.',
  'Guerillas do not garrison depots.': 'Les guérillas ne tiennent pas garnison dans les dépôts.',
  'A depot is placed inside a city only where it is a besieged friendly port.': 'Un dépôt n’est placé dans une ville que si c’est un port ami assiégé.',
},
// What is refused.
told('A depot costs {cost#} money point; {who!} has none left.', ({ cost, who }) => `Un dépôt coûte ${counted(cost!, 'point d’argent', 'points d’argent')} ; ${le(who!)} n’en a plus.`),
told('A depot is in {place!} already: one depot in an area.', ({ place }) => `Un dépôt est déjà ${at(place!)} : un seul dépôt par zone.`),
told('A depot is in {place!} already.', ({ place }) => `Un dépôt est déjà ${at(place!)}.`),
told('A depot for invasion supply is in {place!} already.', ({ place }) => `Un dépôt de ravitaillement d’invasion est déjà ${at(place!)}.`),
told('All {most#} depots of {who!} are on the map; remove one first.', ({ most, who }) => `Les ${most} dépôts ${de(who!)} sont tous sur la carte ; retirez-en un d’abord.`),
told('No unblockaded port that is supplied can send supply to {place!}.', ({ place }) => `Aucun port ravitaillé et sans blocus ne peut envoyer du ravitaillement ${at(place!)}.`),
told('There is no land area {area!}.', 'Il n’y a pas de zone terrestre {area}.'),
told('Unbesieged enemies are in {place!}, and no corps of {who!}.', ({ place, who }) => `Des ennemis non assiégés sont ${at(place!)}, et aucun corps ${de(who!)}.`),
told('Outside its own territory {who!} needs an unbesieged corps in {place!}.', ({ who, place }) => `Hors de son territoire, il faut ${to(who!)} un corps non assiégé ${at(place!)}.`),
ofPower('{P} has no depot at {key!}.', ({ P, key }) => `${Le(P!)} n’a pas de dépôt dans la zone ${key}.`),
ofPower('{P} has no fleet in {place!}.', ({ P, place }) => `${Le(P!)} n’a pas de flotte ${at(place!)}.`),
ofPower('{P} has no such factor in the garrison of a depot there.', ({ P }) => `${Le(P!)} n’a là aucun facteur de cette sorte dans la garnison d’un dépôt.`),
told('The garrison of a depot is {most#} factors at most.', 'La garnison d’un dépôt est de {most} facteurs au plus.'),
told('\'{word!}\' is no place for a depot.', '« {word} » n’est pas un lieu pour un dépôt.'),
);

/** Refusals that begin with a place: read last. */
export const depotsLast = texts({},
told('{place!} has no friendly unbesieged city in own territory, no sea supply, and lies not within two unblocked areas of a supplied depot that stood before this month.',
  '{place} n’a ni ville amie non assiégée en territoire propre ni ravitaillement par mer, et n’est pas à deux zones libres au plus d’un dépôt ravitaillé qui existait avant ce mois.'),
told('{place!} has no unblockaded sea supply source.', '{place} n’a pas de source de ravitaillement par mer sans blocus.'),
told('{place!} lies north of the ice line: no invasion supply in winter.', '{place} est au nord de la ligne des glaces : pas de ravitaillement d’invasion en hiver.'),
...['.', ''].map((end) => told(`{place!} is in neutral {province!}, with which {who!} is not at war${end}`, ({ place, province, who }) =>
  `${place} est en territoire neutre (${province}), avec lequel ${le(who!)} n’est pas en guerre${end}`)),
told('{place!} is territory of {owner!}, which has given no access to {who!}.', ({ place, owner, who }) => `${place} est territoire ${de(owner!)}, qui n’a pas donné accès ${to(who!)}.`),
told('{place!} is territory of {owner!}, which gave {who!} no access', ({ place, owner, who }) => `${place} est territoire ${de(owner!)}, qui n’a pas donné accès ${to(who!)}`),
);
