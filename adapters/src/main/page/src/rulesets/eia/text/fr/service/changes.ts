import { factors } from './counts';
import { Le, at, de, kind, le } from './nouns';
import { ofNation, ofPower, ofUnits, texts, told } from './build';

/** The forms of the host's adjustments. */
export const changes = texts({
  'Corps: place or move': 'Corps : placer ou déplacer', 'Corps: factors': 'Corps : facteurs', 'Corps: remove': 'Corps : retirer', 'Leader: place, move or free': 'Chef : placer, déplacer ou libérer',
  'Leader: take off the map, free': 'Chef : retirer de la carte, libre', 'Leader: captured': 'Chef : capturé', 'Garrison of a city': 'Garnison d’une ville', 'Depot: place or write anew': 'Dépôt : placer ou inscrire de nouveau',
  'Depot: remove': 'Dépôt : retirer', 'Cossacks, freikorps, guerillas: place': 'Cosaques, corps francs, guérillas : placer', 'Cossack, freikorps or guerilla: remove': 'Cosaque, corps franc ou guérilla : retirer',
  'War, peace or alliance': 'Guerre, paix ou alliance', 'Access and use of depots': 'Accès et emploi de dépôts', Money: 'Argent', 'Political points': 'Points politiques', 'Control of a city': 'Contrôle d’une ville',
  'Control of a province or free state': 'Contrôle d’une province ou d’un État libre', 'Step of the sequence': 'Étape de la séquence', Area: 'Zone', Leader: 'Chef', Power: 'Puissance', Nation: 'Nation', Type: 'Sorte', Counters: 'Pions', Counter: 'Pion',
  'City in area': 'Ville de la zone', 'Captured by': 'Capturé par', Garrison: 'Garnison', 'Other nation': 'Autre nation', 'They are': 'Elles sont', 'Permitted by': 'Permis par', 'Permitted to': 'Permis à', Permission: 'Permission', Granted: 'Accordée',
  'Money points': 'Points d’argent', 'Since the game began': 'Depuis le début de la partie', 'Controlled by': 'Contrôlée par', Standing: 'Statut', Owner: 'Possesseur', Besieger: 'Assiégeant', Besieges: 'Assiège', Year: 'Année', Step: 'Étape', 'Moved by': 'Déplacé par',
  'Inside the city': 'Dans la ville', 'adjustment by the host': 'ajustement par l’hôte', change: 'changement',
});

