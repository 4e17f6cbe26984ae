/**
 * The write side: one Axon entity for each game, which wraps the pure {@code Game}.
 *
 * <p>Decided: a refusal is a result, not an exception, so a refused command leaves a unit of work without events. Entities of
 * the games used last are cached, so no snapshots are written; an evicted game is folded once from its events. Commands name
 * their game themselves, because a search for annotations cost a tenth of each command.
 */
package tercio.application.game;
