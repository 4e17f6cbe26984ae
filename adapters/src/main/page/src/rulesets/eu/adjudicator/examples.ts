import type { Example } from '../../../adjudicator/book';
import type { ExampleName } from './fields';

const GUISE_AND_ALBA = {
  ruleset: 'eu-military', procedure: 'land-battle', period: 3, terrain: 'plain',
  phasing: { country: 'france', units: { armyPlus: 2 }, armyClass: 'IV', veteran: true, technology: 'muskets', leader: { name: 'Guise', maneuver: 2, fire: 4, shock: 2 } },
  nonPhasing: {
    country: 'spain', units: { armyPlus: 1, ld: 1 }, armyClass: 'III', veteran: true, technology: 'muskets', tercio: true,
    leader: { name: 'Alba', maneuver: 4, fire: 2, shock: 3 }, retreatAfterFirstDay: true,
  },
} as const;

/** One question of each kind and some more, most of them those of the adjudication contract. The first of a procedure is shown when it is chosen. */
export const EXAMPLES: readonly (Example & { name: ExampleName })[] = [
  { name: 'guiseAndAlba', show: 'ruling', request: {
    ...GUISE_AND_ALBA, dice: {
      phasing: { fire1: 8, shock1: 4, fire2: 2, shock2: 6, pursuit: 9, leaderCasualty: 3 },
      nonPhasing: { fire1: 6, shock1: 7, retreatAttempt: 7, fire2: 9, shock2: 5, retreat: 2, leaderCasualty: 6, leaderFate: 4 },
    },
  } },
  { name: 'albaChooses', show: 'compare', request: GUISE_AND_ALBA },
  { name: 'conquistador', show: 'odds', request: {
    ruleset: 'eu-military', procedure: 'land-battle', period: 1, theatre: 'rotw', terrain: 'dense-forest',
    phasing: { country: 'spain', units: { armyMinus: 1 }, technology: 'renaissance', leader: { name: 'Pizarro', maneuver: 4, fire: 3, shock: 4, category: 'conquistador' } },
    nonPhasing: { country: 'natives', units: { ld: 12 }, technology: 'medieval' },
  } },
  { name: 'spainAndTurkey', show: 'ruling', request: {
    ruleset: 'eu-military', procedure: 'naval-battle', seaRegion: 'mediterranean', turn: 20,
    phasing: { country: 'spain', units: { fleetPlus: 1, nwd: 7, ntd: 1 }, technology: 'galleon-fluyt', firstLine: 'nwd', leader: { maneuver: 4, fire: 3, shock: 3 }, captures: ['nwd', 'nwd'] },
    nonPhasing: { country: 'turkey', units: { fleetPlus: 1, ngd: 10 }, technology: 'nau-galleon', firstLine: 'ngd', leader: { maneuver: 3, fire: 2, shock: 4 } },
    dice: {
      phasing: { wind: 6, fire1: 7, shock1: 5, fire2: 8, shock2: 6, pursuit: 8, leaderCasualty: 7 },
      nonPhasing: { wind: 9, fire1: 5, shock1: 4, fire2: 6, shock2: 7, leaderCasualty: 5, leaderFate: 3 },
    },
  } },
  { name: 'storm', show: 'ruling', request: {
    ruleset: 'eu-military', procedure: 'assault', period: 3, fortressLevel: 2,
    besieger: { country: 'france', units: { armyPlus: 1, armyMinus: 1 }, veteran: true, technology: 'muskets', leader: { maneuver: 2, fire: 4, shock: 2 } },
    besieged: { country: 'spain', technology: 'muskets', tercio: true },
    dice: { besieger: { fire: 7, shock: 6, leaderCasualty: 5 }, besieged: { fire: 7, shock: 8, replacementLeader: 4, leaderCasualty: 9 } },
  } },
  { name: 'siegeRound', show: 'ruling', request: {
    ruleset: 'eu-military', procedure: 'undermining', period: 3, terrain: 'plain', fortressLevel: 3, port: 'none', siegeworkPlus: 1, supplyDistance: 2,
    besieger: { country: 'france', units: { armyPlus: 1, armyMinus: 1 } }, besieged: { country: 'spain' }, dice: { undermining: 5 },
  } },
  { name: 'march', show: 'ruling', request: {
    ruleset: 'eu-military', procedure: 'attrition', kind: 'movement', sizeLd: 6, technology: 'muskets', causes: 2, enemyProvince: true, maneuver: 3, pillagePlus: 1,
    pillageChoice: 'pillage', dice: { attrition: 7 },
  } },
  { name: 'voyage', show: 'odds', request: {
    ruleset: 'eu-military', procedure: 'attrition', kind: 'naval', sizeNd: 12, technology: 'carrack', fleets: 2, zonesEntered: 5, greatestDifficulty: 4, maneuver: 2,
  } },
  { name: 'caught', show: 'ruling', request: {
    ruleset: 'eu-military', procedure: 'interception', element: 'land', acrossRiverOrPass: true, target: { friendlyForceOrCity: true },
    interceptor: { maneuver: 4, technologyLevel: 24 }, moving: { maneuver: 3, technologyLevel: 21 }, dice: { interception: 7 },
  } },
  { name: 'slipsAway', show: 'ruling', request: { ruleset: 'eu-military', procedure: 'evasion', phasingManeuver: 2, nonPhasingManeuver: 4, dice: { evasion: 7 } } },
  { name: 'endOfSummer', show: 'odds', request: { ruleset: 'eu-military', procedure: 'continuation', period: 3, season: 'S', year: 3 } },
  { name: 'rebels', show: 'ruling', request: { ruleset: 'eu-military', procedure: 'revolt', sizeLd: 4, maneuver: 3, rebelManeuver: 1, terrain: 'plain', dice: { revolt: 6 } } },
  { name: 'raiders', show: 'ruling', request: { ruleset: 'eu-military', procedure: 'corsair', element: 'sea', technology: 'galleon-fluyt', fleetPlus: 1, maneuver: 3, corsairManeuver: 2, dice: { corsair: 6 } } },
  { name: 'goldFleet', show: 'odds', request: {
    ruleset: 'eu-military', procedure: 'convoy-attack', sameSeaZone: true, corsair: { technology: 'galleon-fluyt', piratesWithoutLeader: true },
    convoy: { technology: 'galleon-fluyt', fleetMinus: 1, nwd: 2, ntd: 5 },
  } },
  { name: 'tradersArm', show: 'odds', request: { ruleset: 'eu-military', procedure: 'pirates', tradeFleetSides: 3 } },
  { name: 'unknownSea', show: 'odds', request: { ruleset: 'eu-military', procedure: 'exploration', element: 'sea', period: 1, technology: 'carrack', maneuver: 4, seaMalus: 1, sizeNd: 2 } },
  { name: 'cortes', show: 'odds', request: { ruleset: 'eu-military', procedure: 'conquistador', leaderSum: 12, sizeLd: 2, missionary: true, nativesLd: 6 } },
  { name: 'amongNatives', show: 'odds', request: { ruleset: 'eu-military', procedure: 'native-activation', tolerance: 4 } },
  { name: 'runsOut', show: 'ruling', request: { ruleset: 'eu-military', procedure: 'blockade-escape', movingManeuver: 3, blockadingManeuver: 2, blockaderTechnology: 'galleon-fluyt', dice: { escape: 6 } } },
  { name: 'guns', show: 'ruling', request: { ruleset: 'eu-military', procedure: 'presidio', kind: 'presidio', level: 2, dice: { presidio: 8 } } },
  { name: 'blockadeRunner', show: 'odds', request: {
    ruleset: 'eu-military', procedure: 'voyage', seaRegion: 'atlantic', turn: 20,
    moving: { country: 'spain', units: { nwd: 3, ntd: 2 }, technology: 'galleon-fluyt', firstLine: 'nwd', leader: { maneuver: 3, fire: 2, shock: 2 } },
    battery: { kind: 'presidio', level: 1 }, interceptor: { country: 'england', units: { nwd: 3 }, technology: 'galleon-fluyt', firstLine: 'nwd', at: 'sea', leader: { maneuver: 3, fire: 3, shock: 1 } },
    attrition: { zonesEntered: 4, greatestDifficulty: 5 },
  } },
  { name: 'onTheBeach', show: 'odds', request: {
    ruleset: 'eu-military', procedure: 'landing', period: 3, seaRegion: 'atlantic', turn: 20, terrain: 'plain',
    moving: { country: 'spain', units: { nwd: 2, ntd: 3 }, technology: 'galleon-fluyt', firstLine: 'nwd', leader: { maneuver: 3, fire: 2, shock: 2 } },
    troops: { country: 'spain', units: { ld: 4 }, technology: 'arquebus', leader: { maneuver: 3, fire: 2, shock: 3 } },
    defender: { country: 'france', units: { ld: 3 }, technology: 'arquebus', leader: { maneuver: 2, fire: 2, shock: 2 } },
    attrition: { zonesEntered: 3, greatestDifficulty: 5 },
  } },
  { name: 'levy', show: 'ruling', request: { ruleset: 'eu-military', procedure: 'recruitment', limit: 6, recruit: 5, unitPrice: 10, exceptionalLevies: true } },
];
