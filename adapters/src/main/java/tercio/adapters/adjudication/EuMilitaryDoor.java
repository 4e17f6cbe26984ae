package tercio.adapters.adjudication;

import java.util.List;
import tercio.domain.eu.EuReadings;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Reading;

/** A door of the main edition of the Europa rules. */
public interface EuMilitaryDoor extends Door {

    String RULESET = "eu-military";

    /** The range of a leader's values. */
    int BEST_VALUE = 6;

    @Override
    default String ruleset() {
        return RULESET;
    }

    @Override
    default List<Reading> readings() {
        return EuReadings.ALL;
    }

    default EuTables tables() {
        return EuTables.PRINTED;
    }
}
