package tercio.domain.eia.scenario;

import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.map.SpaceId;

/**
 * Faults in the transport by fleets (EIA-6.2.5). The naval phase, which is not played, embarked the pieces: a fleet of the power
 * or of an ally transports corps, and leaders with them.
 */
final class TransportFaults {

    private final EiaScenario scenario;
    private final FaultList faults;

    TransportFaults(EiaScenario scenario, FaultList faults) {
        this.scenario = scenario;
        this.faults = faults;
    }

    /** Checks the fleet of a piece, and that the piece is named where the fleet is. */
    boolean check(String pointer, String id, Optional<Power> power, SpaceId area, boolean city) {
        var fleet = scenario.fleets().stream().filter(each -> id.equals(each.id())).findFirst();
        if (fleet.isEmpty()) {
            faults.add(pointer + "/fleet", "there is no fleet " + FaultList.quoted(id));
            return false;
        }
        var owner = fleet.get().power();
        if (power.filter(each -> each != owner && !scenario.diplomacy().areAllied(each.word(), owner.word())).isPresent()) {
            faults.add(pointer + "/fleet", "the fleet " + id + " of " + owner.title() + " transports no forces of " + power.get().title() + " (EIA-6.2.5)");
        }
        if (city) {
            faults.add(pointer + "/city", "a piece on a fleet is in no city");
        }
        boolean there = area != null && area.equals(fleet.get().at());
        if (!there) {
            faults.add(pointer + "/area", "the fleet " + id + " is at " + FaultList.quoted(fleet.get().at().value()) + ", not at " + FaultList.quoted(area.value()));
        }
        return there;
    }
}
