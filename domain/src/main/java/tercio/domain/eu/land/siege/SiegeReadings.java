package tercio.domain.eu.land.siege;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on sieges and assaults. */
public final class SiegeReadings {

    /** The cap on the losses inflicted by the besieged in an assault, without the troops inside. */
    public static final Reading ASSAULT_CAP = Reading.between("EU-ASSAULT-CAP", "EU-ASSAULT-LOSS-BESIEGED",
            "both worked examples cap at the resistance; the prose says twice", "resistance", "twice-resistance")
            .withDispute("The prose, the player aid, the later revision and the only other program say twice; two worked examples say once.",
                    "A small fortress kills few besiegers: at most its resistance, and one LD more for each LD inside.",
                    "A small fortress can kill twice as many besiegers, so that an assault needs a larger army.");

    /** Whether the small-stack loss and the halved fire follow the prose or the worked examples. */
    public static final Reading ASSAULT_EXAMPLES = Reading.between("EU-ASSAULT-EXAMPLES", "EU-ASSAULT-LOSS-BESIEGER",
            "the examples forget the 1/3 less of at most 6 LD, which the prose states", "prose", "examples");

    /** Whether an assault of this turn that caused a loss gives +1 to the next. */
    public static final Reading ASSAULT_DAMAGE_BONUS = Reading.between("EU-ASSAULT-DAMAGE-BONUS", "EU-ASSAULT-DRM",
            "a trial rule of the authors, kept by their later text", Reading.ON, Reading.OFF)
            .withDispute("The authors mark it as undecided; their later text keeps it.",
                    "An assault that failed but hurt the fortress helps the next one of the turn by +1.",
                    "Only a breach helps later assaults of the turn.");

    /** The fire of a besieger of renaissance technology. */
    public static final Reading ASSAULT_RENAISSANCE = Reading.between("EU-ASSAULT-RENAISSANCE", "EU-ASSAULT-FIRE",
            "the prose names no condition; the player aid asks for an ARMY in Europe", "stars-only", "needs-army");

    private SiegeReadings() {}
}
