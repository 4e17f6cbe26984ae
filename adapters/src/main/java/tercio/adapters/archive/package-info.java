/**
 * The archive: the games of a service or of a folder as tables, for questions about many sessions. It is a projection of the events alone, in
 * a DuckDB database of its own that can be thrown away and is made again. A rulebook's module declares its own tables, questions and folds
 * ({@link tercio.adapters.archive.RulebookArchive}); nothing here knows a word of a game.
 *
 * <p>Decided: a game that has new events is folded again from its beginning, and its rows replace those that it had. An undo, an amendment or
 * the end of a game with secrets change rows of long ago; folding anew cannot forget one. A game of 2,000 events takes part of a second.
 *
 * <p>Decided: which of several copies of an event counts is worked out for each caller over the games that this caller may see. So the answer
 * does not depend on games that the caller may not see, and never lacks what the caller may.
 */
package tercio.adapters.archive;
