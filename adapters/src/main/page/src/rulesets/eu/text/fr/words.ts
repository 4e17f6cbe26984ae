import type { Spoken } from '../../../../text/spoken';
import type { english } from '../../words';
import { frenchDieNames, frenchSides } from './dice';
import { frenchTallies } from './tallies';

/** French labels of the Europa rules for things that every game has. */
const own: Spoken<typeof english> = {
  pieces: 'Piles', pickPiece: 'Choisissez une pile sur le plateau, ou ici :', piecesIn: (count) => count === 1 ? '1 pile' : `${count} piles`,
  party: 'Pays', onlyOfParty: 'Seulement de', noParty: 'Pour aucun pays', diceByParty: 'Comment les dés sont tombés, pays par pays',
  unit: 'MP', zones: (count) => count > 1 ? 'zones' : 'zone',
  seaToll: (chance, losses, reason) => `attrition en mer : ${chance} de perdre des navires${losses.length ? ` : ${losses.join(', ')}` : ''} (${reason})`,
  ships: (lost, chance) => `${lost} ${lost > 1 ? 'navires' : 'navire'} ${chance}`, risk: (by, chance, kind) => kind === 'blockade' ? `le blocus de ${by} tient avec ${chance}` : kind === 'shore-fire' ? `le tir de ${by} l’arrête avec ${chance}` : `${by} intercepte avec ${chance}`,
};

export const french = { ...own, dice: frenchDieNames, sides: frenchSides, tallies: frenchTallies };
