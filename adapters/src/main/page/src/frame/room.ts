import type { ComponentType } from 'preact';
import type { Fields, Piece, ZoneState } from '../api/board';
import type { Command } from '../api/command';
import type { Decision } from '../api/decision';
import type { Option } from '../api/move';
import type { PrintedZone } from '../api/printed';
import type { LandLook, Veil } from '../board/ground/look';
import type { Relief } from '../board/ground/scatter';
import type { Frame } from './frame';
import type { GuidedGame } from './guide';
import type { Manifest } from './manifest';
import type { SetUpRules } from './setUp';
import type { RoomWords, SheetWords } from './words';

/** The look of the lands of the board. */
export interface GroundLooks {
  /** The ways to paint them, with their titles; the first is the usual one. */
  paints: Record<string, string>;
  land(zone: ZoneState, paint: string): LandLook;
  /** The colours of lands of no zone, by their kind on the map. */
  blanks?: Record<string, string>;
  /** The signs that are drawn on lands, by their terrain. */
  relief?: Record<string, Relief>;
}

/** A procedure that is fought or tried: it stands beside the board with its answers. */
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

/**
 * The parts of the page that a rulebook draws of its games. All of it may be left out: then the page shows names and fields as the service answers
 * them.
 */
export interface RulesetPage {
  /** The name of the printed scenario with which the rulebook shows itself to new players. */
  demonstration?: string;
  /** The guide through a first game of that scenario, with the dice of the table; without it the steps of every game are shown. */
  guide?: () => Promise<GuidedGame>;
  words?: Partial<RoomWords>;
  /** The colours of parties, as `#rrggbb`. */
  colours?: Record<string, string>;
  /** The zones of the board, from the views that the manifest names; else those of a view `map`. */
  zones?(views: Fields): ZoneState[];
  /** The place of a game in the sequence of play, in a few words. */
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
  /** A remark in a list on a piece, beside its name. */
  remark?(piece: Piece): string;
  /** Facts of a chosen piece. */
  PieceFacts?: ComponentType<{ piece: Piece; party: string; zone: string }>;
  /** The label of a zone besides its name, its holder, and its pieces. */
  zoneLabel?(zone: ZoneState): string;
  /** Facts of a chosen zone: titles and values. */
  zoneFacts?(zone: ZoneState | undefined, printed: PrintedZone | undefined, names: ZoneNames): [string, string | null | undefined][];
  /** Types of commands that destroy something or cannot be mended: no key gives them, and they want a second press. */
  careful?: readonly string[];
  /** Types of events that only tell which step of the sequence ends and which begins: the log folds them away. */
  bookkeeping?: readonly string[];
  ground?: GroundLooks;
  /** The procedures that stay in view while a decision belongs to them: a battle, for example. */
  underWay?: UnderWay;
  /** The actions that an answer allows, in a few words beside its button. */
  AnswerNote?: ComponentType<{ decision: Decision; option: Option }>;
  /** Lines between zones, such as routes, from the views that the manifest names. */
  lines?(views: Fields): BoardLine[];
  /** The moves that may be sent along a way that a player chose: the move along it, and the further effects of the moves that are offered to its end. */
  alongWay?(move: Option, offered: Option[]): Option[];
  /** The moves that may be sent to one place: those that are offered, and those that are legal besides and not listed at each place. */
  besides?(piece: Piece, offered: Option[]): Option[];
  /**
   * The veil of each zone for the viewer, if any has one: the views are as the viewer may see them. `mine` are the viewer's parties, null for a view for all.
   */
  veil?(views: Fields, mine: string[] | null): ((zone: string) => Veil | undefined) | undefined;
  /** The legend of the board. */
  Legend?: ComponentType<{ paint: string }>;
  /**
   * A number of a piece whose changes are told on the board, fields of a zone whose changes are marked there, and further lists of a zone
   * that hold pieces.
   */
  changes?: { size?: string; zone?: string[]; pieces?: string[] };
  /** The way to write its scenarios; fetched when somebody writes one. */
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

/** The names of parties, zones and marks. */
export interface ZoneNames { party(id: string | undefined): string | null; zone(id: string): string; mark(tag: string): string }

/** A ruleset as the page shows it. */
export interface Room { manifest: Manifest; page: RulesetPage }

/** The default export of the module of a ruleset. */
export type MakePage = (frame: Frame) => RulesetPage;
