package tercio.domain.eia.guerilla;

import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;

/** Whether cossacks and freikorps withdraw with the corps beside them (EIA-10.1.2.2.3). */
public final class IrregularWithdrawal {

    public static final String RULE = "EIA-10.1.2.2.3";

    /** Whether they roll for themselves. */
    public static final Reading READING = GuerillaReadings.IRREGULAR_WITHDRAWAL;

    private IrregularWithdrawal() {}

    /** Whether a die is rolled; otherwise they go where the corps go. */
    public static boolean isRolled(Readings readings) {
        return readings.is(READING, "by-die");
    }

    /** Whether they withdraw with that die. */
    public static boolean succeeds(EiaTables tables, int die) {
        return die <= tables.constants().irregularWithdrawal();
    }
}
