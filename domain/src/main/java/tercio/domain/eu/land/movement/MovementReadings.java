package tercio.domain.eu.land.movement;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on movement. */
public final class MovementReadings {

    /** Whether a stack that is overrun may first enter the fortress. */
    public static final Reading OVERRUN_ESCAPE = Reading.between("EU-MOVE-OVERRUN-ESCAPE", "EU-MOVE-OVERRUN",
            "an overrun leaves no time for evasion", Reading.OFF, Reading.ON);

    /** The time for which land troops may stay aboard ships. */
    public static final Reading ABOARD = Reading.between("EU-SEA-ABOARD", "EU-SEA-TRANSPORT",
            "the later text allows it between turns too", "rounds-and-turns", "rounds");

    /** The choice of {@link #PORT_LOST} by which naval stacks lie on in a port that their alliance has lost. */
    public static final String LIE_ON = "stay";

    /** The conduct of naval stacks in a port that their alliance has lost. */
    public static final Reading PORT_LOST = Reading.between("EU-PORT-LOST", "EU-MOVE-SEA",
            "no naval stack is in a port of another alliance, and the text says nothing of ships whose port falls", "retreat", LIE_ON);

    private MovementReadings() {}
}
