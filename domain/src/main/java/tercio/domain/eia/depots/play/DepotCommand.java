package tercio.domain.eia.depots.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LocationId;

/** Commands of the depot step (EIA-7.2). */
public sealed interface DepotCommand extends EiaCommand {

    /**
     * Removes a depot of the power.
     *
     * @param depot the id of its place: {@code 474} in an area, {@code 474/city} in its city, {@code 733/aboard} on a fleet at sea
     */
    record RemoveDepot(Power power, LocationId depot) implements DepotCommand {
        public RemoveDepot {
            depot = LocationId.orNone(depot);
        }
    }

    /**
     * Buys a depot and places it.
     *
     * @param place the id of the place, as for {@link RemoveDepot}
     */
    record PlaceDepot(Power power, LocationId place) implements DepotCommand {
        public PlaceDepot {
            place = LocationId.orNone(place);
        }
    }
}
