import type { Box, Point } from '../mapfile';
import type { Relief } from './scatter';

/** How a land stands, as far as it is drawn. */
export interface LandLook {
  fill: string;
  controller?: string;
  marks?: Mark[];
}

/** Why a zone is veiled: unknown to who looks, or known only to pieces of theirs that have not come home. */
export type Veil = 'unknown' | 'carried';

/** Something that stands on a land, in constant size: an outline in pixels around its place, and what is written there. */
export interface Mark {
  at: 'city' | 'centre';
  /** Pixels of room that it needs. */
  room: number;
  outline?: { path: string; fill: string; opacity: number; stroke: string; width: number; dash: number[] };
  texts?: MarkText[];
  /** What it covers, in pixels around its place; else what a mark usually covers. */
  box?: Box;
  /** The weight of a mark: of two that would meet, the one that tells more is drawn. */
  weight?: number;
}

/** Something that stands on the board above the ground: the point of the map, and what it covers in pixels around it. */
export interface Covered { at: Point; box: Box }

export interface MarkText { text: string; at: [number, number]; align: 'center' | 'left'; font: string; colour: string; around: string; width: number }

/** How the ground is to look: colours, marks, what is marked and lit up, and the fonts of the page. */
export interface Look {
  lands: Record<string, LandLook>;
  /** The colours of lands of no zone, by their kind on the map. */
  blanks: Record<string, string>;
  /** How the ground of a land is drawn, by its terrain. */
  relief: Record<string, Relief>;
  /** Zones that are veiled from who looks. */
  veils: Record<string, Veil>;
  /** Whether the page is dark. */
  night: boolean;
  marked: string[];
  /** Where the chosen piece may go. */
  lit: string[];
  /** What names keep clear of. */
  covered: Covered[];
  serif: string;
  sans: string;
}

/** A piece of the map to be drawn: where the origin of the map lies, pixels of the page for a map unit, and the size in pixels. */
export interface View {
  x: number;
  y: number;
  k: number;
  width: number;
  height: number;
  /** Dots for a pixel of the page. */
  density: number;
  /** Whether names, marks and ports are drawn too. */
  marks: boolean;
}

/** The part of the map that a view shows. */
export function boxOf({ x, y, k, width, height }: Pick<View, 'x' | 'y' | 'k' | 'width' | 'height'>): Box {
  return [-x / k, -y / k, (width - x) / k, (height - y) / k];
}
