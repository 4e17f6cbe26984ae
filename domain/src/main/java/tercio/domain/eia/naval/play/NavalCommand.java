package tercio.domain.eia.naval.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.map.SpaceId;

/** Commands of the naval phase. */
public sealed interface NavalCommand extends EiaCommand {

    /** A new fleet lies in a port that the power controls. The game names it. */
    record LaunchFleet(Power power, SpaceId port) implements NavalCommand {}

    /** A fleet is off the map. Corps at sea that no other fleet can carry are lost with it (EIA-7.3.5). */
    record RemoveFleet(Power power, FleetId fleet) implements NavalCommand {}

    /**
     * A fleet sails.
     *
     * @param to a sea area, or the area of a port
     * @param blockading whether it lies in the blockade box of that port
     * @param corps the corps aboard that sail along
     */
    record SailFleet(Power power, FleetId fleet, SpaceId to, boolean blockading, List<UnitId> corps) implements NavalCommand {
        public SailFleet {
            corps = corps == null ? List.of() : List.copyOf(corps);
        }
    }

    /**
     * A corps goes aboard a fleet in a friendly port, besieged or not (EIA-6.2.5).
     *
     * @param leaders those who go with it
     */
    record EmbarkCorps(Power power, UnitId corps, List<EiaLeaderId> leaders) implements NavalCommand {
        public EmbarkCorps {
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }
}
