package tercio.domain.eu.common.game;

/** A cause of movement attrition. Any of them brings the roll; each above the first adds to it (EU-ATTR-MOVEMENT). */
public enum MarchStrain {
    /** At least 6 LD, Pashas not counted, or two Pashas; at least 3 LD in a campaign without logistics. */
    MASSED("massed forces"),
    /** At least 3 LD in a campaign without logistics, where the edition counts that in addition to massed forces. */
    NO_LOGISTICS("3 LD or more without logistics"),
    DISTANCE("6 MP or more"),
    BAD_WEATHER("3 MP or more in bad weather"),
    /** Ships brought it, and an end of the voyage was no controlled port large enough for them. */
    OPEN_COAST("a landing or embarkation outside a controlled port"),
    /**
     * A stack driven back by a flood always rolls (EU-MOVE-5). It has a modifier of its own and adds nothing to another
     * cause.
     */
    FLOOD("a flood"),
    /** Besiegers that redeploy always roll (EU-SIEGE-REDEPLOY). It is named where no other cause is, and adds nothing to another (reading). */
    REDEPLOYMENT("a redeployment");

    private final String said;

    MarchStrain(String said) {
        this.said = said;
    }

    /** The name in a sentence. */
    @Override
    public String toString() {
        return said;
    }
}
