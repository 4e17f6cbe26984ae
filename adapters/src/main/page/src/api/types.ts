/** What the service answers, as its OpenAPI description has it. Only what the page reads is named. */

import type { Parent } from './forks';

export interface Command { type: string; [field: string]: unknown }

export interface Seat { name: string; controls: string[] }

/** Fields whose names only a rulebook knows. */
export type Fields = Record<string, unknown>;

export interface Awaited { seat: string; kind: string; prompt: string }

export interface Summary {
  id: string;
  name: string;
  ruleset: string;
  scenario: string;
  position: number;
  /** Where in the sequence of play the game stands. */
  sequence?: Fields;
  awaiting: Awaited[];
  over: boolean;
  dice: 'server' | 'physical';
  undo: string;
  public: boolean;
  openTable?: boolean; secrets?: boolean;
  seats: Seat[];
  /** Who plays each seat now; a seat without a player is left out. */
  players: Record<string, string>;
  /** The readings over which tables differ, each with the choice by which the game plays. */
  readings: Record<string, string>;
  /** The tables that its owner entered; left out where it is played by those of the program. */
  charts?: { origin: string; hash: string; tables: string[] };
  diceCommitment: string;
  /** Where a fork came from. */
  parent?: Parent;
  /** Who asks, where a token was sent. */
  you?: { name: string; host: boolean; seats?: string[]; places?: Place[] };
}

export type Role = 'player' | 'deputy' | 'observer' | 'referee';

/** What a person holds in one role. */
export interface Place { person: string; role: Role; seats: string[]; seesAll: boolean; byHost: boolean; since: number }

/** All places of a game, and each seat with who acts for it; a seat without player names none. */
export interface Places { places: Place[]; seats: { seat: string; player?: string; deputies: string[] }[] }

/** A place that was given; without a link the person keeps the token that it has. */
export interface PlaceGiven { position: number; person: string; link?: string; until?: string }

/** A link that nobody has opened yet. */
export interface Invited { person: string; by: string; until: string }

/** With `more`, there are more games than `total`: many are not counted. */
export interface GameList { page: number; size: number; total: number; more: boolean; games: Summary[] }

/** Who could catch a piece on its way, and how likely. */
export interface Risk { by: string; zone?: string; kind: string; chance: string; fraction?: string; rule?: string; reason?: string }

/** What a move costs and risks. */
export interface MovePreview { to: string; path?: string[]; cost?: number; left?: number; active?: boolean; needs?: string | null; risks?: Risk[]; toll?: Toll | null }

/** What a move itself costs if nobody stops it. */
export interface Toll { kind: string; rule: string; reason: string; chance: string; losses: { lost: number; chance: string }[]; more: string }

export interface Option { label: string; command: Command; move?: MovePreview }

/** One move that was asked about: as it can be sent where it is legal, else what forbids it. */
export interface AskedMove { path: string[]; legal: boolean; option?: Option | null; rule?: string | null; detail?: string | null }

/** A die of a procedure: its kind as `d10`, its name, and how it is called at the table. */
export interface NamedDie { die: string; side: string; purpose: string; ordinal: number; words: string }

/** The dice that a command takes; complete where those that were sent are all. */
export interface WantedDice { position: number; dice: NamedDie[]; complete: boolean }

/** Something to choose from in a form: how it stands in the command, and how a person reads it. */
export interface FormItem { value: string; label: string }

/** A part of the command that the player fills in; `name` is its path in the command, with dots. An order `repeats` where an item may stand several times. The examples of all fields are a legal answer. */
export type FormField = { name: string; label: string } & (
  | { kind: 'count'; min: number; max: number; example?: number }
  | { kind: 'subset' | 'order'; of: FormItem[]; min?: number; max?: number; repeats?: boolean; example?: string[] }
  | { kind: 'choice'; of: FormItem[]; example?: string });

/** What binds fields together, in words. */
export interface FormLimit { text: string; fields: string[]; rule?: string }

/** An answer that is described instead of listed: what stands fixed, what is filled in, and what binds it. */
export interface Form { command: Command; fields: FormField[]; limits?: FormLimit[] }

export interface Decision {
  id: string;
  seat: string;
  party?: string;
  kind: string;
  rule?: string;
  prompt: string;
  options?: Option[];
  /** An answer that moves one of some pieces; the ruleset names their list. */
  open?: { type: string; [pieces: string]: unknown };
  form?: Form;
  /** What only the seat that answers may see; the answers are left out then. */
  hidden?: string[];
  /** The piece that the decision is about, where it is about one. */
  piece?: string;
  /** Where a seat is asked to agree: the request, who asks, what would be lost, and how the board would differ. */
  request?: number;
  by?: string;
  reason?: string;
  lost?: number;
  /** The position whose board the game would have again. */
  to?: number;
  /** The amendment that would be adopted. */
  amendment?: number;
  diff?: Change[];
  /** The same in sentences. */
  words?: string[];
}

/** A piece on the board, with the fields that its rulebook gives it. */
export interface Piece extends Fields { id: string; name?: string; party: string; zone: string }

