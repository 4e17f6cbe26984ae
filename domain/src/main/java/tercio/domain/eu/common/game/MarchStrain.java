package tercio.domain.eu.common.game;

/** A cause of movement attrition. Any of them brings the roll; each above the first adds to it (EU-ATTR-MOVEMENT). */
public enum MarchStrain {
    /** At least 6 LD, Pashas not counted, or two Pashas; at least 3 LD in a campaign without logistics. */
    MASSED,
    /** At least 3 LD in a campaign without logistics, where the edition counts that in addition to massed forces. */
    NO_LOGISTICS,
    DISTANCE,
    BAD_WEATHER,
    /** Ships brought it, and an end of the voyage was no controlled port large enough for them. */
    OPEN_COAST,
    /**
     * A stack driven back by a flood always rolls (EU-MOVE-5). It has a modifier of its own and adds nothing to another
     * cause.
     */
    FLOOD,
    /** Besiegers that redeploy always roll (EU-SIEGE-REDEPLOY). It is named where no other cause is, and adds nothing to another (reading). */
    REDEPLOYMENT
}
