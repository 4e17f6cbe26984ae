import { texts } from './build';

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
