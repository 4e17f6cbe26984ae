package tercio.domain.eu.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.game.Id;

/** The ids that a scenario gives its leaders, stacks and naval stacks; printed leaders have theirs. */
public final class ScenarioIds {

    private ScenarioIds() {}

    /** Each by its pointer. */
    public static Map<String, String> of(EuScenario scenario) {
        var ids = new LinkedHashMap<String, String>();
        for (int at = 0; at < scenario.leaders().size(); at++) {
            ids.put("/leaders/" + at + "/id", Id.textOf(scenario.leaders().get(at).id()));
        }
        for (int at = 0; at < scenario.stacks().size(); at++) {
            ids.put("/stacks/" + at + "/id", Id.textOf(scenario.stacks().get(at).id()));
        }
        for (int at = 0; at < scenario.navalStacks().size(); at++) {
            var pointer = "/fleets/" + at;
            ids.put(pointer + "/id", Id.textOf(scenario.navalStacks().get(at).id()));
            scenario.navalStacks().get(at).aboard().ifPresent(troops -> ids.put(pointer + "/aboard/id", Id.textOf(troops.id())));
        }
        return ids;
    }
}
