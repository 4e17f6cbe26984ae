package tercio.domain.eu.policy;

/** Which rolls of the second day gain from an enemy who failed to break off. */
public enum FailedRetreat {
    FIRE_AND_SHOCK, NEXT_FIRE_ONLY;

    public boolean helps(boolean fire) {
        return fire || this == FIRE_AND_SHOCK;
    }
}
