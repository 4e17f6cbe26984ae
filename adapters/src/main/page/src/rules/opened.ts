import { signal } from '@preact/signals';

/** A cell of a printed table that a ruling read. */
export interface ReadCell { table: string; row: string; column: string }

/** The rule that is shown in front of the page, with the cell that was read for it. */
export interface OpenedRule { ruleset: string; code: string; cell: ReadCell | null }

export const opened = signal<OpenedRule | null>(null);
