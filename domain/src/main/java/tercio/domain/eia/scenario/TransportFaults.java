package tercio.domain.eia.scenario;

import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

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
    boolean check(String pointer, FleetId id, Optional<Power> power, SpaceId area, boolean city) {
        var fleet = scenario.fleets().stream().filter(each -> id.equals(each.id())).findFirst();
        if (fleet.isEmpty()) {
            faults.add(pointer + "/fleet", Sentence.of("eia.scenario.no-fleet").with("sent", FaultList.argumentOf(id)));
            return false;
        }
        var owner = fleet.get().power();
        if (power.filter(each -> each != owner && !scenario.diplomacy().areAllied(each.nation(), owner.nation())).isPresent()) {
            faults.add(pointer + "/fleet", Sentence.of("eia.scenario.no-transport").with("fleet", FaultList.argumentOf(id)).with("owner", CampaignNames.power(owner))
                    .with("who", CampaignNames.power(power.get())));
        }
        if (city) {
            faults.add(pointer + "/city", Sentence.of("eia.scenario.aboard-city"));
        }
        boolean there = area != null && area.equals(fleet.get().at());
        if (!there) {
            faults.add(pointer + "/area", Sentence.of("eia.scenario.fleet-elsewhere").with("fleet", FaultList.argumentOf(id)).with("at", FaultList.argumentOf(fleet.get().at()))
                    .with("sent", FaultList.argumentOf(area)));
        }
        return there;
    }
}
