package tercio.domain.eia.naval.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.map.SpaceId;

/** Events of the naval phase. */
public sealed interface NavalEvent extends EiaEvent {

    record FleetLaunched(Power power, FleetId fleet, SpaceId port) implements NavalEvent {}

    record FleetRemoved(Power power, FleetId fleet) implements NavalEvent {}

    /**
     * A fleet sailed.
     *
     * @param blockading whether it lies in the blockade box of the port where it is now
     * @param corps those that sailed along
     * @param leaders those who sailed along
     */
    record FleetSailed(Power power, FleetId fleet, SpaceId from, SpaceId to, boolean blockading, List<UnitId> corps, List<EiaLeaderId> leaders) implements NavalEvent {
        public FleetSailed {
            corps = List.copyOf(corps);
            leaders = List.copyOf(leaders);
        }
    }

    /** A depot on a fleet was lost, because the fleet left it (EIA-7.4.4.2). */
    record FleetDepotLost(Power power, SpaceId sea) implements NavalEvent {}

    record CorpsEmbarked(Power power, UnitId corps, SpaceId port, List<EiaLeaderId> leaders) implements NavalEvent {
        public CorpsEmbarked {
            leaders = List.copyOf(leaders);
        }
    }
}
