/** The printed parts of a rulebook: its board, scenarios and tables. */

export interface PrintedZone {
  id: string;
  name: string;
  kind: 'land' | 'sea';
  ports?: { sea: string; kind?: string }[];
  tags?: string[];
  /** The other things that its rulebook prints in it. */
  [printed: string]: unknown;
}

export interface PrintedBorder { zones: [string, string]; kind: string }

export interface Party { id: string; name: string; major?: boolean; /** The kinds of troops that it has and not all others. */ troops?: string[] }

/** The printed board of a ruleset. */
export interface PrintedBoard {
  ruleset: string;
  maps: { id: string; title: string; file: string }[];
  zones: PrintedZone[];
  borders: PrintedBorder[];
  terrains: { id: string; name: string }[];
  parties: Party[];
}

/** A scenario printed with the service, and the parties that seats can control in it; of a roster the sides can be chosen. */
export interface PrintedScenario { ruleset: string; name: string; title: string; description: string; parties: string[]; roster: string[]; /** Whether a game of it may hide something from some of its players. */ secrets?: boolean }

/** A printed table. Steps of explanations name its columns and the labels of its rows; the words for the reader stand beside. */
export interface PrintedTable { id: string; title: string; columns: string[]; columnTexts: string[]; rows: { label: string; labelText: string; cells: string[]; cellTexts: string[] }[]; reconstructed?: boolean }
