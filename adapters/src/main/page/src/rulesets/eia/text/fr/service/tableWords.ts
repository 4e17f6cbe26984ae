import { texts, told } from './build';
import { capital, minors } from './nations';

const CHITS: Readonly<Record<string, string>> = {
  assault: 'assaut', echelon: 'échelon', 'escalated-assault': 'assaut renforcé', outflank: 'débordement', probe: 'sonde', cordon: 'cordon', counterattack: 'contre-attaque', defend: 'défense',
  'escalated-counterattack': 'contre-attaque renforcée', withdraw: 'repli',
};
const SETS: Readonly<Record<string, string>> = { '1st': '1re série', '2nd': '2e série', river: 'rivière' };
const SIDES: Readonly<Record<string, string>> = { attacker: 'attaquant', defender: 'défenseur' };

const nations = Object.fromEntries(Object.entries(minors).map(([english, { name }]) => [english.toLowerCase(), capital(name)]));
const pairs = Object.fromEntries(Object.entries(CHITS).flatMap(([one, attacker]) => Object.entries(CHITS).map(([other, defender]) => [`${one} v ${other}`, `${attacker} contre ${defender}`])));
const columns = Object.fromEntries(Object.entries(SETS).flatMap(([set, row]) => [1, 2, 3].flatMap((round) => Object.entries(SIDES).map(([side, name]) => [`${set} ${round} ${side}`, `${row}, round ${round}, ${name}`]))));

/** The words in the printed tables: names of rows and columns, and cells. */
export const tableWords = texts({
  ...nations, ...pairs, ...columns, sortie: 'sortie', 'no-result': 'aucun résultat', breach: 'brèche', basic_morale: 'moral de départ', 'feudal-cavalry': 'cavalerie féodale', 'feudal-infantry': 'infanterie féodale', clear: 'terrain dégagé', desert: 'désert', forest: 'forêt', marsh: 'marais', mountain: 'montagne',
}, told('up to {n#}', 'jusqu’à {n}'));
