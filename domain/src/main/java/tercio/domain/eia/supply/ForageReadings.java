package tercio.domain.eia.supply;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on foraging. */
public final class ForageReadings {

    /** The points that a corps that did not move subtracts when it forages. */
    public static final Reading STANDING = Reading.between("EIA-STANDING-FORAGE", "EIA-7.4.1.2.2",
            "each movement point that is not used counts", "full-allowance", "nothing");

    private ForageReadings() {}
}
