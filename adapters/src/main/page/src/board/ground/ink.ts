/** How a line is drawn: width, dashes in pixels of the page. */
export interface Ink { stroke: string; width: number; dash?: number[] }

/** Waters and lands of no zone, by kind, where a ruleset has no colour for them. */
export const BLANKS: Record<string, string> = { land: '#d3cdbf', sea: '#a9c3cf' };

/** Beyond the edge of the map. */
export const AROUND = '#a9c6d3';
export const OCEAN = '#b9d3de';
export const SEA = '#bcd6e1';
export const LAND = '#e3dbc6';

/** Laid over what is lit up, below names and borders. */
export const LIT = 'rgb(255 245 154 / .6)';

export const SEA_EDGE: Ink = { stroke: '#9dbccb', width: 0.8 };
export const SEA_BORDER: Ink = { stroke: 'rgb(127 164 181 / .6)', width: 0.7 };
export const COAST: Ink = { stroke: '#47606b', width: 1 };
export const FRONTIER: Ink = { stroke: 'rgb(59 47 32 / .8)', width: 1.9 };
export const MARKED: Ink = { stroke: 'rgb(90 42 130 / .55)', width: 4 };
export const LINK: Ink = { stroke: '#14506f', width: 2.4, dash: [2, 4] };
export const PORT: Ink = { stroke: '#14405a', width: 1.4 };

/** Borders by kind; any other is drawn as the plain one. */
const BORDER: Ink = { stroke: 'rgb(107 95 74 / .6)', width: 0.7 };
const BORDERS: Record<string, Ink> = {
  none: { stroke: 'rgb(107 95 74 / .25)', width: 0.7 },
  river: { stroke: 'rgb(31 111 159 / .9)', width: 2.2 },
  'mountain-pass': { stroke: '#7b4a21', width: 2.6, dash: [5, 4] },
};

export function borderInk(kind: string): Ink {
  return BORDERS[kind] ?? BORDER;
}
