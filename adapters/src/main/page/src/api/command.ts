/** Commands as the service takes them, and the dice for them. Of what the service answers and takes, only what the page reads is named, as the OpenAPI description has it. */

export interface Command { type: string; [field: string]: unknown }

/** A die of a procedure: its kind as `d10`, its name, and how it is called at the table. */
export interface NamedDie { die: string; side: string; purpose: string; ordinal: number; words: string }

/** The dice that a command takes; complete where those that were sent are all. */
export interface WantedDice { position: number; dice: NamedDie[]; complete: boolean }
