package tercio.skirmish.views;

import java.util.List;
import java.util.Optional;
import tercio.skirmish.rules.HillForce;
import tercio.skirmish.rules.HillMap;
import tercio.skirmish.rules.SkirmishState;

/** The hills and who stands on them. */
record HillsView(int turn, int turns, List<Standing> hills) {

    /**
     * One hill.
     *
     * @param captain empty where nobody stands
     */
    record Standing(String hill, String name, int height, Optional<String> captain, int men) {}

    static HillsView of(SkirmishState state) {
        return new HillsView(state.turn(), state.turns(), HillMap.PRINTED.zones().stream().map(hill -> {
            var force = state.force(hill.id().value());
            return new Standing(hill.id().value(), hill.name(), hill.height(), force.map(HillForce::captain), force.map(HillForce::men).orElse(0));
        }).toList());
    }
}
