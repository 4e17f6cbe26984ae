package tercio.domain.eu.supply.line;

import tercio.domain.ruling.Citation;

/**
 * A condition of weak supply on land (EU-SUP-WEAK). The fourth one, a fleet that is not next to a port, belongs to the sea.
 */
public enum WeakSupplyCause {
    LONG(1, "its line is 6 MP or longer"),
    DESERT(2, "its line passes through desert"),
    NOT_OWNED(3, "its source is controlled but not owned"),
    SHIPS_AWAY(4, "the ships that supply it are in no zone with a port of their own");

    private final Citation rule;
    private final String said;

    WeakSupplyCause(int number, String said) {
        rule = Citation.of("EU-SUP-WEAK").entry(number);
        this.said = said;
    }

    public Citation rule() {
        return rule;
    }

    /** The condition in a sentence about the stack. */
    @Override
    public String toString() {
        return said;
    }
}
