package tercio.domain.eia.month;

import tercio.domain.ruling.Reading;

/** Whether the other phases of a month are entered. */
public final class MonthReadings {

    /** The choice to enter them. */
    public static final String ENTERED = "entered";

    /** The source of the results of the other phases: the host by adjustments, or each seat before every land phase. */
    public static final Reading MONTH = Reading.between("EIA-MONTH", "EIA-4.0",
            "the other phases are no part of the program; the host brings what they set as adjustments", "by-host", ENTERED);

    private MonthReadings() {}
}
