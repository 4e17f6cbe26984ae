package tercio.domain.eu.forces;

/** How the artillery of several ARMY counters counts. */
public enum ArtilleryCount {
    /** The best counter, and at most 2 more for another. */
    BEST_AND_TWO_MORE,
    /** All counters, as they were counted before. */
    SUM
}
