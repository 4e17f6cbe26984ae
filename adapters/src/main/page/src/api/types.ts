/** What the service answers, as its OpenAPI description has it. Only what the page reads is named. */

export interface Command { type: string; [field: string]: unknown }

export interface Seat { name: string; controls: string[] }

export interface Sequence {
  turn?: number;
  period?: number;
  round?: string;
  segment?: string;
  extendedCampaign?: boolean;
  badWeather?: boolean;
  [field: string]: unknown;
}

export interface Awaited { seat: string; kind: string; prompt: string }

export interface Summary {
  id: string;
  name: string;
  ruleset: string;
  scenario: string;
  position: number;
  sequence: Sequence;
  awaiting: Awaited[];
  over: boolean;
  dice: 'server' | 'physical';
  undo: string;
  public: boolean;
  seats: Seat[];
  diceCommitment: string;
  /** Who asks, where a token was sent. */
  you?: { name: string; host: boolean };
}

export interface GameList { page: number; size: number; total: number; games: Summary[] }

/** Who could catch a stack on its way, and how likely. */
export interface Risk { by: string; country?: string; kind: string; chance: string; fraction?: string; rule?: string; reason?: string }

/** What a move costs and risks. */
export interface Prospect { to: string; path?: string[]; cost?: number; left?: number; active?: boolean; needs?: string | null; risks?: Risk[] }

export interface Option { label: string; command: Command; move?: Prospect }

/** Something to choose from in a form: how it stands in the command, and how a person reads it. */
export interface FormItem { value: string; label: string }

/** A part of the command that the player fills in; `name` is its path in the command, with dots. An order `repeats` where an item may stand several times. */
export type FormField = { name: string; label: string } & (
  | { kind: 'count'; min: number; max: number }
  | { kind: 'subset' | 'order'; of: FormItem[]; min?: number; max?: number; repeats?: boolean }
  | { kind: 'choice'; of: FormItem[] });

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
  open?: { type: string; stacks: string[] };
  form?: Form;
  /** The piece that the decision is about, where it is about one. */
  piece?: string;
}

export interface Leader {
  id: string;
  name: string;
  rank?: string;
  values?: string;
  maneuver?: number;
  fire?: number;
  shock?: number;
  siege?: number;
  monarch?: boolean;
}

export interface Stack {
  id: string;
  name?: string;
  country: string;
  province: string;
  units: Record<string, number | boolean>;
  strength: string;
  ld?: number;
  veteran?: boolean;
  leaders: Leader[];
  besieged?: boolean;
  besieging?: boolean;
  moved?: boolean;
}

export interface Fortress { city: string; level: number; siegeworkMinus: number; siegeworkPlus: number; breached: boolean }

export interface ZoneState {
  id: string;
  name: string;
  terrain?: string;
  owner?: string;
  controller?: string;
  fortress?: Fortress;
  besieged?: boolean;
  stacks: Stack[];
}

export interface MapView { zones: ZoneState[]; seas?: { id: string; name: string }[] }

export interface PrintedZone {
  id: string;
  name: string;
  kind: 'land' | 'sea';
  terrain?: string;
  city?: string;
  fortress?: number;
  income?: number;
  ports?: { sea: string; kind?: string }[];
  tags?: string[];
}

export interface PrintedBorder { zones: [string, string]; kind: string }

export interface Party { id: string; name: string; major?: boolean }

/** The printed board of a ruleset. */
export interface PrintedBoard {
  ruleset: string;
  maps: { id: string; title: string; file: string }[];
  zones: PrintedZone[];
  borders: PrintedBorder[];
  terrains: { id: string; name: string }[];
  parties: Party[];
}

/** A scenario printed with the service, and the parties that seats can control in it. */
export interface PrintedScenario { ruleset: string; name: string; title: string; description: string; parties: string[] }

export interface Die { purpose: string; side?: string; value: number }

export interface LogLine {
  position: number;
  type: string;
  at: string;
  by: string;
  undoneBy: number | null;
  text: string;
  explained: boolean;
  dice?: Die[];
}

export interface Moment { position: number; kind: string; label: string }

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
  cell?: { table: string; row: string; column: string };
  result?: unknown;
  readings?: string[];
  reconstructed?: boolean;
}

export interface Ruling {
  position: number;
  type: string;
  kind: string;
  by: string;
  payload: Record<string, unknown>;
  explanation: Step[];
  /** Where an earlier edition of the rules decided: which, and what changed since about the rules of this ruling. */
  editionNote?: string;
  undoneBy?: number | null;
}

export interface PrintedTable { id: string; title: string; columns: string[]; rows: { label: string; cells: string[] }[]; reconstructed?: boolean }

export interface Change { path: string; before: unknown; after: unknown }

export interface Difference { from: number; to: number; changes: Change[] }

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
export interface GameOdds { odds: Odds; parties?: Record<string, string> }

/** The odds of each answer to a decision; an answer without dice has none. */
export interface DecisionChances { decision: string; options: ({ label: string; command: Command } & Partial<GameOdds>)[] }

/** How a number that came stands to what was to be expected. */
export interface Luck { meanMinusActual: number; asBadlyOrWorse: number }

/** The odds of a battle at its beginning, and once it is over what came of it. */
export interface BattleChances extends GameOdds {
  position: number;
  actual?: Record<string, unknown>;
  luck?: Record<string, Record<string, Luck>>;
}

/** A battle of the game. */
export interface BattleEntry {
  position: number;
  zone: string;
  title: string;
  rulings: number[];
  ended: number | null;
  winner?: string | null;
  phasing: string[];
  nonPhasing: string[];
}

/** A siege of the game, round by round. */
export interface SiegeEntry {
  position: number;
  zone: string;
  title: string;
  by: string | null;
  rounds: { round: string; position: number; rulings: number[]; resolved: number | null }[];
  ended: number | null;
  how: string | null;
}
