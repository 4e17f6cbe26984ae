/** Labels of the reports of a rulebook. */
export interface ReportWords {
  /** The title of the table of the parties. */
  sides: string;
  party: string;
  /** The figures by the names of the service. */
  figures: Record<string, string>;
  /** The figures that tell of a loss or a cost, which have no sign. */
  plain: readonly string[];
  /** The figure that tells who is ahead. */
  ahead: string;
  /** The kinds of places, by the names of the service. */
  kinds: Record<string, string>;
  /** The tab that shows what has odds, at its position; empty for none. */
  fightTab: string;
  fights: string;
  fight: string;
  luck: string;
  /** The measures of the course of a game in the order in which they are drawn, their units, and procedures of which luck is told, by the names of the service. */
  measures: Record<string, string>;
  units: Record<string, string>;
  /** The units of one, where they differ from those of several. */
  single: Record<string, string>;
  /** Units of which several make a whole one, in which readers count. */
  wholes: Record<string, { of: number; unit: string }>;
  procedures: Record<string, string>;
  /** The unit of what is lost in fights. */
  lossUnit: string;
  /** The currency in which decisions are valued, which the service names with its weights. */
  currency(named: string): string;
}
