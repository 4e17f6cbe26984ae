package tercio.domain.eia.combat;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on land combat. */
public final class CombatReadings {

    public static final Reading OVERNIGHT_MORALE = Reading.between("EIA-MORALE-OVERNIGHT", "EIA-7.5.2.13.2",
            "each day takes 0.5 off the final morale; if the loss of earlier days stayed too, that would be a second penalty",
            "starts-anew", "carries-over");

    public static final Reading PURSUIT_LOSS = Reading.between("EIA-PURSUIT-LOSS", "EIA-7.5.2.10.2.1",
            "the class is read with the total morale loss in the combat", "whole-combat", "last-day");

    public static final Reading PURSUIT_OF_WITHDRAWAL = Reading.between("EIA-PURSUIT-WITHDRAWAL", "EIA-7.5.2.10.2.1",
            "the exception on forces that withdraw after a day names exactly this pursuit", "made", "none");

    public static final Reading PURSUIT_LAST_POINT = Reading.between("EIA-PURSUIT-LAST-POINT", "EIA-7.5.2.10.2.3",
            "the example wipes out 25 factors with 33", "takes-what-is-left", "whole-points-only");

    public static final Reading PURSUIT_IRREGULARS = Reading.between("EIA-PURSUIT-IRREGULARS", "EIA-7.5.2.10.2",
            "the rule on casualties calls cossacks and freikorps cavalry", "pursue", "do-not-pursue");

    public static final Reading LEADERS_WIPED_OUT = Reading.between("EIA-LEADERS-WIPED-OUT", "EIA-7.5.2.10",
            "a pursuit and the end of a pinning force capture the leaders; a combat round is not named", "captured", "escape");

    public static final Reading OUTFLANKERS_AND_MAXIMUM = Reading.between("EIA-OUTFLANKERS-MAXIMUM", "EIA-10.6.1.2.1",
            "corps that have not arrived are not included for combat purposes", "not-counted", "counted");

    public static final Reading CHART_COMMANDER = Reading.between("EIA-CHART-COMMANDER", "EIA-OPC",
            "the intrinsic ratings of corps are no commander", "leader", "any-corps");

    public static final Reading CHART_AUSTRIAN_DIE = Reading.between("EIA-CHART-AUSTRIAN-DIE", "EIA-OPC",
            "the sources of this note differ; the one that quotes it names the defender", "defender", "either-side");

    public static final Reading TACTICAL_MULTIPLES = Reading.between("EIA-TACTICAL-MULTIPLES", "EIA-12.3.7.2",
            "an option: each further multiple of the maximum takes another point", Reading.OFF, Reading.ON);

    public static final Reading ALL_CAVALRY_WITHDRAWAL = Reading.between("EIA-ALL-CAVALRY-WITHDRAWAL", "EIA-12.3.3.2",
            "an option: a defender of cavalry alone withdraws from a mixed force at one more", Reading.OFF, Reading.ON);

    public static final Reading REINFORCE_AFTER_LAST_ROUND = Reading.between("EIA-REINFORCE-LAST-ROUND", "EIA-7.5.2.11.1",
            "attempts stand before the end of the day in the order of steps; who arrives fights on the next day", "allowed", "not-allowed");

    public static final Reading ASSAULT_BOTH_BREAK = Reading.between("EIA-ASSAULT-BOTH-BREAK", "EIA-7.5.4.1.3.4",
            "as in a field combat nobody wins; the siege goes on", "nobody-wins", "besieger-wins");

    public static final Reading UNDERGARRISONED = Reading.between("EIA-UNDERGARRISONED", "EIA-7.5.4.1.1.2",
            "the example adds it for 9 factors of 15", "more-than-5-short", "5-or-more-short");

    /** The whole points for each power of a side. */
    public static final String WHOLE = "whole";

    /** The points that each power of a side of several gains or loses. */
    public static final Reading COALITION_POINTS = Reading.between("EIA-COALITION-POINTS", "EIA-7.5.2.10.1.3",
            "the rule names the victor and the loser, and each power of a side is one; archives of games by mail give each the whole", WHOLE, "split")
            .withDispute("Some groups divide the points of a side among its powers.", "Each power of a side gains or loses all of its points.",
                    "Each power of a side gains or loses an equal part, fractions rounded up.");

    /** A leader who arrives may command where he is senior to the commander of his own power. */
    public static final String SENIOR = "senior-of-the-power";

    /** The reinforcing leaders who may take command. */
    public static final Reading REINFORCING_COMMAND = Reading.between("EIA-REINFORCING-COMMAND", "EIA-10.6.1.1.3",
            "the paragraph stands in a chapter that is not in the program; players quote it so", SENIOR, "as-at-the-start");

    private CombatReadings() {}
}
