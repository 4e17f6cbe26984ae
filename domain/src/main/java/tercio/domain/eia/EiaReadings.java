package tercio.domain.eia;

import java.util.List;
import tercio.domain.ruling.Reading;

/** The readings of the unclear rules of Empires in Arms, and its options. Each stands with the rule that asks it. */
public final class EiaReadings {

    /** In the order of the rulebook. */
    public static final List<Reading> ALL = List.of();

    private EiaReadings() {}
}
