package tercio.domain.eu.common.policy;

/** The side that may try to retreat first after the first day. */
public enum RetreatOrder {
    /** The phasing side after an interception, else the other. */
    INTERCEPTED_FIRST,
    /** Always the defending side. */
    DEFENDER_FIRST;

    /** Whether the phasing side may try first. */
    public boolean isPhasingFirst(boolean interception) {
        return this == INTERCEPTED_FIRST && interception;
    }
}
