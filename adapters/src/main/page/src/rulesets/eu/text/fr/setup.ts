import type { Spoken } from '../../../../text/spoken';
import type { setUp } from '../setup';

/** The French texts of the forms of a set-up. */
export const frenchSetUp: Spoken<typeof setUp> = {
  stack: 'Pile', id: 'Identifiant', province: 'Province', country: 'Pays', units: 'Pions', armyPlus: 'ARMÉE\u00a0+', armyMinus: 'ARMÉE\u00a0−', ld: 'LD', veteran: 'Vétérans',
  timar: 'Timar et Pachas, de la Turquie seule', pashas: (ld: number) => `Pachas de ${ld} LD`, reforms: 'Réformes de l’armée, de la Turquie seule',
  pool: 'Pions du pays, où ce ne sont pas ceux imprimés', poolArmy: 'Pions ARMÉE', poolLd: 'Pions LD',
  remove: 'Retirer', leadersOf: 'Chefs de la pile', noLeaders: 'Aucun chef de ce pays n’est dans le scénario.', newStack: (country: string) => `Nouvelle pile de ${country}`,
  nobody: 'Faites d’abord entrer des pays en guerre : plus bas, sous Pays.', stacksHere: 'Piles ici', control: 'Contrôle et forteresse', owner: 'Propriétaire', controller: 'Contrôlée par',
  level: (printed: number) => `Niveau de la forteresse (imprimé ${printed})`, owned: (owner: string) => `En 1492 elle est à ${owner}.`,
  fleet: 'Pile navale', fleetsHere: 'Piles navales ici', newFleet: (country: string) => `Nouvelle pile navale de ${country}`, lies: 'Port ou zone de mer', ships: 'Navires, ceux des pions FLOTTE compris',
  fleetPlus: 'FLOTTE\u00a0+', fleetMinus: 'FLOTTE\u00a0−', nwd: 'Vaisseaux de guerre', ngd: 'Galères', ntd: 'Transports', vgd: 'Galéasses', nde: 'Tiers de vaisseau en plus', blockades: 'Bloque le port de', supplies: 'Ravitaille les troupes de', sailsUnder: 'Navigue sous la pile d’un allié',
  navy: 'Marine, d’un pays qui a des piles navales', navalTechnology: 'Technologie navale', navalLevel: 'Niveau de technologie navale',
  round: 'Tour et round', name: 'Nom', period: 'Période', turn: 'Tour', startRound: 'Premier round', poorWeather: 'Temps médiocre ce tour',
  countries: 'Pays et alliances', alliance: 'Alliance', newAlliance: 'une alliance à part', allianceOf: (at: number, others: string) => `${at}${others ? ` : avec ${others}` : ''}`,
  take: 'Faire entrer en guerre', country1: 'Pays', initiative: 'Initiative', technology: 'Technologie terrestre', technologyLevel: 'Niveau de technologie', tercio: 'Tercios', stability: 'Stabilité',
  wars: 'Guerres', against: (one: string, other: string) => `${one} contre ${other}`,
  outOfWar: 'Hors de la guerre', leaders: 'Chefs', newLeader: 'Nouveau chef', leader: 'Chef', rank: 'Rang', maneuver: 'Manœuvre', fire: 'Feu', shock: 'Choc', siege: 'Siège',
  monarch: 'Monarque', kind: 'Sorte', anonymous: 'Sans nom', whiteValues: 'Valeurs blanches', escaped: 'A déjà échappé à sa première mort', printedLeaders: 'Chefs imprimés', printedId: 'Identifiant du pion', printedCountry: 'Sert', newPrinted: 'Nouveau chef imprimé',
  more: { veteranLd: 'LD vétérans, si ce n’est pas tous', inside: 'Dans la forteresse', cutOff: 'Sans ligne de ravitaillement à son dernier ravitaillement' },
  lde: 'LDE, tiers de LD', establishments: 'Établissements', found: 'Nouvel établissement', establishmentLevel: 'Niveau, d’un comptoir ou d’une colonie', fortress: 'Niveau de sa forteresse', militiaLost: 'LDE perdus par la milice d’une colonie', natives: 'Indigènes', gold: 'Ducats qui attendent des navires',
  establishmentKinds: { fort: 'fort', mission: 'mission', 'trading-post': 'comptoir', colony: 'colonie' },
  nativesLeft: { ld: 'LD qui restent', lde: 'LDE en plus' }, risen: (country: string) => `soulevés contre ${country}`,
  known: 'Découverte par', knownToAll: 'tous', knownOf1492: 'Tant que rien n’est coché nulle part, on connaît ce qui était connu en 1492.',
  noWorld: 'Ce scénario ne se joue qu’en Europe.', playWorld: 'Jouer aussi dans le reste du monde',
  convoy: 'Ses transports sont le convoi', goldAboard: 'Ducats à bord',
  convoys: { 'flota-de-oro': 'Flota de Oro', 'flota-del-peru': 'Flota del Perú', levant: 'Levant', 'east-indies': 'Indes orientales' },
  unnamed: 'sans nom',
};
