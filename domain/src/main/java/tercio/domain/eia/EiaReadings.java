package tercio.domain.eia;

import java.util.List;
import tercio.domain.eia.movement.MarchReadings;
import tercio.domain.eia.supply.ForageReadings;
import tercio.domain.ruling.Reading;

/** The readings of the unclear rules of Empires in Arms, which the chapters define. */
public final class EiaReadings {

    /** All readings, in the order of the rules. */
    public static final List<Reading> ALL = List.of(
            MarchReadings.LIGHT_INFANTRY_MARCH,
            MarchReadings.RIVER_BEFORE_CITY,
            MarchReadings.STOP_AT_CITY,
            MarchReadings.CHANNEL_ARROW,
            ForageReadings.STANDING);

    private EiaReadings() {}
}
