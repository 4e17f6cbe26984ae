/**
 * Colours of the parties on the board. Those that meet most are far apart also for eyes that see fewer colours; nothing is
 * told by colour alone: frontiers are drawn, counters and zones carry names.
 */
export const COLOURS: Record<string, string> = {
  france: '#2f6fd0',
  spain: '#e0a400',
  england: '#c8322b',
  holland: '#f07818',
  portugal: '#1f8a5b',
  sweden: '#5fb4e6',
  russia: '#4b8b3b',
  turkey: '#7a9a01',
  venice: '#b03a78',
  poland: '#e88fb0',
  prussia: '#5a5f6b',
  austria: '#8d8d8d',
};

const TERRAINS: Record<string, string> = {
  plain: '#e9dfb8',
  'sparse-forest': '#c4d3a0',
  'dense-forest': '#9dba86',
  'northern-forest': '#a9c4b0',
  mountain: '#c9ab8e',
  swamp: '#b3c7c9',
  desert: '#f0d9a0',
};

/** The colour of a terrain on the board. */
export function terrainColour(terrain: string | undefined): string {
  return TERRAINS[terrain ?? ''] ?? '#ddd3bd';
}

/** The inks of the signs on the map. */
export const INKS = { black: '#1c1a17', white: '#fff', red: '#b00020', blank: '#c6bfae', flood: '#1f5f9e', gold: '#f2c230', goldEdge: '#6b4e00', risen: '#e8590c', clear: '#0000', halfWhite: '#fff6' };
