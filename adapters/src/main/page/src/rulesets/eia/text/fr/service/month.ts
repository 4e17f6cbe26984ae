import { month } from './counts';
import { Le, at, de, items, le, listed, to } from './nouns';
import { ofNation, ofPower, texts, told } from './build';

const PHASES = Object.entries({ 'economic phase': 'phase économique', 'political phase': 'phase politique', 'reinforcement phase': 'phase des renforts', 'naval phase': 'phase navale' });

const TREATIES = Object.entries({ peace: 'une paix', 'a peace that forbids war': 'une paix qui interdit la guerre', 'an alliance': 'une alliance', 'combined movement': 'un mouvement combiné' });

/** The phases before the land phase, as the seats enter them. */
export const months = texts({
  ...Object.fromEntries(PHASES), 'phase of the month': 'phase du mois',
  'This game hides which corps stands where: "corps" is "hidden", and "counter" says which it is.': 'Cette partie cache quel corps se trouve où : « corps » vaut « hidden », et « counter » dit lequel c’est.',
  'Everybody knows which corps stands where: "corps" says which it is, and "counter" is left out.': 'Chacun sait quel corps se trouve où : « corps » dit lequel c’est, et « counter » reste vide.',
  'No phase before the land phase is being entered now.': 'Aucune phase avant la phase terrestre ne s’inscrit maintenant.',
  Manpower: 'Hommes', To: 'Vers', Port: 'Port',
  Province: 'Province',
  'money of the reserve': 'argent de la réserve', 'manpower of the reserve': 'hommes de la réserve', 'money of the treasury': 'argent du trésor', 'declaration of war': 'déclaration de guerre', treaty: 'traité', permission: 'permission',
  'control of a province': 'contrôle d’une province', 'cities that pass with it': 'villes qui passent avec elle', 'occupied since last month': 'occupée depuis le mois dernier', forces: 'forces', 'new fleet': 'nouvelle flotte',
  'fleet off the map': 'flotte hors de la carte', fleet: 'flotte', cargo: 'cargaison', 'depot on a fleet': 'dépôt sur une flotte', embarkation: 'embarquement',
  'From 1 to 999 money points move into the treasury, or out of it as a negative number.': 'De 1 à 999 points d’argent vont au trésor, ou en sortent par un nombre négatif.',
  'From 1 to 20 political points are gained, or lost as a negative number.': 'De 1 à 20 points politiques se gagnent, ou se perdent par un nombre négatif.',
  'An income has 0 to 999 money points and 0 to 999 manpower points, and one at least.': 'Un revenu a de 0 à 999 points d’argent et de 0 à 999 hommes, et un point au moins.',
  'A reserve has room for 9999 points of money and of manpower.': 'Une réserve a place pour 9999 points d’argent et d’hommes.', 'A declaration of war costs 0 to 9 political points.': 'Une déclaration de guerre coûte de 0 à 9 points politiques.',
  'One factor at least is bought.': 'Un facteur au moins s’achète.', 'One factor at least joins a garrison.': 'Un facteur au moins rejoint une garnison.', 'There is no such area.': 'Il n’y a pas de telle zone.',
  'Forces cost 0 to 999 points of money and of manpower.': 'Des forces coûtent de 0 à 999 points d’argent et d’hommes.',
  'From 1 to 20 cossacks or freikorps are raised at once; guerillas rise in the guerilla step.': 'De 1 à 20 cosaques ou corps francs se lèvent à la fois ; les guérillas se lèvent à l’étape des guérillas.',
  'A fleet ends in a sea area or at a port.': 'Une flotte finit dans une zone maritime ou à un port.',
},
PHASES.map(([phase, french]) => [
  told(`The ${phase} is what can be ended now.`, `C’est la ${french} qui peut être terminée maintenant.`), told(`This belongs to the ${phase}, which is not being entered now.`, `Cela appartient à la ${french}, qui ne s’inscrit pas maintenant.`),
  ofPower(`{P} has ended its ${phase} already.`, ({ P }) => `${Le(P!)} a déjà terminé sa ${french}.`),
  ofPower(`{P} has ended its ${phase} of this month; the host can adjust what was forgotten.`, ({ P }) => `${Le(P!)} a terminé sa ${french} de ce mois ; l’hôte peut ajuster ce qui fut oublié.`),
  told(`The ${phase} is still being entered; the land phase begins when all powers have ended what comes before it.`, `La ${french} s’inscrit encore ; la phase terrestre commence quand toutes les puissances ont terminé ce qui la précède.`),
]),
// The economic phase.
told('The reserve of {who!} holds {money#} money points, not {asked#}.', ({ who, money, asked }) => `La réserve ${de(who!)} contient ${money} points d’argent, non ${asked}.`),
told('The treasury of {who!} holds {money#} money points; 0 to 999 can be in it.', ({ who, money }) => `Le trésor ${de(who!)} contient ${money} points d’argent ; il peut en contenir de 0 à 999.`),
// The political phase.
TREATIES.map(([treaty, french]) => [
  told(`What was agreed or declared since leaves no room for ${treaty}; the offer can be declined.`, `Ce qui fut convenu ou déclaré depuis ne laisse pas de place pour ${french} ; l’offre peut être déclinée.`),
]),
ofPower('{P} declares war on a power with which it is neither allied nor bound by a peace, or on a neutral minor state: {nations}.', ({ P, nations }) =>
  `${Le(P!)} déclare la guerre à une puissance avec laquelle elle n’est ni alliée ni liée par une paix, ou à un État mineur neutre : ${listed(items(nations!).map(le))}.`),
ofPower('{P} cannot offer this: peace takes a war, an alliance a peace, combined movement an alliance, and no offer stands twice.', ({ P }) =>
  `${Le(P!)} ne peut offrir cela : une paix suppose une guerre, une alliance la paix, un mouvement combiné une alliance, et une même offre ne se fait pas deux fois.`),
told('No such offer to {who!} waits for an answer.', ({ who }) => `Aucune offre de cette sorte ${to(who!)} n’attend de réponse.`),
ofPower('{P} can leave an alliance that it has, or combined movement with an ally.', ({ P }) => `${Le(P!)} peut quitter une alliance qu’elle a, ou un mouvement combiné avec un allié.`),
ofPower('{P} gives another power what it has not, or takes back what it has.', ({ P }) => `${Le(P!)} donne à une autre puissance ce qu’elle n’a pas, ou reprend ce qu’elle a.`),
ofPower('{P} takes control of a neutral minor state with which it is not at war, and changes the standing of one that it controls; corps of a state keep it a free state.', ({ P }) =>
  `${Le(P!)} prend le contrôle d’un État mineur neutre avec lequel elle n’est pas en guerre, et change le statut d’un État qu’elle contrôle ; les corps d’un État le gardent libre.`),
ofPower('{P} gives a province of its own, or a minor state whose corps are off the map, to another power that is not at war with the state.', ({ P }) =>
  `${Le(P!)} donne une de ses provinces, ou un État mineur dont les corps sont hors de la carte, à une autre puissance qui n’est pas en guerre avec cet État.`),
ofPower('{P} claims an occupation in the first month of a game, of a capital that it holds unbesieged, in a minor state with which it is at war; in later months the clock runs by itself.', ({ P }) =>
  `${Le(P!)} déclare une occupation au premier mois d’une partie, d’une capitale qu’elle tient sans siège, dans un État mineur avec lequel elle est en guerre ; dans les mois suivants, le compte se fait seul.`),
// The reinforcement phase.
ofPower('{P} names a corps of its own on the map.', ({ P }) => `${Le(P!)} nomme un de ses corps sur la carte.`), ofPower('{P} has no such counter of a corps off the map; it has {words}.', ({ P, words }) => `${Le(P!)} n’a pas de tel pion de corps hors de la carte ; elle a ${words}.`),
ofPower('{P} has no such counter of a corps off the map.', ({ P }) => `${Le(P!)} n’a pas de tel pion de corps hors de la carte.`),
ofPower('{P} does not control {place!}.', ({ P, place }) => `${Le(P!)} ne contrôle pas ${place}.`), told('Enemies are inside the city of {place!}.', ({ place }) => `Des ennemis sont dans la ville ${de(place!)}.`), told('Enemy corps stand in {place!}.', ({ place }) => `Des corps ennemis se tiennent ${at(place!)}.`),
told('The reserve of {who!} holds {money#} money and {manpower#} manpower, not {askedMoney#} and {askedManpower#}.', ({ who, money, manpower, askedMoney, askedManpower }) =>
  `La réserve ${de(who!)} contient ${money} d’argent et ${manpower} hommes, non ${askedMoney} et ${askedManpower}.`),
told('{corps!} is on a fleet, where no reinforcement reaches it.', ({ corps }) => `${Le(corps!)} est sur une flotte, où aucun renfort ne le rejoint.`),
told('{corps!} is besieged in {place!}, where no reinforcement reaches it.', ({ corps, place }) => `${Le(corps!)} est assiégé ${at(place!)}, où aucun renfort ne le rejoint.`),
told('{corps!} stands outside the territory of {who!} and farther than 3 areas from a depot of a valid chain.', ({ corps, who }) =>
  `${Le(corps!)} se tient hors du territoire ${de(who!)} et à plus de 3 zones d’un dépôt d’une chaîne valable.`),
ofPower('{P} brings a leader of its own who is off the map and no prisoner.', ({ P }) => `${Le(P!)} fait venir un de ses chefs qui est hors de la carte et n’est pas prisonnier.`),
told('A leader joins a corps of {who!} or of its allies that is neither besieged nor at sea.', ({ who }) => `Un chef rejoint un corps ${de(who!)} ou de ses alliés qui n’est ni assiégé ni en mer.`),
ofPower('{P} sends a leader of its own home who is on the map and not in a besieged city.', ({ P }) => `${Le(P!)} renvoie un de ses chefs qui est sur la carte et n’est pas dans une ville assiégée.`),
// The naval phase.
ofPower('{P} embarks a corps of its own in a friendly port where a fleet of it or of an ally lies; from a besieged port only what is inside, and never past enemy corps.', ({ P }) =>
  `${Le(P!)} embarque un de ses corps dans un port ami où se trouve une flotte à elle ou à un allié ; d’un port assiégé, seulement ce qui est dedans, et jamais devant des corps ennemis.`),
told('With {corps!} go leaders of {who!} who are at the same place.', ({ corps, who }) => `Avec ${le(corps!)} partent des chefs ${de(who!)} qui sont au même endroit.`),
ofPower('{P} launches a fleet in a port that it controls and nobody besieges.', ({ P }) => `${Le(P!)} met une flotte à l’eau dans un port qu’elle contrôle et que personne n’assiège.`),
ofPower('{P} has {count#} fleets, the most that the program keeps for a power.', ({ P, count }) => `${Le(P!)} a ${count} flottes, le plus que le programme tient pour une puissance.`),
ofPower('{P} has no fleet on the map.', ({ P }) => `${Le(P!)} n’a pas de flotte sur la carte.`), ofPower('{P} names a fleet of its own: {fleets}.', ({ P, fleets }) => `${Le(P!)} nomme une de ses flottes : ${fleets}.`),
told('A blockade lies at a port, not in {place!}.', ({ place }) => `Un blocus se tient devant un port, non ${at(place!)}.`), told('Ice closes {place!} in {month!}.', ({ place, month: name }) => `La glace ferme ${place} en ${month(name!)}.`),
told('With {fleet} sail corps that are aboard in {place!}: there are none.', ({ fleet, place }) => `Avec ${fleet} partent des corps qui sont à bord ${at(place!)} : il n’y en a pas.`),
told('With {fleet} sail corps that are aboard in {place!}: {words}.', ({ fleet, place, words }) => `Avec ${fleet} partent des corps qui sont à bord ${at(place!)} : ${words}.`),
told('Corps would be left at sea without a fleet: all that are aboard in {place!} sail along.', ({ place }) => `Des corps resteraient en mer sans flotte : tous ceux qui sont à bord ${at(place!)} partent avec elle.`),
);

/** Sentences that begin with a province or a place: read last. */
export const monthsLast = texts({},
ofNation('{N} is neutral.', ({ N }) => `${Le(N!)} : territoire neutre.`),
told('{place!} is besieged.', ({ place }) => `${place} est assiégée.`), told('{place!} has no city.', ({ place }) => `${place} n’a pas de ville.`),
told('{place!} is a friendly port: a fleet lies in it and does not blockade it.', ({ place }) => `${place} est un port ami : une flotte y entre et ne le bloque pas.`),
told('{place!} is no friendly port: a fleet blockades it, or stays at sea.', ({ place }) => `${place} n’est pas un port ami : une flotte le bloque, ou reste en mer.`),
);
