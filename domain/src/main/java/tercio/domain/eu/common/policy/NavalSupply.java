package tercio.domain.eu.common.policy;

/** The number of land stacks that a naval stack supplies (EU-SUP-SHIPS). */
public enum NavalSupply {
    /** Each on its coasts: supply is never used up. */
    EACH_STACK,
    /** One alone, in a province that it names. */
    ONE_STACK
}
