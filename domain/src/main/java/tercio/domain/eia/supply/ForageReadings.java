package tercio.domain.eia.supply;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on foraging. */
public final class ForageReadings {

    /** The points that a corps that did not move subtracts when it forages. */
    public static final Reading STANDING = Reading.between("EIA-STANDING-FORAGE", "EIA-7.4.1.2.2",
            "each movement point that is not used counts", "full-allowance", "nothing");

    /** The printed time of foraging. */
    public static final String AS_EACH_MOVES = "as-each-moves";

    /** The time at which corps forage: each as it completes its movement, or all when the movement of their power is over. */
    public static final Reading TIME = Reading.between("EIA-FORAGE-TIME", "EIA-7.4.1.1",
            "7.3.1.4 and 7.4.1.1 let a corps forage while corps are being moved, as it completes its movement", AS_EACH_MOVES, "after-all")
            .withDispute("Groups that play by mail send all moves at once and throw the dice afterwards.",
                    "Corps that enter an area one after another find fewer others there.", "Every corps finds all others that end there.");

    private ForageReadings() {}
}
