package tercio.domain.eia.guerilla;

import tercio.domain.ruling.Reading;

/** Named readings of the rules on guerillas, cossacks and freikorps. */
public final class GuerillaReadings {

    public static final Reading IRREGULAR_WITHDRAWAL = Reading.between("EIA-IRREGULAR-WITHDRAWAL", "EIA-10.1.2.2.3",
            "the number of the rule is not known; a die of at most 4 stands for it", "by-die", "with-the-corps");

    private GuerillaReadings() {}
}
