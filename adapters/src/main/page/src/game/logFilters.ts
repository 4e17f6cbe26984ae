/** The filters of the log: the seat that gave the order, the kind of event, and a place by its id. Empty parts take all. */
export interface LogFilters { by: string; type: string; about: string }

export const NO_FILTER: LogFilters = { by: '', type: '', about: '' };