/** Why an adjustment or a scenario is not fit. */
export const faults = texts({
  'a power does not capture its own leader': 'une puissance ne capture pas son propre chef', 'it is off the map already': 'il est déjà hors de la carte', 'the game names new counters': 'la partie nomme elle-même les nouveaux pions',
  'the order of this month is not set: France announces its slot first': 'l’ordre de ce mois n’est pas fixé : la France annonce d’abord sa place', 'a nation has no relation to itself': 'une nation n’a pas de relation avec elle-même',
  'a corps that is put on the map holds at least one factor (EIA-7.3.3.1.2)': 'un corps mis sur la carte contient un facteur au moins (EIA-7.3.3.1.2)', 'this is between powers alone': 'cela ne vaut qu’entre puissances',
  'a major power takes part in each war': 'une puissance prend part à chaque guerre', 'no power is at war with a state that it controls': 'aucune puissance n’est en guerre avec un État qu’elle contrôle',
  'they act in one sequence of this month (EIA-7.1.2); set the month first, which begins it anew': 'elles agissent dans une même séquence de ce mois (EIA-7.1.2) ; fixez d’abord le mois, ce qui le recommence',
  'a neutral state belongs to itself': 'un État neutre n’appartient qu’à lui-même', 'a major power owns or controls it': 'une puissance le possède ou le contrôle', 'an adjustment sets one month or one step': 'un ajustement fixe un seul mois ou une seule étape',
  'cannot be made while a question waits for its answer or in the land combat step': 'ne peut se faire tant qu’une question attend sa réponse, ni dans l’étape du combat terrestre',
  'Money and political points alone can be adjusted now; go on, or take the game back to a position before the land combat step.':
    'Seuls l’argent et les points politiques peuvent être ajustés maintenant ; poursuivez, ou reprenez la partie à une position antérieure à l’étape du combat terrestre.',
  'a scenario has a first month': 'un scénario a un premier mois', 'a scenario has a last month': 'un scénario a un dernier mois', 'is missing': 'manque', 'a game has at least one power': 'une partie a une puissance au moins',
  'the last month lies before the first one': 'le dernier mois est avant le premier', 'no corps of this id is on the map': 'aucun corps de cet identifiant n’est sur la carte', 'a garrison has at least one factor': 'une garnison a un facteur au moins',
  'each fleet has an id of its own': 'chaque flotte a son propre identifiant', 'a fleet that blockades a port is at that port': 'une flotte qui bloque un port est dans ce port', 'a piece on a fleet is in no city': 'un pion sur une flotte n’est dans aucune ville',
  'has a truce with itself': 'a une trêve avec elle-même', 'is allied with itself': 'est alliée à elle-même', 'the arrow over the Channel is an optional rule that this game does not use': 'la flèche de la Manche est une règle optionnelle que cette partie n’emploie pas',
},
told('a depot has room for {count#} factors (EIA-7.3.3.5)', 'un dépôt a place pour {count} facteurs (EIA-7.3.3.5)'), told('the war ends with {month}', 'la guerre finit avec {month}'),
told('a scenario has a name of at most {count#} letters', 'un scénario a un nom de {count} lettres au plus'), told('has {count#} elements; at most {most#} are allowed', 'a {count} éléments ; {most} au plus sont permis'),
told('an id has {count#} characters; at most {most#} are allowed', 'un identifiant a {count} caractères ; {most} au plus sont permis'), told('there is no corps {word!}', 'il n’y a pas de corps {word}'),
told('there is no leader {word!}', 'il n’y a pas de chef {word}'), told('there is no land area {word!}', 'il n’y a pas de zone terrestre {word}'), told('there is no power or minor state {word!}', 'il n’y a pas de puissance ni d’État mineur {word}'),
told('there is no province {word!}', 'il n’y a pas de province {word}'), told('there is no city in area {word!}', 'il n’y a pas de ville dans la zone {word}'), told('there is no fleet {word!}', 'il n’y a pas de flotte {word}'),
told('a neutral state belongs to itself: {who!}', 'un État neutre n’appartient qu’à lui-même : {who}'), told('a major power takes part in each war: {pair!}', 'une puissance prend part à chaque guerre : {pair}'),
told('only allies move together: {pair!} are none', 'seuls des alliés bougent ensemble : {pair} ne le sont pas'),
told('a fleet of {who!} in {place!} closes the crossing', ({ who, place }) => `une flotte ${de(who!)} ${at(place!)} ferme le passage`),
ofUnits('{U} is of a minor state: say which power moves it', ({ U }) => `${le(U!)} est d’un État mineur : dites quelle puissance le déplace`),
ofUnits('{U} is not moved by {who!}', ({ U, who }) => `${le(U!)} n’est pas déplacé par ${le(who!)}`), ofUnits('{U} is moved by {who!}', ({ U, who }) => `${le(U!)} est déplacé par ${who === 'its controller' ? 'qui contrôle son État' : le(who!)}`),
ofUnits('{U} is not on the map', ({ U }) => `${le(U!)} n’est pas sur la carte`), ofUnits('{U} is on the map already', ({ U }) => `${le(U!)} est déjà sur la carte`),
ofUnits('{U} holds at least one factor (EIA-7.3.3.1.2); withdraw it instead', ({ U }) => `${le(U!)} contient un facteur au moins (EIA-7.3.3.1.2) ; retirez-le plutôt`),
ofUnits('{U} holds at least one factor (EIA-7.3.3.1.2)', ({ U }) => `${le(U!)} contient un facteur au moins (EIA-7.3.3.1.2)`),
ofUnits('{U} cannot hold {held!}; it holds at most {room!}, militia in the place of infantry', ({ U, held, room }) => `${le(U!)} ne peut contenir ${factors(held!)} ; il contient au plus ${factors(room!)}, la milice à la place de l’infanterie`),
ofUnits('{U} cannot hold {held!}; it holds at most {room!}', ({ U, held, room }) => `${le(U!)} ne peut contenir ${factors(held!)} ; il contient au plus ${factors(room!)}`),
ofPower('{P} needs no permission of its own', ({ P }) => `${le(P!)} n’a pas besoin de sa propre permission`), ofPower('{P} is not in this game.', ({ P }) => `${Le(P!)} n’est pas dans cette partie.`),
ofPower('{P} is not in the game', ({ P }) => `${le(P!)} n’est pas dans la partie`), ofPower('{P} is listed twice', ({ P }) => `${le(P!)} est deux fois dans la liste`),
ofPower('{P} has no counters of {type!} (EIA-10.1)', ({ P, type }) => `${le(P!)} n’a pas de pions de cette sorte : ${kind(type!)} (EIA-10.1)`), ofPower('{P} has {count#} depot counters (EIA-7.2)', ({ P, count }) => `${le(P!)} a ${count} pions de dépôt (EIA-7.2)`),
ofPower('{P} besieges {place!} with a corps in the field there, without enemy corps in the field, and with enemies inside (EIA-7.5.4)', ({ P, place }) =>
  `${le(P!)} assiège ${place} avec un corps en campagne, sans corps ennemi en campagne, et avec des ennemis dedans (EIA-7.5.4)`),
ofNation('{N} is at war with {other!}, which controls {city!}', ({ N, other, city }) => `${le(N!)} est en guerre avec ${le(other!)}, qui contrôle ${city}`),
ofNation('{N} is at war with {other!}: set peace first', ({ N, other }) => `${le(N!)} est en guerre avec ${le(other!)} : faites d’abord la paix`),
ofNation('{N} is no free state under {who!}, which moves {corps!}', ({ N, who, corps }) => `${le(N!)} n’est pas un État libre sous ${le(who!)}, qui déplace ${le(corps!)}`),
told('{leader!} stands with a corps of {who!} or of its allies (EIA-7.3.3.4): place or withdraw him too', ({ leader, who }) => `${leader} se tient avec un corps ${de(who!)} ou de ses alliés (EIA-7.3.3.4) : placez-le ou retirez-le aussi`),
told('{leader!} stands with a corps of {who!} or of its allies (EIA-7.3.3.4)', ({ leader, who }) => `${leader} se tient avec un corps ${de(who!)} ou de ses alliés (EIA-7.3.3.4)`),
told('{place!} has room for {count#} factors, not for {held#} (EIA-7.3.3.4)', '{place} a place pour {count} facteurs, non pour {held} (EIA-7.3.3.4)'), told('{place!} has a depot already (EIA-7.2)', '{place} a déjà un dépôt (EIA-7.2)'),
told('{place!} has no depot', '{place} n’a pas de dépôt'), told('{place!} has no city', '{place} n’a pas de ville'), told('{word!} is no sea area and has no port', '{word} n’est pas une zone maritime et n’a pas de port'),
told('{province!} is a home province of a major power, and stays one where it is ceded', '{province} est une province d’origine d’une puissance, et le reste là où elle est cédée'),
told('{province!} is a minor state: neutral, a free state or conquered', '{province} est un État mineur : neutre, libre ou conquis'), told('{province!} is a minor state', '{province} est un État mineur'),
told('{type!} factors are no garrison here (EIA-7.3.3.3)', ({ type }) => `les facteurs de cette sorte (${kind(type!)}) ne tiennent pas garnison ici (EIA-7.3.3.3)`),
told('{held!} are no garrison here (EIA-7.3.3.3)', ({ held }) => `${factors(held!)} ne tiennent pas garnison ici (EIA-7.3.3.3)`),
told('{value!} is not within {least#}..{most#}', '{value} n’est pas entre {least} et {most}'),
told('the fleet {fleet!} is at {one!}, not at {two!}', 'la flotte {fleet} est à {one}, non à {two}'),
);
