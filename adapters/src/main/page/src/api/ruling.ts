/** Rulings with their explanations and sheets. */

export interface Modifier { value: number | string; reason: string; rule?: string }

/** One step of an explanation. */
export interface Step {
  step: string;
  side?: string;
  rule?: string;
  dice?: number[];
  modifiers?: Modifier[];
  modified?: number | string;
  table?: string;
  row?: string;
  column?: string;
  /** Row and column in another language. */
  rowText?: string;
  columnText?: string;
  cell?: { table: string; tableTitle?: string; row: string; column: string; rowText?: string; columnText?: string };
  /** The title of the table in another language. */
  tableTitle?: string;
  result?: unknown;
  readings?: string[];
  reconstructed?: boolean;
}

/** A figure of a sheet: a term of the sum of its line, one behind it, or a result. */
export interface SheetPart { part: string; reason?: string; value: string; unit: string; adds: boolean }

export interface SheetLine { line: string; side: string | null; rule: string; parts: SheetPart[]; results: SheetPart[] }

/** The sheet of a fight, each figure with the parts behind it. */
export interface FightSheet { fight: string; sides: { side: string; party: string }[]; lines: SheetLine[] }

export interface Ruling {
  position: number;
  type: string;
  kind: string;
  by: string;
  payload: Record<string, unknown>;
  explanation: Step[];
  /** The sheet of the fight to which it belongs. */
  sheet?: FightSheet;
  /** The edition of the rules that decided. */
  edition: string;
  /** The changes since an earlier edition, and whether each is about the rules of this ruling. */
  changesSince?: { text: string; concerns: boolean }[];
  undoneBy?: number | null;
}
