package tercio.domain.eu.common.policy;

/** The rolls of the second day with a bonus against an enemy that failed to retreat. */
public enum FailedRetreat {
    FIRE_AND_SHOCK, NEXT_FIRE_ONLY;

    /** Whether the bonus applies to a fire roll ({@code true}) or a shock roll ({@code false}). */
    public boolean givesBonus(boolean fire) {
        return fire || this == FIRE_AND_SHOCK;
    }
}
