package tercio.domain.eu.policy;

/** Whether a move goes on from a province with an enemy fortress. */
public enum PassingFortress {
    /** It does if 1 LD for each level stays there, or nobody stays and the next province is friendly. */
    ON_FRIENDLY_GROUND,
    /** It ends there unless 1 LD for each level stays. */
    STOPS
}
