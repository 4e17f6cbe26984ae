package tercio.domain.eia.play.depots;

import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Location;

/** Events of the depot step (EIA-7.2). */
public sealed interface DepotEvent extends EiaEvent {

    /**
     * A power removed a depot.
     *
     * @param transferred the part of its garrison that moved into the city of the area
     * @param destroyed the part of its garrison that was lost
     */
    record DepotRemoved(Power power, Location at, Factors transferred, Factors destroyed) implements DepotEvent {}

    /** A power bought a depot and placed it. */
    record DepotPlaced(Power power, Location at, int money) implements DepotEvent {}
}
