package tercio.domain.eu.common.game;

import java.util.List;
import tercio.domain.map.SpaceId;

/**
 * The way of a side that leaves a battle at sea for a port.
 *
 * @param way the zone of the battle first
 */
public record SeaFlight(SpaceId port, List<SpaceId> way) {

    public SeaFlight {
        way = List.copyOf(way);
    }
}
