import { colourOf } from '../../../board/colours';
import { INKS } from '../board/colours';
import type { Mark } from '../../../board/ground/look';
import type { Establishment, Raided, WorldProvince } from '../types';

/** Outlines around the middle of a mark: a gabled house, a barrel of a trading post, a cross on a mound, a star-shaped fort. */
const SHAPES: Record<string, string> = {
  colony: 'M-9 7V-1L0-9L9-1V7z',
  'trading-post': 'M-8-6Q0-9 8-6Q10 0.5 8 7Q0 10 -8 7Q-10 0.5 -8-6z',
  mission: 'M-2-10h4v4h4v4h-4v9h-4v-9h-4v-4h4z',
  fort: 'M-8 7V-7h4v4h2v-4h4v4h2v-4h4V7z',
};

/** Pixels between two marks that stand side by side. */
const APART = 20;

/** A province of the rest of the world with the marks of what stands in it: establishments, a fort that is being built, gold, natives who have risen. */
export function dressed<Z extends WorldProvince>(zone: Z): Z {
  const { establishments = [], fort, gold = 0, natives } = zone;
  const made = [
    ...establishments.map((here) => (left: number) => establishment(here, left)),
    ...fort ? [(left: number) => building(fort.country, fort.rounds, left)] : [],
    ...gold ? [(left: number) => coin(gold, left)] : [],
    ...natives?.against.length ? [(left: number) => risen(natives.ld, natives.lde, left)] : [],
  ];
  // Half a step to the right where the fortress with its level stands to the left of them.
  const first = zone.fortress?.level ? APART : (1 - made.length) * APART / 2;
  return { ...zone, marks: made.map((make, at) => make(first + at * APART)) };
}

/** A zone with the mark of the corsairs in it, who raid its coast or wait at sea. */
export function raided<Z extends Raided>(zone: Z): Z {
  const { corsairPlus = 0, corsairMinus = 0, corsairsOf } = zone;
  const strength = '+'.repeat(corsairPlus) + '−'.repeat(corsairMinus);
  return strength ? { ...zone, marks: [...zone.marks ?? [], corsairs(strength, corsairsOf ?? undefined)] } : zone;
}

/** The path moved to the right. All outlines begin with an absolute point, and go on with absolute or relative ones. */
function shifted(path: string, right: number): string {
  return path.replace(/([MLVHQ])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    const parts = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const moved = parts.map((part, at) => command === 'V' || command !== 'H' && at % 2 ? part : part + right);
    return `${command}${moved.join(' ')}`;
  });
}

function establishment({ kind, level, owner, controller }: Establishment, left: number): Mark {
  const taken = controller !== owner;
  return {
    at: 'city', room: 0, weight: 2, box: [left - 10, -10, left + 10, 10],
    outline: { path: shifted(SHAPES[kind] ?? SHAPES.fort!, left), fill: colourOf(controller || owner), opacity: 0.92, stroke: INKS.black, width: taken ? 1.8 : 1.1, dash: taken ? [2, 1.4] : [] },
    ...level ? { texts: [{ text: String(level), at: [left, 5] as [number, number], align: 'center' as const, font: '700 10px', colour: INKS.white, around: INKS.black, width: 2 }] } : {},
  };
}

/** A wall in dashes, with the ends of round of the three that are done. */
function building(country: string, rounds: number, left: number): Mark {
  return {
    at: 'city', room: 0, weight: 2, box: [left - 10, -9, left + 10, 9],
    outline: { path: shifted(SHAPES.fort!, left), fill: colourOf(country), opacity: 0.4, stroke: INKS.black, width: 1.2, dash: [2, 2] },
    texts: [{ text: `${rounds}/3`, at: [left, 5], align: 'center', font: '700 8px', colour: INKS.white, around: INKS.black, width: 2 }],
  };
}

function coin(gold: number, left: number): Mark {
  return {
    at: 'city', room: 0, weight: 2, box: [left - 10, -10, left + 10, 10],
    outline: { path: `M${left - 9} 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z`, fill: INKS.gold, opacity: 1, stroke: INKS.goldEdge, width: 1.4, dash: [] },
    texts: [{ text: String(gold), at: [left, 3.4], align: 'center', font: '700 9px', colour: INKS.black, around: INKS.gold, width: 1.5 }],
  };
}

/** A flame, with the LD of natives. */
function risen(ld: number, lde: number, left: number): Mark {
  return {
    at: 'city', room: 0, weight: 3, box: [left - 10, -12, left + 10, 10],
    outline: { path: shifted('M0 9Q-9 7 -8 0Q-7 -4 -4 -6Q-4 -3 -2 -3Q-3 -8 2 -11Q1 -7 5 -4Q9 0 8 4Q6 9 0 9z', left), fill: INKS.risen, opacity: 0.95, stroke: INKS.red, width: 1.3, dash: [] },
    texts: [{ text: `${ld || ''}${['', '⅓', '⅔'][lde] ?? ''}`, at: [left, 6], align: 'center', font: '700 9px', colour: INKS.white, around: INKS.black, width: 2 }],
  };
}

/** A black flag on a pole, with the corsairs− and corsairs+. */
function corsairs(strength: string, country: string | undefined): Mark {
  return {
    at: 'centre', room: 0, weight: 3, box: [-10, -11, 12 + strength.length * 8, 11],
    outline: { path: 'M-8 10V-10L9 -9L5 -4L9 1L-6 2V10z', fill: INKS.black, opacity: 0.95, stroke: colourOf(country), width: 1.6, dash: [] },
    texts: [{ text: strength, at: [10, 3], align: 'left', font: '700 13px', colour: INKS.red, around: INKS.white, width: 3 }],
  };
}
