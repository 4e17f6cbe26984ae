package tercio.domain.eu.policy;

/** Which stacks have a malus to fire for lack of artillery. */
public enum ArtilleryMalus {
    NO_ARMY_COUNTER, NO_ARTILLERY;

    public boolean applies(boolean army, int artillery) {
        return this == NO_ARMY_COUNTER ? !army : artillery == 0;
    }
}
