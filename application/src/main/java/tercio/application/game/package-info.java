/**
 * The write side: one Axon entity for each game, which is a shell around the pure {@code Game}.
 *
 * <p>Decided: refusals are answers, not exceptions, so a unit of work without events is all that a refused command leaves. The
 * entities of the games used last stay folded in memory, so no snapshots are written; a game that fell out is folded once
 * from its events. Commands name their game themselves: looking for annotations cost a tenth of each command.
 */
package tercio.application.game;
