import type { RoomWords } from './words';

/** The labels where a rulebook has none of its own. */
export const plain: RoomWords = {
  piece: 'piece', pieces: 'Pieces', pickPiece: 'Choose a piece on the board, or here:',
  piecesIn: (count) => count === 1 ? '1 piece' : `${count} pieces`,
  party: 'Party', onlyOfParty: 'Only of', noParty: 'For no party', diceByParty: 'How the dice fell, party by party',
  unit: 'points', risk: (by, chance, kind) => `${by}: ${kind} with ${chance}`,
  dice: {}, sides: {}, tallies: {},
  odds: { fields: {}, values: {}, valuesOf: {}, brief: [], first: ['true'], last: ['false'] },
};
