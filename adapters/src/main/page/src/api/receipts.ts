/** A signed statement of the service that the game had certain events, as the service gives it. */
export interface Receipt { game: string; position: number; head: string; at: string; key: string; signature: string }

/** The finding of the check of one receipt; `from` is the first position that cannot be what it saw, if there is one. */
export interface ReceiptFinding { game: string; position: number; holds: boolean; finding: string; heldUpTo: number; from?: number; text: string }

export interface ReceiptFindings { allHold: boolean; results: ReceiptFinding[] }
