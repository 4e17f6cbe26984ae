import { t as board } from '.';
import { inLanguage } from '../../../text/spoken';
import { frenchSetUp } from './fr/setup';

/** The English texts of the forms of a set-up. */
export const setUp = {
  name: 'Name', year: 'Year', month: 'Month', from: 'First month', to: 'Last month', time: 'Name and months', powers: 'Powers of the game', power: 'Power', money: 'Money', bringIn: 'Bring into the game', takeOutOf: 'Out of the game',
  relations: 'Wars and alliances', between: (one: string, other: string) => `${one} and ${other}`, minors: 'Wars with minor states', more: 'Permissions, truces and further wars',
  relation: { peace: 'at peace', war: 'at war', alliance: 'allied', combined: 'allied, and moving together', truce: 'at peace by a truce' },
  paint: 'Paint', owns: 'belongs to it', freeState: 'is a free state under it', holdsCity: 'its city is held by it', asPrinted: 'as printed', corps: 'Corps', leaders: 'Leaders', posts: 'Posts',
  depot: 'Depot', garrison: 'Garrison factor', fleet: 'Fleet', irregulars: { cossack: 'Cossacks', freikorps: 'Freikorps', guerilla: 'Guerillas' } as Record<string, string>,
  factors: { infantry: 'Infantry', guard: 'Guard', militia: 'Militia', cavalry: 'Cavalry', 'feudal-infantry': 'Feudal infantry', 'feudal-cavalry': 'Feudal cavalry', artillery: 'Artillery', cossack: 'Cossacks', freikorps: 'Freikorps', guerilla: 'Guerillas' } as Record<string, string>,
  area: 'Area', city: 'Inside the city', aboard: 'Aboard the fleet', strength: 'Factors', count: 'Counters', type: 'Type', counter: 'Counter', movedBy: 'Moved by', withIt: 'Leaders with it', noLeader: 'No leader of this power is free.',
  standing: 'Province', standingOf: (province: string) => `Province of ${province}`, owner: 'Belongs to', ofCity: (city: string) => `City of ${city}`, heldBy: 'Held by', garrisons: 'Garrisons', nation: 'Of', depots: 'Depot', fleets: 'Fleets', blockades: 'Blockades the port',
  piecesHere: 'Corps and irregulars here', remove: 'Remove', id: 'Id', add: (what: string, power: string) => `${what} of ${power}`, nobody: 'Bring powers into the game first: below, under Powers.', pieceIn: (piece: string, place: string) => `${piece} in ${place}`,
  depotWord: 'depot', garrisonWord: 'garrison', fleetWord: 'fleet', blockadeWord: 'blockading', insideWord: 'inside',
  noPower: (word: string) => `There is no power or minor state ${word}.`, severalPowers: (word: string, names: string) => `${word} may be ${names}.`, noPlace: (word: string) => word ? `There is no place ${word} for it.` : 'The place is missing.', severalPlaces: (word: string, names: string) => `${word} may be ${names}.`,
  noPiece: (power: string) => `Of ${power} a corps, a leader, a depot, a garrison, a fleet or irregulars may stand here, such as I, III or Guard.`, noFactors: 'The factors are missing, such as 12i 1c.', noRoom: (piece: string, most: string) => `${piece} holds at most ${most}.`,
  noExtra: (extra: string) => `“${extra}” says nothing here: inside or blockading may stand there.`, minorOf: (state: string) => `${state} is no free state: paint it for a power first.`, noCity: (place: string) => `${place} has no city.`,
  bring: (power: string) => `Bring ${power} into the game`, makeFree: (state: string, power: string) => `Make ${state} a free state under ${power}`, fill: 'Fill it', takeOut: 'Take it out', putOutside: 'Put it outside', joinCorps: (place: string) => `Put him with a corps in ${place}`,
  onlyLie: 'Let it only lie there', otherId: 'Give it another id', noGarrison: 'Take its garrison out', fewer: 'Take out what has no room', printedAgain: 'Leave it as printed', sameMonth: 'End with the first month',
};

/** The words of the page with those of the forms of a set-up. */
export const t = { ...board, setup: inLanguage(setUp, frenchSetUp) };
