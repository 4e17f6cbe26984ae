package tercio.domain.eu.movement;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on movement. */
public final class MovementReadings {

    /** Whether a stack that is overrun may first enter the fortress. */
    public static final Reading OVERRUN_ESCAPE = Reading.between("EU-MOVE-OVERRUN-ESCAPE", "EU-MOVE-OVERRUN",
            "an overrun leaves no time for evasion", Reading.OFF, Reading.ON);

    /** How long land troops may stay aboard ships. */
    public static final Reading ABOARD = Reading.between("EU-SEA-ABOARD", "EU-SEA-TRANSPORT",
            "the later text allows it between turns too", "rounds-and-turns", "rounds");

    private MovementReadings() {}
}
