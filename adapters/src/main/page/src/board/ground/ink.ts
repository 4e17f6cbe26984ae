import type { Veil } from './look';

/** The stroke of a line: colour, width, dashes in pixels of the page. */
export interface Ink { stroke: string; width: number; dash?: number[] }

/** The colours of a map. */
export interface Palette {
  /** Beyond the edge of the map, and waters of no zone below all. */
  around: string;
  ocean: string;
  sea: string;
  land: string;
  /** Lands that nobody of the game holds or fights for, by what is drawn on them. */
  lands: Record<string, string>;
  /** Waters and lands of no zone, by kind, where a ruleset has no colour for them. */
  blanks: Record<string, string>;
  /** The colours laid over veiled zones. */
  veils: Record<Veil, string>;
  /** The colour laid over what is lit up, below names and borders. */
  lit: string;
  seaEdge: Ink;
  seaBorder: Ink;
  coast: Ink;
  /** Along the coast on the side of the water, as far as a line of such width reaches. */
  shallows: Ink;
  frontier: Ink;
  marked: Ink;
  link: Ink;
  port: Ink;
  border: Ink;
  /** Borders by kind; any other is drawn as the plain one. */
  borders: Record<string, Ink>;
  river: { bank: string; water: string };
  relief: Record<string, string>;
  name: { ink: string; around: string };
  seaName: { ink: string; around: string };
  /** A colour of a ruleset, which is meant for paper. */
  shown(colour: string): string;
}

export const DAY: Palette = {
  around: '#a9c6d3', ocean: '#b9d3de', sea: '#bcd6e1', land: '#e3dbc6',
  lands: { peaks: '#d9c8ad', trees: '#cfd6ae', copses: '#d8d9b8', tufts: '#cdd6c8', dunes: '#ecdcae' },
  blanks: { land: '#d3cdbf', sea: '#a9c3cf' },
  veils: { unknown: 'rgb(92 98 112 / .42)', carried: 'rgb(126 87 178 / .24)' },
  lit: 'rgb(255 245 154 / .6)',
  seaEdge: { stroke: '#9dbccb', width: 0.8 },
  seaBorder: { stroke: 'rgb(127 164 181 / .6)', width: 0.7 },
  coast: { stroke: '#47606b', width: 1 },
  shallows: { stroke: 'rgb(226 240 245 / .55)', width: 7 },
  frontier: { stroke: 'rgb(59 47 32 / .8)', width: 1.9 },
  marked: { stroke: 'rgb(90 42 130 / .55)', width: 4 },
  link: { stroke: '#14506f', width: 2.4, dash: [2, 4] },
  port: { stroke: '#14405a', width: 1.4 },
  border: { stroke: 'rgb(107 95 74 / .6)', width: 0.7 },
  borders: {
    none: { stroke: 'rgb(107 95 74 / .25)', width: 0.7 },
    'mountain-pass': { stroke: '#7b4a21', width: 2.6, dash: [5, 4] },
  },
  river: { bank: 'rgb(24 84 126 / .95)', water: '#4f9ccb' },
  relief: { peaks: 'rgb(84 58 33 / .55)', trees: 'rgb(42 84 48 / .5)', tufts: 'rgb(26 92 104 / .55)', dunes: 'rgb(138 92 32 / .55)' },
  name: { ink: '#3a3226', around: 'rgb(255 253 245 / .65)' },
  seaName: { ink: '#2b5a70', around: 'rgb(232 244 249 / .75)' },
  shown: (colour) => colour,
};

export const NIGHT: Palette = {
  around: '#0d1820', ocean: '#101e28', sea: '#12222d', land: '#33302a',
  lands: { peaks: '#3a3126', trees: '#2c3526', copses: '#303529', tufts: '#283434', dunes: '#3f3724' },
  blanks: { land: '#26241f', sea: '#0f1c25' },
  veils: { unknown: 'rgb(0 0 0 / .52)', carried: 'rgb(150 110 210 / .3)' },
  lit: 'rgb(214 178 60 / .38)',
  seaEdge: { stroke: '#1c323f', width: 0.8 },
  seaBorder: { stroke: 'rgb(96 136 156 / .45)', width: 0.7 },
  coast: { stroke: '#7f9aa6', width: 1 },
  shallows: { stroke: 'rgb(50 84 102 / .5)', width: 7 },
  frontier: { stroke: 'rgb(240 226 196 / .75)', width: 1.7 },
  marked: { stroke: 'rgb(190 140 235 / .65)', width: 4 },
  link: { stroke: '#6fb0d2', width: 2.4, dash: [2, 4] },
  port: { stroke: '#9cc7de', width: 1.4 },
  border: { stroke: 'rgb(230 218 190 / .3)', width: 0.7 },
  borders: {
    none: { stroke: 'rgb(230 218 190 / .14)', width: 0.7 },
    'mountain-pass': { stroke: '#d09a66', width: 2.6, dash: [5, 4] },
  },
  river: { bank: 'rgb(22 52 74 / .95)', water: '#5aa3cf' },
  relief: { peaks: 'rgb(233 212 178 / .4)', trees: 'rgb(158 206 152 / .38)', tufts: 'rgb(132 200 214 / .4)', dunes: 'rgb(232 196 130 / .42)' },
  name: { ink: '#efe6d2', around: 'rgb(18 16 13 / .75)' },
  seaName: { ink: '#8fb8cc', around: 'rgb(10 22 30 / .8)' },
  shown: dimmed,
};

/** Part of the light of a colour that is left at night. */
const LEFT = 0.4;

/** A colour of paper as it looks at night; what is not written as `#rrggbb` stays. */
function dimmed(colour: string): string {
  if (!/^#[\da-f]{6}$/i.test(colour)) {
    return colour;
  }
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const middle = parts.reduce((sum, part) => sum + part, 0) / 3;
  // Dark colours look greyer than light ones: what sets a colour off from grey stays larger.
  return `#${parts.map((part) => Math.max(0, Math.min(255, Math.round(middle * LEFT + (part - middle) * 0.7))).toString(16).padStart(2, '0')).join('')}`;
}

export function borderInk({ borders, border }: Palette, kind: string): Ink {
  return borders[kind] ?? border;
}
