/** The signs with which annotators judge what was played. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Glyph = (typeof GLYPHS)[number];

/** A remark beside a game: a note on a moment, or a line of the talk. `number` counts those that the reader may read. */
export interface Remark {
  number: number; kind: 'note' | 'chat'; position: number; audience: 'seat' | 'seats' | 'all'; person: string; seat?: string; glyph?: Glyph; text: string; at: string;
}

export interface RemarkList { total: number; remarks: Remark[] }
