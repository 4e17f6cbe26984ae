/** A rule in a list. */
export interface RuleLine { code: string; title: string; place: string }

export interface NamedTable { name: string; title: string }

/** All rules of a ruleset by chapter, and its printed tables. */
export interface RuleIndex { ruleset: string; chapters: { id: string; title: string; rules: RuleLine[] }[]; tables: NamedTable[] }

/** The text of a rule, its tables, and its unclear points. */
export interface RuleText extends RuleLine {
  chapter?: string;
  paragraph?: string;
  edition?: string;
  tables: NamedTable[];
  readings: { id: string; why: string; choices: string[]; standard: string; words: string[] }[];
  list?: RuleLine;
  entries: RuleLine[];
}
