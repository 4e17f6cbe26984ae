/** A turn of a game, with the positions between which it lies. */
export interface ReportTurn { number: number; label: string; from: number; to: number }

/** A party with what it lost, spent and scored. */
export interface ReportSide { party: string; name: string; seat: string; figures: { id: string; label: string; amount: number }[] }

/** A place that another party holds at the end. */
export interface ReportLand { zone: string; name: string; what: string; was: string; wasName: string; now: string; nowName: string }

/** The dice of a party. */
export interface ReportDice { seat: string; party: string; die: string; rolls: number; mean?: number; expected: number }

/** The losses of a party in all that was appraised, and their mean by the odds. */
export interface ReportLuck { party: string; battles: number; lost: number; expected: number }

/** A fight that is over, beside its odds. */
export interface ReportFight {
  position: number;
  ended: number;
  kind: string;
  title: string;
  winner: string;
  /** The chance of this winner before the first roll. */
  before: number;
  chance: number;
  rare: string;
  sides: { figure: string; party: string; lost: number; expected: number; asMuch: number; asLittle: number }[];
}

/** The report of a stretch of a game. */
export interface Report {
  from: number;
  to: number;
  turn?: ReportTurn;
  turns: ReportTurn[];
  over: boolean;
  sides: ReportSide[];
  territory: ReportLand[];
  dice: ReportDice[];
  luck: ReportLuck[];
  decisive: ReportFight[];
  unappraised: number;
  /** Battles that are still being compared with their odds. */
  pending: number;
}

/** A measure of a party at the beginning of each box of the sequence of play. */
export interface CourseLine { party: string; measure: string; unit: string; points: { position: number; turn: number | null; round: string; value: number }[] }

/** One of the largest changes of a measure of a party. */
export interface TurningPoint { position: number; turn: number | null; round: string; party: string; measure: string; change: number; unit: string }

/** The course of a game: its measures, and their largest changes. */
export interface Course { lines: CourseLine[]; turningPoints: TurningPoint[] }

/** Luck of the dice and errors of the decisions where a measure changed most, and the errors in all. */
export interface CourseWeights {
  changes: { position: number; party: string; measure: string; luck: string; error?: number | null }[];
  decisions: { party: string; decisions: number; worse: number; error: number; currency: string }[];
  /** Rolls and decisions that are still being compared with their odds. */
  pending: number;
}
