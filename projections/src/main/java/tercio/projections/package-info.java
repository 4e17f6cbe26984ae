/**
 * The read side: the board at any position, and views drawn from the board and from entries of the events in effect.
 *
 * <p>Decided: all readers use {@code GameHistories}. A history loads only the events, boards and entries that a view needs, and
 * is brought up to date from the store when its game has grown, so that everyone reads what he wrote. Boards and entries are
 * stored by page as checkpoints, so that little has to be loaded of a long game. The entries of an event depend on the event
 * and the board before it, so they never change and do not depend on undo. Checkpoints are used only where the same build of
 * the program wrote them over the same chain of events.
 *
 * <p>Stored views serve lists and readers of games that are not in memory. They and the checkpoints follow the event stream at
 * most four times a second, because drawing views after every event costs more than the command.
 */
package tercio.projections;
