package tercio.domain.eu.supply.line;

import tercio.domain.ruling.Citation;

/**
 * A condition of weak supply on land (EU-SUP-WEAK). The fourth one, a fleet that is not next to a port, belongs to the sea.
 */
public enum WeakSupplyCause {
    /** The line is 6 MP or longer. */
    LONG(1),
    /** The line passes through desert. */
    DESERT(2),
    /** The source is controlled but not owned. */
    NOT_OWNED(3),
    /** The ships that supply are in no zone with a port of their own. */
    SHIPS_AWAY(4);

    private final Citation rule;

    WeakSupplyCause(int number) {
        rule = Citation.of("EU-SUP-WEAK").entry(number);
    }

    public Citation rule() {
        return rule;
    }
}
