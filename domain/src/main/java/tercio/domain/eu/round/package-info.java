/**
 * The rounds of a military phase: where it starts, which round follows, in what weather.
 *
 * <p>Arrow and redness are read with the modified die, cut to the ends of the track; the weather with the natural one.
 * Only arrows out of a summer box are red.
 */
package tercio.domain.eu.round;
