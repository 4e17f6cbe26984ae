import type { ComponentType } from 'preact';
import type { Command, Decision, Fields, Odds, Option, Piece, PrintedBoard, PrintedZone, Toll, ZoneState } from '../api/types';
import type { LandLook, Veil } from '../board/ground/look';
import type { Relief } from '../board/ground/scatter';
import type { Frame } from './frame';
import type { Manifest } from './manifest';

/** What a rulebook calls things that every game has. */
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
  /** What a move itself costs if nobody stops it, where that is told in another way than usual. */
  toll?(toll: Toll): string | undefined;
  /** What the odds of a move are of, where it is not the fight at its end. */
  ahead?(odds: Odds): string | undefined;
  /** The unit of what one move costs, where not all have the same; `unit` if it has none of its own. */
  unitOf?(move: Option): string | undefined;
  /** Whether a leader moves without the piece that he is with. */
  alone?(move: Option): boolean;
  risk(by: string, chance: string, kind: string): string;
  /** What dice are thrown for, and whose they are, by the names of the service. */
  dice: Record<string, string>;
  sides: Record<string, string>;
  /** What statistics count, its results and its units, by the names of the service. */
  tallies: Record<string, string>;
  odds: OddsWords;
}

/** What the fields and values of odds are called. */
export interface OddsWords {
  fields: Record<string, string>;
  values: Record<string, string>;
  /** Values that mean something else in one field. */
  valuesOf: Record<string, Record<string, string>>;
  /** The fields of a side that the short form tells; all if there are none. */
  brief: string[];
  /** Figures that are told with their unit in the place of their name. */
  figures?: Record<string, Figure>;
  /** What objects of odds that are no sides tell of, by their names. */
  parts?: Record<string, string>;
  /** Values that stand at the one end of a bar, and at the other. */
  first: string[];
  last: string[];
}

/** A figure with its unit: the number comes as it is written, such as `1` or `1.5 (0–3)`; what the service counts in tenths is divided by ten. */
export interface Figure { told(number: string): string; tenths?: boolean }

/** How the lands of the board look. */
export interface GroundLooks {
  /** The ways to paint them, with their titles; the first is the usual one. */
  paints: Record<string, string>;
  land(zone: ZoneState, paint: string): LandLook;
  /** The colours of lands of no zone, by their kind on the map. */
  blanks?: Record<string, string>;
  /** The signs that are drawn on lands, by their terrain. */
  relief?: Record<string, Relief>;
}

/** What is fought or tried: it stands beside the board with its answers. */
export interface UnderWay {
  /** Whether a decision belongs to such a procedure. */
  asks(decision: Decision): boolean;
  /** Its sheet as far as it has come, or, of the newest one that is over, from the beginning of the order that ended it. */
  Sheet: ComponentType<{ decision: Decision | null; since: number }>;
  /** Types of the events with which such a procedure is decided. */
  ends: readonly string[];
}

/** The source of the money of the parties. */
export interface Purse {
  /** The view of the game that tells it. */
  view: string;
  /** The money by party, in the unit of the rulebook; a party whose money is not kept or not known is left out. */
  of(view: Fields): Record<string, string>;
}

/** A line between the middles of two zones, in the colour of a party. */
export interface BoardLine { from: string; to: string; party: string; title: string }

/** What a place in a scenario is about: a zone, and a piece if there is one. */
export interface ScenarioPlace { zone?: string | undefined; piece?: string | undefined }

/** Something that is laid on the board, as counters and markers are on a table: what a press on a zone does to the scenario; the same scenario where it cannot be laid there. */
export interface SetUpTool { id: string; label: string; lay(scenario: Fields, zone: string): Fields }

/** A change that mends a fault, and what it is called. */
export interface Repair { label: string; scenario: Fields }

/** A scenario as typed lines change it, and the lines that say nothing, each with the reason. */
export interface ReadLines { scenario: Fields; laid: number; faults: { line: number; text: string }[] }

/** How scenarios of a rulebook are written. */
export interface SetUpRules {
  /** A scenario with nothing in it. */
  blank: Fields;
  /** The board of a scenario. The id of a piece is that by which the other functions know it. */
  zones(scenario: Fields, printed: PrintedBoard): ZoneState[];
  /** The scenario with a piece in another zone; the same scenario where it cannot be put there. */
  moved(scenario: Fields, piece: string, zone: string, printed: PrintedBoard): Fields;
  /** What the JSON pointer of a fault is about. */
  placeOf(scenario: Fields, pointer: string): ScenarioPlace;
  /** The same in words: `Stack fra-1 of France in Artois`; undefined where the pointer says it as well. */
  about?(scenario: Fields, pointer: string, printed: PrintedBoard): string | undefined;
  /** The repair of a fault by one press; undefined where none is known. */
  repair?(scenario: Fields, pointer: string, printed: PrintedBoard): Repair | undefined;
  /** The tray of a party: what is painted, and its counters. */
  tools?(printed: PrintedBoard, party: string, scenario: Fields): { title: string; tools: SetUpTool[] }[];
  /** The parties that have a tray, those in the game first. */
  traysOf?(scenario: Fields, printed: PrintedBoard): { id: string; name: string }[];
  /** Reads lines as players write a session down. */
  read?(scenario: Fields, lines: string, printed: PrintedBoard): ReadLines;
  /** A few such lines, as an example. */
  example?: string;
  /** The form of the zone or piece that is chosen. */
  Chosen: ComponentType;
  /** The forms of all that is not on the board. */
  Forms: ComponentType;
}

