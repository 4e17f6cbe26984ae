package tercio.domain.eu;

import java.util.List;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;

/** The places where the Europa rules are unclear or contradict themselves, each as a named choice. */
public final class EuReadings {

    public static final String ON = "on";
    public static final String OFF = "off";
    /** Of slots: one set for both rounds of an extended campaign. */
    public static final String SHARED = "shared";

    /** How much the besieged can inflict at most in an assault, before the troops inside count. */
    public static final Reading ASSAULT_CAP = reading("EU-ASSAULT-CAP", "EU-ASSAULT-LOSS-BESIEGED",
            "both worked examples cap at the resistance; the prose says twice", "resistance", "twice-resistance");

    /** Whether the small-stack loss and the halved fire of the worked assaults are taken from the prose or as printed. */
    public static final Reading ASSAULT_EXAMPLES = reading("EU-ASSAULT-EXAMPLES", "EU-ASSAULT-LOSS-BESIEGER",
            "the examples forget the 1/3 less of at most 6 LD, which the prose states", "prose", "examples");

    /** +1 after an assault of this turn that caused a loss. */
    public static final Reading ASSAULT_DAMAGE_BONUS = reading("EU-ASSAULT-DAMAGE-BONUS", "EU-ASSAULT-DRM",
            "a trial rule of the authors, kept by their later text", ON, OFF);

    /** What a besieger of Renaissance technology causes. */
    public static final Reading ASSAULT_RENAISSANCE = reading("EU-ASSAULT-RENAISSANCE", "EU-ASSAULT-FIRE",
            "the prose names no condition; the player aid asks for an ARMY in Europe", "stars-only", "needs-army");

    /** Whether the difference of leaders counts +3 at most. */
    public static final Reading BATTLE_LEADER_CAP = reading("EU-BATTLE-LEADER-CAP", "EU-BATTLE-DRM",
            "undecided by the authors; no example needs a limit", OFF, ON);

    /** When a stack counts as destroyed in the checks of a battle. */
    public static final Reading BATTLE_DESTROYED = reading("EU-BATTLE-DESTROYED", "EU-BATTLE-DESTRUCTION",
            "the checks say more than its size; equality kills only when losses are taken", "above", "at-or-above");

    /** Whose fire the printed example of destruction halves. */
    public static final Reading BATTLE_HALVING = reading("EU-BATTLE-HALVING", "EU-BATTLE-FIRE",
            "the rule halves both sides of the same technology; the example forgets one", "both", "as-printed");

    /** The naval distance table and the attrition of corsairs and blockades. */
    public static final Reading NAVAL_ATTRITION = reading("EU-ATTR-NAVAL-TRIAL", "EU-ATTR-NAVAL",
            "trial rules of the authors, complete in the text; without them each 4 zones count +1", ON, OFF);

    /** What an extended campaign gives in its second round. */
    public static final Reading EXTENDED_CAMPAIGN = reading("EU-CAMP-EXTENDED-SLOTS", "EU-CAMP-EXTENDED",
            "a round without any slot would contradict the list of campaigns", "fresh", SHARED);

    /** Whether vassals have the free campaigns of minor countries. */
    public static final Reading VASSAL_CAMPAIGNS = reading("EU-CAMP-VASSAL", "EU-CAMP-MINOR",
            "the chapter makes no exception for vassals", ON, OFF);

    /** Whether a stack that is overrun may first step into the fortress. */
    public static final Reading OVERRUN_ESCAPE = reading("EU-MOVE-OVERRUN-ESCAPE", "EU-MOVE-OVERRUN",
            "an overrun leaves no time for evasion", OFF, ON);

    /** Whether a stack that has intercepted helps those that were announced with it and try after it. */
    public static final Reading INTERCEPTION_ORDER = reading("EU-INT-ORDER", "EU-INT-LAND",
            "all are announced before any is resolved, but each is resolved by itself, and a stack that got there is a friendly "
                    + "force for the next", "one-by-one", "as-announced");

    /** Who loses what of a force of several countries. */
    public static final Reading ALLIED_LOSSES = reading("EU-BATTLE-LOSSES-ALLIES", "EU-BATTLE-LOSSES",
            "the text speaks of one controller of the stack; countries of one force lose in proportion to their LD, and each "
                    + "chooses among its own troops", "in-proportion", "commander");

    /** How long land troops may stay aboard. */
    public static final Reading ABOARD = reading("EU-SEA-ABOARD", "EU-SEA-TRANSPORT",
            "the later text allows it between turns too", "rounds-and-turns", "rounds");

    /** All of them, those of the greatest effect first. */
    public static final List<Reading> ALL = List.of(ASSAULT_CAP, ASSAULT_EXAMPLES, ASSAULT_DAMAGE_BONUS,
            BATTLE_LEADER_CAP, NAVAL_ATTRITION, EXTENDED_CAMPAIGN, BATTLE_HALVING, BATTLE_DESTROYED, ABOARD,
            ASSAULT_RENAISSANCE, VASSAL_CAMPAIGNS, OVERRUN_ESCAPE, INTERCEPTION_ORDER, ALLIED_LOSSES);

    private EuReadings() {}

    private static Reading reading(String id, String rule, String why, String standard, String other) {
        return new Reading(id, Citation.of(rule), List.of(standard, other), standard, why);
    }
}
