package tercio.domain.eu.common.policy;

/** The stacks with a malus to fire for lack of artillery. */
public enum ArtilleryMalus {
    NO_ARMY_COUNTER, NO_ARTILLERY;

    /** Whether the malus applies to a stack, by its ARMY counter or its artillery value. */
    public boolean applies(boolean army, int artillery) {
        return this == NO_ARMY_COUNTER ? !army : artillery == 0;
    }
}
