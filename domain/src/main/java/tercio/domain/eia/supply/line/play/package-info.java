/**
 * Lines on the board: which crossing arrows are open, how far a depot lies over unblocked areas, chains of depots and supply by
 * sea (EIA-7.2.3, EIA-7.4.2.1.1, EIA-7.4.3, EIA-7.4.4).
 *
 * <p>Chains are computed from the board whenever they are asked for. They are never stored: each corps that moves may block or
 * open one.
 */
package tercio.domain.eia.supply.line.play;