/** A step of the game with which a rulebook shows itself: what it asks for, and what it points at. */
export interface GuidedStep {
  name: string;
  title: string;
  text: string;
  /** The answers that it asks for, each by some of its fields: the guide points at the first that is offered. */
  answers?: readonly Partial<Command>[];
  /** Selectors of what it points at where no such answer is offered; the first that can be pressed. */
  points?: readonly string[];
  /** Types of the events with one of which it is done. */
  until: readonly string[];
}

/** The guide of a rulebook: the steps that are played, and what the steps of every game need to know of them. */
export interface GuidedGame {
  steps: readonly GuidedStep[];
  /** The dice of the table for a command, by its type. */
  dice: Readonly<Record<string, readonly number[]>>;
  /** The order that is corrected at the end: the type of its event, some words of the order that takes its place, and what is said of it. */
  correction: { event: string; instead: string; title: string; text: string };
}

/**
 * What a rulebook draws of its games. All of it may be left out: then the page shows names and fields as the service answers
 * them.
 */
export interface RulesetPage {
  /** The name of the printed scenario with which the rulebook shows itself to who is new to it. */
  demonstration?: string;
  /** How a first game of that scenario is guided, with the dice of the table; without it the steps of every game are shown. */
  guide?: () => Promise<GuidedGame>;
  words?: Partial<RoomWords>;
  /** The colours of parties, as `#rrggbb`. */
  colours?: Record<string, string>;
  /** The zones of the board, from the views that the manifest names; else those of a view `map`. */
  zones?(views: Fields): ZoneState[];
  /** Where in the sequence of play a game stands, in a few words. */
  standing?(sequence: Fields): string;
  /** The money of the parties, as it stands beside their names. */
  purse?: Purse;
  /** The kind of the moments at which a turn begins, to each of which there is a report. */
  turn?: string;
  /** The tabs of the manifest by their names. */
  tabs?: Record<string, ComponentType>;
  /** The counter of a piece: what is in it, and the classes of its look. */
  Counter?: ComponentType<{ piece: Piece; party: string }>;
  counterLook?(piece: Piece): string[];
  /** A piece that has no name of its own. */
  pieceName?(piece: Piece, party: string): string;
  /** A piece in words. */
  describe?(piece: Piece, party: string): string;
  /** What a list says of a piece beside its name. */
  remark?(piece: Piece): string;
  /** What is told of a chosen piece. */
  PieceFacts?: ComponentType<{ piece: Piece; party: string; zone: string }>;
  /** What is told of a zone besides its name, who holds it, and what stands there. */
  zoneLabel?(zone: ZoneState): string;
  /** What is told of a chosen zone: titles and values. */
  zoneFacts?(zone: ZoneState | undefined, printed: PrintedZone | undefined, names: ZoneNames): [string, string | null | undefined][];
  /** Types of commands that destroy something or cannot be mended: no key gives them, and they want a second press. */
  careful?: readonly string[];
  /** Types of events that only tell which step of the sequence ends and which begins: the log folds them away. */
  bookkeeping?: readonly string[];
  ground?: GroundLooks;
  /** The procedures that stay in view while a decision belongs to them: a battle, for example. */
  underWay?: UnderWay;
  /** What an answer allows, in a few words beside its button. */
  AnswerNote?: ComponentType<{ decision: Decision; option: Option }>;
  /** Lines between zones, such as routes, from the views that the manifest names. */
  lines?(views: Fields): BoardLine[];
  /** What may be sent along a way that a player chose: the move along it, and what the moves that are offered to its end do besides. */
  alongWay?(move: Option, offered: Option[]): Option[];
  /** What may be sent to one place: what is offered, and what is legal besides and not listed at each place. */
  besides?(piece: Piece, offered: Option[]): Option[];
  /**
   * How a zone is veiled from who looks, as far as any is: the views are as they may see them. `mine` are their parties, null for who looks for all.
   */
  veil?(views: Fields, mine: string[] | null): ((zone: string) => Veil | undefined) | undefined;
  /** The legend of the board. */
  Legend?: ComponentType<{ paint: string }>;
  /**
   * A number of a piece whose changes are told on the board, fields of a zone whose changes are marked there, and further lists of a zone
   * that hold pieces.
   */
  changes?: { size?: string; zone?: string[]; pieces?: string[] };
  /** How its scenarios are written; fetched when somebody writes one. */
  setUp?: () => Promise<SetUpRules>;
  /** The words by which the schemas of adjustments name what is shown as a piece, a zone or a party. */
  adjusted?: Partial<Record<'piece' | 'zone' | 'party', readonly string[]>>;
  /** Whether the service gives the rulings of its games as requests of the adjudicator. */
  asksAdjudicator?: boolean;
  /** The words of the sheets of its fights; fetched with the first of them. Without them rulings show no sheet. */
  sheetWords?: () => Promise<SheetWords>;
  /** The move that an answer makes, as its odds are asked for: with what the piece announces at its end. Undefined for an answer that moves nothing. */
  course?(command: Command): Course | undefined;
  /** Whether a move of a piece that attacks nobody has odds, too. */
  weighsMove?(piece: Piece | undefined): boolean;
  /** Asks the procedures of the rulebook. */
  Adjudicator?: ComponentType;
}

/** A move as its odds are asked for. */
export interface Course { piece: string; path: string[]; action?: string }

/** What parties, zones and marks are called. */
export interface ZoneNames { party(id: string | undefined): string | null; zone(id: string): string; mark(tag: string): string }

/** A ruleset as the page shows it. */
export interface Room { manifest: Manifest; page: RulesetPage }

/** What the module of a ruleset exports by default. */
export type MakePage = (frame: Frame) => RulesetPage;

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
