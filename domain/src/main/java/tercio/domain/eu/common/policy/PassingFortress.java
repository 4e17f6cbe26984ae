package tercio.domain.eu.common.policy;

/** The condition for a move to continue from a province with an enemy fortress. */
public enum PassingFortress {
    /** It continues if 1 LD for each level stays there, or if no troops stay and the next province is friendly. */
    ON_FRIENDLY_GROUND,
    /** It ends there unless 1 LD for each level stays. */
    STOPS
}
