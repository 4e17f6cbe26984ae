package tercio.domain.eu.turn.round.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.RecordedNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.TimarTroops;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The Wintering at a change of the year: troops in a province of the cold area that is neither controlled by their alliance nor
 * national to their country roll as for supply attrition (EU-WINTER-COLD). The cold is one cause, and conditions of weak supply are
 * none, since they have a roll of their own in the supply segment (reading). Timar out of the national territory of Turkey roll by
 * themselves, those of one province as one, besieged or not (reading); some of them go home (EU-TUR-4).
 */
final class Wintering {

    static final String RULE = "EU-WINTER-COLD";

    private Wintering() {}

    /** The rolls of all alliances, in the order of initiative and then of the provinces. */
    static List<AttritionDue> coldRolls(WarView board) {
        var due = new ArrayList<AttritionDue>();
        for (var alliance : board.state().alliancesInOrder()) {
            var provinces = board.state().stacksOf(alliance).map(Stack::province).distinct().sorted().toList();
            for (var province : provinces) {
                var field = board.stacksInField(province, alliance);
                if (!field.isEmpty() && board.province(province).cold() && !board.isControlledBy(province, alliance)
                        && !board.map().isNational(board.state().commandingCountry(field), province)) {
                    due.add(AttritionDue.cold(province, ids(field), SupplyLines.closestDistance(board, field).isEmpty()));
                }
            }
        }
        return due;
    }

    /** The rolls of Timar out of the national territory of Turkey, in the order of the provinces (EU-TUR-4). */
    static List<AttritionDue> timarRolls(WarView board) {
        var due = new ArrayList<AttritionDue>();
        var levied = board.state().stacks().values().stream().filter(stack -> stack.units().timar()).toList();
        for (var province : levied.stream().map(Stack::province).distinct().sorted().toList()) {
            if (!TimarTroops.isHome(board, province)) {
                due.add(AttritionDue.timar(province, ids(levied.stream().filter(stack -> stack.province().equals(province)).toList()),
                        TimarTroops.distance(board, province)));
            }
        }
        return due;
    }

    static List<Step> steps(WarView board, List<AttritionDue> due) {
        return due.stream().map(roll -> Step.of("winter in " + board.name(roll.province()), roll.kind().rule().id())
                .result((roll.kind() == AttritionKind.TIMAR ? Sentence.of("eu.round.result-timar").with("provinces", roll.causes())
                        : Sentence.of("eu.round.result-cold")).with("stacks", RecordedNames.stacks(board.state(), roll.stacks())))).toList();
    }

    private static List<StackId> ids(List<Stack> stacks) {
        return stacks.stream().map(Stack::id).toList();
    }
}
