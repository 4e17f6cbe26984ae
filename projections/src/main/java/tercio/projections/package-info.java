/**
 * The read side: the board at any position, and views drawn from it and from what was noted of the events in effect.
 *
 * <p>Decided: a reader is served from the chronicle of a game, which reads of its history only what the view needs, and is
 * brought up to date from the store when the game has grown; so everyone reads what he wrote. So that little is needed also
 * of a long game, boards and notes are put on a shelf, page by page, as the game goes on. The notes of an event depend on the
 * event and the board before it, so they never change, and undo is none of their business. The shelf is trusted only where
 * the same program wrote it over the same chain of events.
 *
 * <p>The stored copies are for a reader who asks about a game that is not in memory, and for lists. They and the shelf
 * follow the event stream, at most four times a second, as drawing them after every event cost more than the command.
 */
package tercio.projections;
