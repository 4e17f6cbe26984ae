package tercio.domain.eia.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eia.game.EiaScenario;
import tercio.domain.eia.map.WarMap;

/** Finds what is wrong with a scenario that is sent: a message for each fault, by a pointer into the scenario. */
public final class EiaScenarioFaults {

    private final Map<String, String> faults = new LinkedHashMap<>();

    private EiaScenarioFaults() {}

    /** The faults; empty for a scenario that can be played. */
    public static Map<String, String> of(EiaScenario scenario, WarMap map) {
        var found = new EiaScenarioFaults();
        if (scenario.powers().isEmpty()) {
            found.faults.put("/powers", "a game has at least one power");
        }
        if (scenario.to().compareTo(scenario.from()) < 0) {
            found.faults.put("/to", "the last month lies before the first one");
        }
        return found.faults;
    }
}
