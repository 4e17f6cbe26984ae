/** A name on the wire and a title for a person. */
export interface Title { name: string; title: string }

/** The manifest of a ruleset from the service. Only the fields that the page reads are named. */
export interface Manifest {
  id: string;
  title: string;
  /** The names in answers of the field of a party, and of the list of pieces. */
  names: { party: string; pieces: string };
  views: (Title & { of: 'game' | 'party' | 'zone' | 'piece' })[];
  tabs: (Title & { views: string[] })[];
  /** The views that make up the board at a position. */
  shown: string[];
  marks: Title[];
  zoneFacts: Title[];
  counters: Title[];
  forms: Title[];
  /** The address of the printed board, below `api/`. */
  board?: string;
  /** The sheets of that board, the one that is shown first at the head, where it has several. */
  sheets: string[];
  /** The module that draws what is special about the ruleset, relative to the page. */
  page?: string;
  /** The style sheet of what that module draws, relative to the page. */
  style?: string;
}
