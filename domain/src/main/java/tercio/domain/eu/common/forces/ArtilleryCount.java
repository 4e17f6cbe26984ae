package tercio.domain.eu.common.forces;

/** The way in which the artillery of several ARMY counters adds up. */
public enum ArtilleryCount {
    /** The best counter in full, and at most 2 for a second one. */
    BEST_AND_TWO_MORE,
    /** The sum of all counters, as in the older editions. */
    SUM
}
