package tercio.domain.eu.policy;

/** Whose cavalry helps. */
public enum CavalryAdvantage {
    /** By class, country, period and ground, for a stack with an ARMY counter. */
    STRUCTURAL,
    /** In a plain, for a stack with a multiple of the enemy's cavalry. */
    RATIO
}
