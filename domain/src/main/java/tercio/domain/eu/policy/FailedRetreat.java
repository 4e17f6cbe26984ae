package tercio.domain.eu.policy;

/** Which rolls of the second day have a bonus against an enemy that failed to retreat. */
public enum FailedRetreat {
    FIRE_AND_SHOCK, NEXT_FIRE_ONLY;

    public boolean helps(boolean fire) {
        return fire || this == FIRE_AND_SHOCK;
    }
}
