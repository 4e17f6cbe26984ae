import type { Option, Toll } from '../api/move';
import type { Odds } from '../api/odds';

/** The rulebook's names of things that every game has. */
export interface RoomWords {
  /** A piece in the address of the page. */
  piece: string;
  pieces: string;
  pickPiece: string;
  piecesIn(count: number): string;
  party: string;
  onlyOfParty: string;
  noParty: string;
  diceByParty: string;
  /** The unit of what a move costs. */
  unit: string;
  /** The cost of a move that nobody stops, where it is told in another way than usual. */
  toll?(toll: Toll): string | undefined;
  /** The subject of the odds of a move, where it is not the fight at its end. */
  ahead?(odds: Odds): string | undefined;
  /** The unit of what one move costs, where not all have the same; `unit` if it has none of its own. */
  unitOf?(move: Option): string | undefined;
  /** Whether a leader moves without the piece that he is with. */
  alone?(move: Option): boolean;
  risk(by: string, chance: string, kind: string): string;
  /** The purposes and owners of dice, by the names of the service. */
  dice: Record<string, string>;
  sides: Record<string, string>;
  /** The figures of statistics with their results and units, by the names of the service. */
  tallies: Record<string, string>;
  odds: OddsWords;
}

/** Names of the fields and values of odds. */
export interface OddsWords {
  fields: Record<string, string>;
  values: Record<string, string>;
  /** Values that mean something else in one field. */
  valuesOf: Record<string, Record<string, string>>;
  /** The fields of a side that the short form tells; all if there are none. */
  brief: string[];
  /** Figures that are told with their unit in the place of their name. */
  figures?: Record<string, Figure>;
  /** The subjects of objects of odds that are no sides, by their names. */
  parts?: Record<string, string>;
  /** Values that stand at the one end of a bar, and at the other. */
  first: string[];
  last: string[];
}

/** A figure with its unit: the number comes as it is written, such as `1` or `1.5 (0–3)`; what the service counts in tenths is divided by ten. */
export interface Figure { told(number: string): string; tenths?: boolean }

/** The words of the sheet of a fight, by the keys of the service. */
export interface SheetWords {
  title: string;
  line: string;
  named(what: string, of: string): string;
  units: Record<string, (value: string) => string>;
  /** The parts whose value is a party. */
  parties: readonly string[];
  /** The parts whose number has a sign. */
  signed: readonly string[];
  lines: Record<string, string>;
  parts: Record<string, string>;
  values: Record<string, string>;
  sides: Record<string, string>;
}
