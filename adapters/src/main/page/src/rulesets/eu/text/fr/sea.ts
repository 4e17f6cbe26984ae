import type { Spoken } from '../../../../text/spoken';
import type { english } from '../sea';

const count = (number: number, one: string, many: string) => `${number} ${number > 1 ? many : one}`;
const at = (target: string) => /^[aeiouàâäæéèêëîïôöœùûü]/i.test(target) ? `d’${target}` : `de ${target}`;

/** The French texts of ships and voyages. */
export const frenchSea: Spoken<typeof english> = {
  size: (size: string) => `${size} ND`,
  kinds: {
    fleetPlus: (number: number) => `${number} FLOTTE+`, fleetMinus: (number: number) => `${number} FLOTTE−`, nwd: (number: number) => count(number, 'vaisseau de guerre', 'vaisseaux de guerre'),
    vgd: (number: number) => count(number, 'galéasse', 'galéasses'), ngd: (number: number) => count(number, 'galère', 'galères'),
    ntd: (number: number) => count(number, 'transport', 'transports'), nde: (number: number) => count(number, 'tiers de vaisseau', 'tiers de vaisseau'),
  },
  actions: {
    battle: (target: string) => `attaquera ${target}`, blockade: (target: string) => `bloque le port ${at(target)}`, supply: (target: string) => target ? `ravitaille les troupes ${at(target)}` : 'ravitaille les troupes des côtes',
    'blockade-and-supply': (target: string) => `bloque le port ${at(target)} et y ravitaille les troupes`, relief: (target: string) => `ravitaille le port assiégé ${at(target)}`,
    'fight-corsairs': () => 'combat les corsaires', landing: (target: string) => `débarque des troupes : ${target}`,
    invasion: (target: string) => `débarque des troupes, les ravitaille et bloque le port ${at(target)}`, exploration: () => 'explore',
    'landing-and-supply': (target: string) => `débarque des troupes et les ravitaille : ${target}`, 'landing-and-blockade': (target: string) => `débarque des troupes et bloque le port ${at(target)}`,
    reinforcement: (target: string) => `débarque des troupes dans une place assiégée et la ravitaille : ${target}`, regrouping: () => 's’arrête pour laisser et emmener des navires',
  },
  doingShort: {
    battle: 'va attaquer', blockade: 'bloque un port', supply: 'ravitaille des troupes', 'blockade-and-supply': 'bloque et ravitaille', relief: 'ravitaille un port assiégé',
    'fight-corsairs': 'combat les corsaires', landing: 'débarque des troupes', invasion: 'débarque, bloque et ravitaille', exploration: 'explore',
    'landing-and-supply': 'débarque et ravitaille', 'landing-and-blockade': 'débarque et bloque', reinforcement: 'renforce un port assiégé', regrouping: 's’arrête',
  },
  leads: (others: string[]) => `une seule pile avec ${others.join(' et ')}, qu’elle mène`, under: (lead: string) => `une seule pile avec ${lead}, qui la mène`,
  carries: (what: string) => `transporte ${what}`, gold: (ducats: number) => `${ducats} ducats`, convoy: (name: string, transports: number) => `${name}, ${count(transports, 'transport', 'transports')}`,
  capacity: (points: number) => `rien à bord ; place pour ${points} points de transport`,
  noSource: 'aucune source de ravitaillement à portée', atSource: 'sa source de ravitaillement est ici', source: (zones: number) => `à ${count(zones, 'zone', 'zones')} de sa source de ravitaillement`,
  difficulty: 'Difficulté', difficult: (difficulty: number, malus: number) => malus ? `${difficulty}, malus ${malus}` : String(difficulty),
  straits: 'Détroits', strait: (to: string, fort: string, controller: string) => `vers ${to} : fort ${at(fort)}${controller ? `, ${controller}` : ''}`,
  atSea: 'En mer', firstLine: 'Première ligne', notFormed: 'pas encore révélée', lines: { nwd: 'vaisseaux de guerre', ngd: 'galères', ntd: 'transports' },
  wind: 'Vent', hasWind: 'a le vent', withdrew: 'se retire grâce à lui', captured: 'Captures', taken: (ships: string, ducats: number) => ducats ? `${ships}, et ${ducats} ducats` : ships,
  lost: 'Navires perdus', destroyed: (ships: string) => ships && `détruits : ${ships}`, damaged: (ships: string) => ships && `endommagés : ${ships}`, left: (ships: string) => ships ? `restent : ${ships}` : 'il ne reste rien',
  afterwards: 'Ensuite', retreats: (port: string) => `gagne le port ${at(port)}`, stays: 'ne peut atteindre aucun port et reste', follows: (port: string) => `suit et bloque ${port}`,
  pauseToDrop: (voyage: string) => `${voyage} et s’y arrêter pour laisser des navires`,
  voyage: 'La traversée', atTheEnd: (what: string) => `Au bout du chemin, elle ${what}.`,
};
