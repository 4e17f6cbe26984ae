package tercio.adapters.eu.adjudication;

import java.util.List;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.LossUnit;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;

/** A door of the Europa rules. It stands open for the main edition; some have a twin for each older edition. */
public interface EuropaEndpoint extends ProcedureEndpoint {

    /** The range of a leader's values. */
    int BEST_VALUE = 6;

    /** The edition that is judged by. */
    Edition edition();

    /** The same door for another edition, or for the same with other tables. */
    EuropaEndpoint under(Edition other);

    /** Whether the older editions have this procedure too. */
    default boolean inOlderEditions() {
        return false;
    }

    @Override
    default String ruleset() {
        return edition().id();
    }

    @Override
    default List<Reading> readings() {
        return edition().readings();
    }

    @Override
    default boolean reconstructed(Step step) {
        return edition().reconstructed(step);
    }

    default EuTables tables() {
        return edition().tables();
    }

    /** What losses are counted in. */
    default LossUnit unit() {
        return tables().unit();
    }
}
