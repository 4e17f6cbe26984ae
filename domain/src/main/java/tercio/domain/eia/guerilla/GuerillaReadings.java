package tercio.domain.eia.guerilla;

import tercio.domain.ruling.Reading;

/** Named readings of the rules on guerillas, cossacks and freikorps. */
public final class GuerillaReadings {

    public static final Reading IRREGULAR_WITHDRAWAL = Reading.between("EIA-IRREGULAR-WITHDRAWAL", "EIA-10.1.2.2.3",
            "the number of the rule is not known; a die of at most 4 stands for it", "by-die", "with-the-corps");

    /** They may go before a combat. */
    public static final String AVOID = "avoid";

    /** Whether cossacks and freikorps avoid a combat with nobody of their side beside them. */
    public static final Reading AVOID_COMBAT = Reading.between("EIA-IRREGULARS-AVOID", "EIA-10.1.2.2",
            "the paragraph stands in a chapter that is not in the program; a digest by players lets them go unless cavalry attacks", AVOID, "fight")
            .withDispute("The digest of one group by mail says so; the printed words were not found.",
                    "They go one area on, on a die of at most 4 where a corps of cavalry attacks.", "They fight.");

    private GuerillaReadings() {}
}
