import { t as board } from '.';
import { inLanguage } from '../../../text/spoken';
import { frenchSetUp } from './fr/setup';

/** The English texts of the forms of a set-up. */
export const setUp = {
  stack: 'Stack', id: 'Id', province: 'Province', country: 'Country', units: 'Counters', armyPlus: 'ARMY\u00a0+', armyMinus: 'ARMY\u00a0−', ld: 'LD', veteran: 'Veterans',
  timar: 'Timar and Pashas, of Turkey alone', pashas: (ld: number) => `Pashas of ${ld} LD`, reforms: 'Reforms of the army, of Turkey alone',
  pool: 'Counters of the country, where they are not the printed ones', poolArmy: 'ARMY counters', poolLd: 'LD counters',
  remove: 'Remove', leadersOf: 'Leaders with the stack', noLeaders: 'No leader of this country is in the scenario.', newStack: (country: string) => `New stack of ${country}`,
  nobody: 'Take countries into the war first: below, under Countries.', stacksHere: 'Stacks here', control: 'Control and fortress', owner: 'Owner', controller: 'Controlled by',
  level: (printed: number) => `Fortress level (printed ${printed})`, owned: (owner: string) => `In 1492 it belongs to ${owner}.`,
  fleet: 'Naval stack', fleetsHere: 'Naval stacks here', newFleet: (country: string) => `New naval stack of ${country}`, lies: 'Port or sea zone', ships: 'Ships, those in FLEET counters counted',
  fleetPlus: 'FLEET\u00a0+', fleetMinus: 'FLEET\u00a0−', nwd: 'Warships', ngd: 'Galleys', ntd: 'Transports', vgd: 'Galleasses', nde: 'Thirds of a warship besides', blockades: 'Blockades the port of', supplies: 'Supplies the troops in', sailsUnder: 'Sails under the stack of an ally',
  navy: 'Navy, of a country with naval stacks', navalTechnology: 'Naval technology', navalLevel: 'Naval technology level',
  round: 'Turn and round', name: 'Name', period: 'Period', turn: 'Turn', startRound: 'First round', poorWeather: 'Poor weather this turn',
  countries: 'Countries and alliances', alliance: 'Alliance', newAlliance: 'an alliance of its own', allianceOf: (at: number, others: string) => `${at}${others ? `: with ${others}` : ''}`,
  take: 'Take into the war', country1: 'Country', initiative: 'Initiative', technology: 'Land technology', technologyLevel: 'Technology level', tercio: 'Tercios', stability: 'Stability',
  wars: 'Wars', against: (one: string, other: string) => `${one} against ${other}`,
  outOfWar: 'Out of the war', leaders: 'Leaders', newLeader: 'New leader', leader: 'Leader', rank: 'Rank', maneuver: 'Manoeuvre', fire: 'Fire', shock: 'Shock', siege: 'Siege',
  monarch: 'Monarch', kind: 'Kind', anonymous: 'Unnamed', whiteValues: 'White values', escaped: 'Has escaped his first death before', printedLeaders: 'Printed leaders', printedId: 'Id of the counter', printedCountry: 'Serves', newPrinted: 'New printed leader',
  more: { veteranLd: 'Veteran LD, if not all', inside: 'Inside the fortress', cutOff: 'Without a line of supply in its last supply segment' } as Record<string, string>,
  lde: 'LDE, thirds of an LD', establishments: 'Establishments', found: 'New establishment', establishmentLevel: 'Level, of a trading post or a colony', fortress: 'Level of its fortress', militiaLost: 'LDE lost by the militia of a colony', natives: 'Natives', gold: 'Ducats that wait for ships',
  establishmentKinds: { fort: 'fort', mission: 'mission', 'trading-post': 'trading post', colony: 'colony' } as Record<string, string>,
  nativesLeft: { ld: 'LD left', lde: 'LDE besides' }, risen: (country: string) => `risen against ${country}`,
  known: 'Discovered by', knownToAll: 'all', knownOf1492: 'As long as nothing is ticked anywhere, what was known in 1492 is known.',
  noWorld: 'This scenario is played in Europe alone.', playWorld: 'Play in the rest of the world too',
  convoy: 'Its transports are the convoy', goldAboard: 'Ducats aboard',
  convoys: { 'flota-de-oro': 'Flota de Oro', 'flota-del-peru': 'Flota del Perú', levant: 'Levant', 'east-indies': 'East Indies' } as Record<string, string>,
  unnamed: 'without a name',
  paint: 'Paint', owns: 'belongs to it', holds: 'is held by it', asPrinted: 'as printed', troops: 'Troops', navies: 'Ships', veteranWord: 'veteran', insideWord: 'inside',
  noCountry: (word: string) => `There is no country ${word}.`, severalCountries: (word: string, names: string) => `${word} may be ${names}.`, noPlace: (word: string) => word ? `There is no place ${word} for it.` : 'The place is missing.',
  severalPlaces: (word: string, names: string) => `${word} may be ${names}.`, noCounters: 'The counters are missing, such as A+ or 2LD.', landOrSea: 'Troops and ships stand in lines of their own.', noExtra: (extra: string) => `“${extra}” says nothing here: siege S-1, veteran or inside may stand there.`,
  pieceOf: (kind: string, id: string, country: string, place: string) => `${kind} ${id} of ${country} in ${place}`, siegeOf: (place: string) => `Siege of ${place}`,
  takeIn: (country: string) => `Take ${country} into the war`, makeOwn: (place: string, country: string) => `Give ${place} to ${country}`, putOutside: 'Put it outside', otherId: 'Give it another id', onlyLie: 'Let it only lie there', takeOut: 'Take it out',
  allyAlone: (country: string) => `Give ${country} an alliance of its own`, giveNavy: (country: string) => `Give ${country} carracks`, liftSiege: 'Take the siege out', beginS1: 'Begin in S1',
};

/** The words of the page with those of the forms of a set-up. */
export const t = { ...board, setup: inLanguage(setUp, frenchSetUp) };
