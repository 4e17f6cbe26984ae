/**
 * The rounds of a military phase: the first round, the next round, and the weather.
 *
 * <p>The modified die, clamped to the track, decides the arrow and its colour. The natural die decides the weather.
 * Only arrows from a summer box are red.
 */
package tercio.domain.eu.turn.round;
