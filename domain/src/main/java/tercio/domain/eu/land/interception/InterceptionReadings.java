package tercio.domain.eu.land.interception;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on interception. */
public final class InterceptionReadings {

    /** Whether a stack that has intercepted helps later attempts that were announced with it. */
    public static final Reading INTERCEPTION_ORDER = Reading.between("EU-INT-ORDER", "EU-INT-LAND",
            "all are announced before any is resolved, but each is resolved by itself, and a stack that got there is a friendly "
                    + "force for the next", "one-by-one", "as-announced");

    private InterceptionReadings() {}
}
