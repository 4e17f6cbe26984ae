package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.SessionAtStart.SiegeSoFar;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.StandingFault;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The faults of a scenario that show on the board it sets up: too many troops in a province or a fortress, troops inside a fortress that
 * nobody besieges, marks of a siege without besiegers. A game would destroy such troops and remove such marks at its first step.
 */
final class BoardFaults {

    private final EuScenario scenario;
    private final WarView board;
    private final Map<String, Sentence> faults;

    BoardFaults(EuScenario scenario, WarView board, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.board = board;
        this.faults = faults;
    }

    void find() {
        board.byProvince().keySet().forEach(province -> StandingFault.in(board, province).forEach(fault -> faults.put(pointer(fault.stacks()) + part(fault.kind()), fault.message())));
        scenario.sessionOrNone().sieges().forEach(this::siege);
        for (int at = 0; at < scenario.sessionOrNone().supplied().size(); at++) {
            var province = scenario.sessionOrNone().supplied().get(at);
            if (board.stacksInside(province).isEmpty()) {
                faults.put("/session/supplied/" + at, Sentence.of("eu.fault.nobody-besieged").with("where", Sent.place(province)));
            }
        }
    }

    private static String part(StandingFault.Kind kind) {
        return switch (kind) {
            case CROWD, ROOM -> "/units";
            case PASHAS -> "/units/timar";
            case STRANGERS_INSIDE, UNBESIEGED_INSIDE -> "/inside";
        };
    }

    private void siege(SpaceId province, SiegeSoFar siege) {
        boolean works = siege.minus().orElse(0) + siege.plus().orElse(0) > 0 || siege.continued().orElse(false);
        if (works && board.besiegers(province).isEmpty()) {
            faults.put("/session/sieges/" + province, Sentence.of("eu.fault.no-besieger").with("where", SentenceNames.place(province)));
        }
    }

    /** The last of these stacks in the scenario. */
    private String pointer(List<Stack> stacks) {
        int last = -1;
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var id = scenario.stacks().get(at).id();
            if (stacks.stream().anyMatch(stack -> stack.id().equals(id))) {
                last = at;
            }
        }
        return "/stacks/" + last;
    }
}
