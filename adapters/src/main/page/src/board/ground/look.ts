import type { Box, Point } from '../mapfile';
import type { Relief } from './scatter';

/** The drawn state of a land. */
export interface LandLook {
  fill: string;
  controller?: string;
  marks?: Mark[];
}

/** The reason why a zone is veiled: unknown to the viewer, or known only to pieces of theirs that have not come home. */
export type Veil = 'unknown' | 'carried';

/** Something that stands on a land, in constant size: an outline in pixels around its place, and what is written there. */
export interface Mark {
  at: 'city' | 'centre';
  /** Pixels of room that it needs. */
  room: number;
  outline?: { path: string; fill: string; opacity: number; stroke: string; width: number; dash: number[] };
  texts?: MarkText[];
  /** The box that it covers, in pixels around its place; else that of a usual mark. */
  box?: Box;
  /** The weight of a mark: of two that would meet, the one that tells more is drawn. */
  weight?: number;
}

/** Something that stands on the board above the ground: the point of the map, and what it covers in pixels around it. */
export interface Covered { at: Point; box: Box }

export interface MarkText { text: string; at: [number, number]; align: 'center' | 'left'; font: string; colour: string; around: string; width: number }

/** The look of the ground: colours, marks, what is marked and lit up, and the fonts of the page. */
export interface Look {
  lands: Record<string, LandLook>;
  /** The colours of lands of no zone, by their kind on the map. */
  blanks: Record<string, string>;
  /** The signs on the ground of a land, by its terrain. */
  relief: Record<string, Relief>;
  /** Zones that are veiled from who looks. */
  veils: Record<string, Veil>;
  /** Whether the page is dark. */
  night: boolean;
  marked: string[];
  /** The destinations of the chosen piece. */
  lit: string[];
  /** The boxes that names keep clear of. */
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
