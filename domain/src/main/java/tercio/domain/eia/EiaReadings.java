package tercio.domain.eia;

import java.util.List;
import tercio.domain.eia.movement.MarchReadings;
import tercio.domain.eia.supply.ForageReadings;
import tercio.domain.ruling.Reading;

/** The readings of the unclear rules of Empires in Arms, and its options. Each stands with the rule that asks it. */
public final class EiaReadings {

    /** In the order of the rulebook. */
    public static final List<Reading> ALL = List.of(
            MarchReadings.LIGHT_INFANTRY_MARCH,
            MarchReadings.RIVER_BEFORE_CITY,
            MarchReadings.STOP_AT_CITY,
            MarchReadings.CHANNEL_ARROW,
            ForageReadings.STANDING);

    private EiaReadings() {}
}
