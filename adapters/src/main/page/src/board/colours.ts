/**
 * Colours of the parties on the board. Those that meet most are far apart also for eyes that see fewer colours; nothing is
 * told by colour alone: frontiers are drawn, counters and zones carry names.
 */
const KNOWN: Record<string, string> = {
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

const OTHERS = ['#a9876a', '#7f9f8f', '#b3a25f', '#8a7aa8', '#9a6f6f', '#6f8fa3', '#a3a07d', '#7d8f5f', '#b48a9a', '#8fa39b', '#a58b56', '#77839b'];

export function colourOf(party: string | undefined): string {
  if (!party) {
    return '#b9b2a4';
  }
  const known = KNOWN[party];
  if (known) {
    return known;
  }
  let sum = 0;
  for (const letter of party) {
    sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  }
  return OTHERS[sum % OTHERS.length]!;
}

/** Dark or light, whichever can be read on a colour. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? '#1c1a17' : '#ffffff';
}

const TERRAINS: Record<string, string> = {
  plain: '#e9dfb8',
  'sparse-forest': '#c4d3a0',
  'dense-forest': '#9dba86',
  'northern-forest': '#a9c4b0',
  mountain: '#c9ab8e',
  swamp: '#b3c7c9',
  desert: '#f0d9a0',
};

export function terrainColour(terrain: string | undefined): string {
  return TERRAINS[terrain ?? ''] ?? '#ddd3bd';
}

/** A colour as it looks thinly laid on paper. */
export function washed(colour: string): string {
  const mixed = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * 0.5 + parseInt('f4ecd8'.slice(at - 1, at + 1), 16) * 0.5));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
