import { t as board } from '.';
import { inLanguage } from '../../../text/spoken';
import { frenchSea } from './fr/sea';

const count = (number: number, one: string, many: string) => number === 1 ? `1 ${one}` : `${number} ${many}`;

/** The English texts of ships and voyages. */
export const english = {
  size: (size: string) => `${size} ND`,
  kinds: {
    fleetPlus: (number: number) => `${number} FLEET+`, fleetMinus: (number: number) => `${number} FLEET−`, nwd: (number: number) => count(number, 'warship', 'warships'),
    vgd: (number: number) => count(number, 'galleass', 'galleasses'), ngd: (number: number) => count(number, 'galley', 'galleys'),
    ntd: (number: number) => count(number, 'transport', 'transports'), nde: (number: number) => count(number, 'third of a warship', 'thirds of a warship'),
  } as Record<string, (number: number) => string>,
  actions: {
    battle: (target: string) => `will attack ${target}`, blockade: (target: string) => `blockades ${target}`, supply: (target: string) => target ? `supplies the troops in ${target}` : 'supplies troops on the coasts',
    'blockade-and-supply': (target: string) => `blockades ${target} and supplies the troops there`, relief: (target: string) => `supplies besieged ${target}`,
    'fight-corsairs': () => 'fights corsairs', landing: (target: string) => `lands troops in ${target}`,
    invasion: (target: string) => `lands troops in ${target}, supplies them and blockades the port`, exploration: () => 'explores',
    'landing-and-supply': (target: string) => `lands troops in ${target} and supplies them`, 'landing-and-blockade': (target: string) => `lands troops in ${target} and blockades the port`,
    reinforcement: (target: string) => `lands troops in besieged ${target} and supplies it`, regrouping: () => 'pauses to drop and pick up ships',
  } as Record<string, (target: string) => string>,
  doingShort: {
    battle: 'about to attack', blockade: 'blockading', supply: 'supplying troops', 'blockade-and-supply': 'blockading and supplying', relief: 'supplying a besieged port',
    'fight-corsairs': 'fighting corsairs', landing: 'landing troops', invasion: 'landing, blockading and supplying', exploration: 'exploring',
    'landing-and-supply': 'landing and supplying', 'landing-and-blockade': 'landing and blockading', reinforcement: 'reinforcing a besieged port', regrouping: 'pausing',
  } as Record<string, string>,
  leads: (others: string[]) => `one stack with ${others.join(' and ')}, which it leads`, under: (lead: string) => `one stack with ${lead}, which leads it`,
  carries: (what: string) => `carries ${what}`, gold: (ducats: number) => `${ducats} ducats`, convoy: (name: string, transports: number) => `${name}, ${count(transports, 'transport', 'transports')}`,
  capacity: (points: number) => `nothing aboard; room for ${points} transport points`,
  noSource: 'no source of supply in reach', atSource: 'its source of supply is here', source: (zones: number) => `${count(zones, 'zone', 'zones')} from its source of supply`,
  difficulty: 'Difficulty', difficult: (difficulty: number, malus: number) => malus ? `${difficulty}, malus ${malus}` : String(difficulty),
  straits: 'Straits', strait: (to: string, fort: string, controller: string) => `to ${to}: fort of ${fort}${controller ? `, ${controller}` : ''}`,
  atSea: 'At sea', firstLine: 'First line', notFormed: 'not revealed yet', lines: { nwd: 'warships', ngd: 'galleys', ntd: 'transports' } as Record<string, string>,
  wind: 'Wind', hasWind: 'has the wind', withdrew: 'withdraws with it', captured: 'Captures', taken: (ships: string, ducats: number) => ducats ? `${ships}, and ${ducats} ducats` : ships,
  lost: 'Ships lost', destroyed: (ships: string) => ships && `destroyed: ${ships}`, damaged: (ships: string) => ships && `damaged: ${ships}`, left: (ships: string) => ships ? `left: ${ships}` : 'nothing is left',
  afterwards: 'Afterwards', retreats: (port: string) => `goes to the port of ${port}`, stays: 'can reach no port and stays', follows: (port: string) => `follows and blockades ${port}`,
  pauseToDrop: (voyage: string) => `${voyage} and pause there to drop ships`,
  voyage: 'The voyage', atTheEnd: (what: string) => `At the end of the way it ${what}.`,
};

/** The words of the page with those of ships. */
export const t = { ...board, sea: inLanguage(english, frenchSea) };
