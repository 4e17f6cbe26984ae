package tercio.domain.eia.depots.play;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.Location;

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
