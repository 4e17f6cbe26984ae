package tercio.domain.eu.policy;

/** Who may break off first after the first day. */
public enum RetreatOrder {
    /** The phasing side after an interception, else the other. */
    INTERCEPTED_FIRST,
    /** Always the side that defends. */
    DEFENDER_FIRST;

    public boolean phasingFirst(boolean interception) {
        return this == INTERCEPTED_FIRST && interception;
    }
}
