import { current } from '../frame/rooms';

/** Colours of parties to which their rulebook gives none. */
const OTHERS = ['#a9876a', '#7f9f8f', '#b3a25f', '#8a7aa8', '#9a6f6f', '#6f8fa3', '#a3a07d', '#7d8f5f', '#b48a9a', '#8fa39b', '#a58b56', '#77839b'];

/** The colour of a party, as the ruleset that is shown has it, or another. */
export function colourOf(party: string | undefined, known = current.value?.page.colours): string {
  if (!party) {
    return '#b9b2a4';
  }
  if (known?.[party]) {
    return known[party];
  }
  let sum = 0;
  for (const letter of party) {
    sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  }
  return OTHERS[sum % OTHERS.length]!;
}

const [DARK, LIGHT] = ['#1c1a17', '#ffffff'];

/** The colour of a canvas before another is chosen. */
export const BLACK = '#000';

/** Dark or light, whichever stands out more on a colour. */
export function inkOn(colour: string): string {
  const ground = luminance(colour) + 0.05;
  return ground / (luminance(DARK) + 0.05) > (luminance(LIGHT) + 0.05) / ground ? DARK : LIGHT;
}

/** The relative luminance of a colour, as the guidelines for accessible contents have it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour as it looks thinly laid on paper. */
export function washed(colour: string): string {
  const mixed = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * 0.5 + parseInt('f4ecd8'.slice(at - 1, at + 1), 16) * 0.5));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
