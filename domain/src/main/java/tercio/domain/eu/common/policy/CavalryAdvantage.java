package tercio.domain.eu.common.policy;

/** The side with a bonus for its cavalry. */
public enum CavalryAdvantage {
    /** By class, country, period and terrain, for a stack with an ARMY counter. */
    STRUCTURAL,
    /** In a plain, for a stack with a multiple of the enemy's cavalry. */
    RATIO
}
