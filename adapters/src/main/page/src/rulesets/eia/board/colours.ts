/**
 * Colours of the powers and of some minor states on the board, after the counters of the game. Nothing is told by colour alone:
 * counters and areas carry names.
 */
export const COLOURS: Record<string, string> = {
  france: '#2f6fd0',
  russia: '#37803f',
  turkey: '#b8860b',
  austria: '#8f9297',
  prussia: '#44506b',
  'great-britain': '#c8322b',
  spain: '#e2b100',
  sweden: '#5fb4e6',
  denmark: '#d98a8a',
  holland: '#f07818',
  bavaria: '#79b8d9',
  saxony: '#7fb37f',
  naples: '#c9a6d6',
  portugal: '#1a7d51',
  switzerland: '#d96a6a',
  egypt: '#cbb26a',
};

const TERRAINS: Record<string, string> = { clear: '#e9e2c0', forest: '#a9c493', mountain: '#c9ab8e', desert: '#f0d9a0', marsh: '#b3c7c9' };

/** The colour of a terrain on the board. */
export function terrainColour(terrain: string | undefined): string {
  return TERRAINS[terrain ?? ''] ?? '#ddd3bd';
}

/** The colours of forage values 0 to 9, from barren to rich. */
const FORAGE = ['#efe6d2', '#e9dfbb', '#dfd9a0', '#cfd088', '#b7c574', '#98b763', '#77a655', '#559248', '#3b7d3d', '#2b6733'];

export function forageColour(forage: number): string {
  return FORAGE[Math.min(Math.max(forage, 0), FORAGE.length - 1)]!;
}

/** The inks of signs on the map, and of the seas, lands of nobody and the winter zone. */
export const INKS = { black: '#1c1a17', white: '#fff', red: '#b00020', paper: '#fffbe8', sea: '#a9c3cf', blank: '#cdc6b6', winter: '#dbe7f2' };
