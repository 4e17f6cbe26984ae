/**
 * The write side: one Axon entity for each game, which wraps the pure {@code Game}.
 *
 * <p>Decided: a refusal is a result, not an exception, so a refused command leaves a unit of work without events. Entities of
 * the games used last are cached, so no snapshots are written; an evicted game is folded once from its events. Commands name
 * their game themselves, because a search for annotations cost a tenth of each command.
 *
 * <p>An undo goes to a position exactly. Positions between the events of one command are refused with the two nearest ones: the board there
 * lacks what the rest of the command decides, and often awaits nothing. The preview of an undo is the plan by which it is decided. An order of
 * another seat that an amendment brings or changes, or that an undo or a redo brings back, needs the agreement of that seat. Given up: one
 * press for a whole order, which is offered together with the last answer instead. Older commands name no terms and are decided by the first
 * ones.
 */
package tercio.application.game;
