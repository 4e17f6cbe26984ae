package tercio.domain.eu.scenario;

import java.util.Map;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.play.InterventionTerms;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.sentence.Sentence;

/** The faults in the interventions of a scenario, each with its JSON pointer. The board that it sets up has no other faults. */
final class InterventionFaults {

    private static final String AT = "/relations/interventions/";

    private final EuScenario scenario;
    private final WarView board;
    private final Map<String, Sentence> faults;

    InterventionFaults(EuScenario scenario, WarView board, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.board = board;
        this.faults = faults;
    }

    void find() {
        scenario.relationsOrNone().interventions().forEach((country, war) -> InterventionTerms.faults(board.state(), country, war)
                .forEach(fault -> faults.put(AT + ScenarioFaults.abbreviate(country.value()) + "/" + fault.part(), fault.message())));
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var stack = board.state().stack(scenario.stacks().get(at).id());
            if (stack.flatMap(here -> Interventions.standingRefusal(board, here)).isPresent()) {
                faults.put("/stacks/" + at + "/province", Sentence.of("eu.fault.intervention-at-peace"));
            }
        }
    }
}
