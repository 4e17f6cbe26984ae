package tercio.domain.eu.common.battle;

/** The choice of a side at the end of the first day. */
public enum RetreatIntent {
    UNDECIDED,
    STAY,
    /** Try to break off the battle and retreat. */
    ATTEMPT_RETREAT
}