/** A zone of the board with its pieces, and the fields that its rulebook gives it. */
export interface ZoneState extends Fields { id: string; name: string; owner?: string; controller?: string; pieces: Piece[] }

export interface PrintedZone {
  id: string;
  name: string;
  kind: 'land' | 'sea';
  ports?: { sea: string; kind?: string }[];
  tags?: string[];
  /** What else its rulebook prints in it. */
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

/** A die of the log; in a field that the ruleset names also the party whose die it was. */
export interface Die { purpose: string; side?: string; value: number; [party: string]: unknown }

export interface LogLine {
  position: number;
  type: string;
  at: string;
  by: string;
  /** Who acted for the seat or for the host, and in which role, where another than its own player or host did. */
  person?: string;
  role?: Role;
  undoneBy: number | null;
  text: string;
  explained: boolean;
  /** Whether it decides nothing that a reader of the account needs to know. */
  quiet?: boolean;
  /** Whether it is the most important event of its order: the order is told by it. */
  headline?: boolean;
  /** The position of the first event of the same command. */
  since: number;
  /** That the command stands here because an amendment was adopted. */
  again?: { amendment: number; of?: number };
  dice?: Die[];
}

/** One correction of an amendment; what others may not see is left out and named in `hidden`. */
export interface AmendmentStep { number: number; at: number; of: number; by: string; kind: 'replace' | 'insert' | 'drop' | 'dice' | 'end'; command?: Command; dice?: number[]; hidden?: string[] }

/** A past command that is corrected on a branch. */
export interface Amendment { number: number; state: 'open' | 'adopted' | 'dropped'; by: string; at: number; reason: string; steps: AmendmentStep[] }

/** An amendment with its branch: how many later commands hold, the first that does not, and how the boards differ. */
export interface AmendmentReport extends Amendment {
  position: number;
  commands?: number;
  held?: number;
  lost?: number;
  whole?: boolean;
  /** The orders of other seats that the branch touches, and who must agree if its proposer adopts it. */
  orders?: { position: number; of: number; kind: string; seats: string[]; forHost?: boolean }[];
  awaits?: string[];
  first?: { position: number; of: number; by: string; command?: Command; why: 'refused' | 'die'; detail: string; rule?: string; legal?: Option[] } | null;
  diff?: Change[];
  /** The same in sentences. */
  words?: string[];
  hidden?: string[];
}

/** What an undo or a redo does if it is sent while the game stands at `position`. */
export type HistoryPlan = PlannedChange | { position: number; possible: false; detail: string; rule: string; legal: Option[] };

export interface PlannedChange {
  position: number;
  possible: true;
  to: number;
  commands: number;
  events: LogLine[];
  more: number;
  dice: { purpose: string; value: number }[];
  back: LogLine[];
  moreBack: number;
  awaits: string[];
  /** The position before the whole order that it would stop within. */
  order?: { to: number };
}

export interface Moment {
  position: number;
  kind: string;
  label: string;
  /** The parties that act from this moment on; empty where it belongs to nobody. */
  parties?: string[];
}

export interface Timeline { position: number; undone: { from: number; to: number; by: number }[]; moments: Moment[]; canRedo: boolean }

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
  cell?: { table: string; tableTitle?: string; row: string; column: string };
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

export interface PrintedTable { id: string; title: string; columns: string[]; rows: { label: string; cells: string[] }[]; reconstructed?: boolean }

/** A value on the board that differs. */
export interface Change { path: string; before: unknown; after: unknown }

/** How the boards of two positions differ, in words and value by value. */
export interface Difference { from: number; to: number; words?: string[]; changes: Change[] }

export interface ProblemBody {
  title?: string;
  status?: number;
  detail?: string;
  rule?: string;
  legal?: (string | Option)[];
  errors?: { pointer: string; message: string }[];
}

/** One value of a field of an answer, and how likely it is. */
export interface Chance { value: unknown; probability: number; fraction?: string }

/** How likely each value of one field is; numbers have figures besides. */
export interface Likelihood { values: Chance[]; mean?: number; p5?: number; p50?: number; p95?: number }

/** Exact odds: the fields of an answer, in objects as there. */
export interface Odds { [field: string]: Likelihood | Odds }

/** The odds of every way in which the players may choose. */
export interface ComparedChoices { choices: { choices: Record<string, unknown>; odds: Odds }[] }

/** Odds within a game, with who is meant by each of its sides. */
export interface GameOdds { odds: Odds; parties?: Record<string, string>; /** What everybody is taken to do, in sentences. */ assumes?: string[] }

/** The odds of what awaits a piece at the end of a move, or why a fight there has none. */
export type OddsAhead = Partial<GameOdds> & { withheld?: string };

/** The odds of each answer to a decision; an answer without dice has none; or why those of a fight are missing. */
export interface DecisionChances { decision: string; withheld?: string; options: ({ label: string; command: Command; withheld?: string } & Partial<GameOdds>)[] }
