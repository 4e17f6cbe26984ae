package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.SessionAtStart.SiegeSoFar;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.ruling.Readings;

/**
 * The faults of a scenario that show on the board it sets up: too many troops in a province or a fortress, troops inside a fortress that
 * nobody besieges, marks of a siege without besiegers. A game would destroy such troops and remove such marks at its first step.
 */
final class BoardFaults {

    private final EuScenario scenario;
    private final WarView board;
    private final Map<String, String> faults;

    BoardFaults(EuScenario scenario, EuMap map, EuTables tables, Map<String, String> faults) {
        this.scenario = scenario;
        this.board = new WarView(StartingBoard.of(scenario, Readings.STANDARD, map), map, tables);
        this.faults = faults;
    }

    void find() {
        board.byProvince().keySet().forEach(province -> {
            for (int alliance = 0; alliance < scenario.alliances().size(); alliance++) {
                field(province, alliance);
            }
            inside(province);
        });
        scenario.sessionOrNone().sieges().forEach(this::siege);
        for (int at = 0; at < scenario.sessionOrNone().supplied().size(); at++) {
            var province = scenario.sessionOrNone().supplied().get(at);
            if (board.stacksInside(province).isEmpty()) {
                faults.put("/session/supplied/" + at, "no troops are besieged in " + ScenarioFaults.shortened(province));
            }
        }
    }

    private void field(String province, int alliance) {
        var together = board.stacksInField(province, alliance);
        int surplus = together.isEmpty() ? 0 : StackingSurplus.surplus(board, together);
        if (surplus > 0) {
            faults.put(pointer(together) + "/units", "the troops of one alliance in " + board.name(province) + " are " + surplus
                    + " LD more than can stand there (" + StackingSurplus.RULE + ")");
        }
        if (StackingSurplus.hasTooManyPashas(board, together)) {
            int most = StackingSurplus.mostPashas(board, together);
            faults.put(pointer(together) + "/units/timar", most == StackingLimits.from(board.tables()).pashas()
                    ? "in " + board.name(province) + " stand more than " + most + " Pashas of one alliance (EU-TUR-5)"
                    : "Turkey is at peace: then " + (most == 0 ? "no Pasha stands in its capital" : "at most " + most + " Pasha stands in a province")
                            + " (EU-TUR-6)");
        }
    }

    private void inside(String province) {
        var inside = board.stacksInside(province);
        if (inside.isEmpty()) {
            return;
        }
        var fortress = "the fortress of " + board.name(province);
        int room = StackingLimits.from(board.tables()).insideFortress(board.state().fortress(province).level());
        if (WarView.ld(inside) > room) {
            faults.put(pointer(inside) + "/units", fortress + " has room for " + room + " LD, not for " + WarView.ld(inside) + " (EU-STACK-6)");
        }
        var strangers = inside.stream().filter(stack -> board.state().allianceOf(stack) != board.controllingAlliance(province)).toList();
        if (!strangers.isEmpty()) {
            faults.put(pointer(strangers) + "/inside", "stacks inside " + fortress + " are of the alliance that controls it");
        } else if (board.besiegers(province).isEmpty()) {
            faults.put(pointer(inside) + "/inside", "no enemy besieges " + board.name(province) + ": stacks stand in the field there");
        }
    }

    private void siege(String province, SiegeSoFar siege) {
        boolean works = siege.minus().orElse(0) + siege.plus().orElse(0) > 0 || siege.continued().orElse(false);
        if (works && board.besiegers(province).isEmpty()) {
            faults.put("/session/sieges/" + province, "no enemy besieges " + board.name(province));
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
