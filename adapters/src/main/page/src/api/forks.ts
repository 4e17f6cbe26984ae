/** The game that a fork came from; `here` is its id on this service, where the caller may see it. */
export interface Parent { game: string; at: number; here?: string; name?: string }

/** A fork of a game; `at` is the position of the game from which it started. */
export interface ForkLine { id: string; name: string; at: number; position: number; over: boolean; open: boolean; imported: boolean; forks: number }

export interface ForkList { page: number; size: number; total: number; forks: ForkLine[] }
