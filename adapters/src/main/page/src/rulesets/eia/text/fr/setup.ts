import type { Spoken } from '../../../../text/spoken';
import type { setUp } from '../setup';

/** The French texts of the forms of a set-up. */
export const frenchSetUp: Spoken<typeof setUp> = {
  name: 'Nom', year: 'Année', month: 'Mois', from: 'Premier mois', to: 'Dernier mois', time: 'Nom et mois', powers: 'Puissances de la partie', power: 'Puissance', money: 'Argent', bringIn: 'Faire entrer dans la partie', takeOutOf: 'Hors de la partie',
  relations: 'Guerres et alliances', between: (one: string, other: string) => `${one} et ${other}`, minors: 'Guerres avec des États mineurs', more: 'Permissions, trêves et autres guerres',
  relation: { peace: 'en paix', war: 'en guerre', alliance: 'alliées', combined: 'alliées, et bougent ensemble', truce: 'en paix par une trêve' },
  paint: 'Peindre', owns: 'lui appartient', freeState: 'est un État libre sous elle', holdsCity: 'sa ville est tenue par elle', asPrinted: 'comme imprimé', corps: 'Corps', leaders: 'Chefs', posts: 'Postes',
  depot: 'Dépôt', garrison: 'Facteur de garnison', fleet: 'Flotte', irregulars: { cossack: 'Cosaques', freikorps: 'Corps francs', guerilla: 'Guérillas' },
  factors: { infantry: 'Infanterie', guard: 'Garde', militia: 'Milice', cavalry: 'Cavalerie', 'feudal-infantry': 'Infanterie féodale', 'feudal-cavalry': 'Cavalerie féodale', artillery: 'Artillerie', cossack: 'Cosaques', freikorps: 'Corps francs', guerilla: 'Guérillas' },
  area: 'Zone', city: 'Dans la ville', aboard: 'À bord de la flotte', strength: 'Facteurs', count: 'Pions', type: 'Sorte', counter: 'Pion', movedBy: 'Bougé par', withIt: 'Chefs avec lui', noLeader: 'Aucun chef de cette puissance n’est libre.',
  standing: 'Province', standingOf: (province: string) => `Province : ${province}`, owner: 'Appartient à', ofCity: (city: string) => `Ville : ${city}`, heldBy: 'Tenue par', garrisons: 'Garnisons', nation: 'De', depots: 'Dépôt', fleets: 'Flottes', blockades: 'Bloque le port',
  piecesHere: 'Corps et irréguliers ici', remove: 'Retirer', id: 'Identifiant', add: (what: string, power: string) => `${what} (${power})`, nobody: 'Faites d’abord entrer des puissances : plus bas, sous Puissances.', pieceIn: (piece: string, place: string) => `${piece}, ${place}`,
  depotWord: 'dépôt', garrisonWord: 'garnison', fleetWord: 'flotte', blockadeWord: 'blocus', insideWord: 'dedans',
  noPower: (word: string) => `Il n’y a pas de puissance ni d’État mineur ${word}.`, severalPowers: (word: string, names: string) => `${word} peut être ${names}.`, noPlace: (word: string) => word ? `Il n’y a pas de lieu ${word} pour cela.` : 'Le lieu manque.', severalPlaces: (word: string, names: string) => `${word} peut être ${names}.`,
  noPiece: (power: string) => `Ici peut être un corps, un chef, un dépôt, une garnison, une flotte ou des irréguliers, comme I, III ou Guard (${power}).`, noFactors: 'Les facteurs manquent, comme 12i 1c.', noRoom: (piece: string, most: string) => `${piece} contient au plus ${most}.`,
  noExtra: (extra: string) => `« ${extra} » ne dit rien ici : dedans ou blocus peuvent y être.`, minorOf: (state: string) => `${state} n’est pas un État libre : peignez-le d’abord pour une puissance.`, noCity: (place: string) => `${place} n’a pas de ville.`,
  bring: (power: string) => `Faire entrer dans la partie : ${power}`, makeFree: (state: string, power: string) => `En faire un État libre (${state}, ${power})`, fill: 'Le remplir', takeOut: 'Le retirer', putOutside: 'Le mettre dehors', joinCorps: (place: string) => `Le mettre avec un corps : ${place}`,
  onlyLie: 'La laisser seulement là', otherId: 'Lui donner un autre identifiant', noGarrison: 'Retirer sa garnison', fewer: 'Retirer ce qui n’a pas de place', printedAgain: 'Laisser comme imprimé', sameMonth: 'Finir au premier mois',
};
