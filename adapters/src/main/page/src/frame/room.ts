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
