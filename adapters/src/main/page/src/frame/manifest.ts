/** A name on the wire and a title for a person. */
export interface Title { name: string; title: string }

/** What the service says of a ruleset. Only what the page reads is named. */
export interface Manifest {
  id: string;
  title: string;
  /** What answers call the field of a party, and the list of pieces. */
  names: { party: string; pieces: string };
  views: (Title & { of: 'game' | 'party' | 'zone' | 'piece' })[];
  tabs: (Title & { views: string[] })[];
  /** The views that make up the board at a position. */
  shown: string[];
  marks: Title[];
  zoneFacts: Title[];
  counters: Title[];
  forms: Title[];
  /** Where the printed board is, below `api/`. */
  board?: string;
  /** The sheets of that board, the one that is shown first at the head, where it has several. */
  sheets: string[];
  /** The module that draws what is special about the ruleset, relative to the page. */
  page?: string;
  /** The style sheet of what that module draws, relative to the page. */
  style?: string;
}
