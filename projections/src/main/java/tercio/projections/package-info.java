/**
 * The read side: pure folds over the events in effect, each at any position by the kernel's timeline.
 *
 * <p>Decided: a reader is served from the fold, which is brought up to date from the store when the game has grown; so everyone
 * reads what he wrote. The stored copies are for a reader who asks about a game that is not in memory, and for lists. They
 * follow the event stream, at most four times a second, as drawing them after every event cost more than the command.
 */
package tercio.projections;
