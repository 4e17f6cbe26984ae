package tercio.domain.eu.supply.segment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.RecordedNames;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyChecked;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyEnded;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyRestored;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * The supply segment of an impulse (EU-SUP-STEP). The stacks of an alliance in the field of one province are one stack here: they
 * take the same line, and roll once (reading; else a force would split to stay below the size of massed forces). Troops inside a
 * besieged fortress are another. Stacks without a line of supply now and in their last segment are destroyed, unless they had one
 * at any moment between (EU-SUP-DESTROYED, AMB-7).
 */
public final class SupplySegment {

    static final String STEP = "EU-SUP-STEP";
    static final String DESTROYED = "EU-SUP-DESTROYED";
    private static final String BESIEGED = "EU-SUP-6";
    private static final String FORTRESS_SUPPLIED = "EU-SUP-FORTRESS";

    private SupplySegment() {}

    /** Checks the supply of the alliance that begins its impulse. Where all of its stacks are in full supply nothing happens. */
    public static void begin(EuCommandRun play, Alliance alliance) {
        var board = play.board();
        var due = new ArrayList<AttritionDue>();
        var why = new ArrayList<Step>();
        var cutOff = new ArrayList<StackId>();
        var resupplied = new ArrayList<SpaceId>();
        var destroyed = new ArrayList<Stack>();
        for (var province : provinces(board, alliance)) {
            var inside = board.stacks(province, stack -> stack.besieged() && board.state().allianceOf(stack) == alliance);
            if (board.state().marks().supplied().contains(province) && !inside.isEmpty()) {
                resupplied.add(province);
                why.add(step(board, inside, FORTRESS_SUPPLIED, Sentence.of("eu.supply.result-by-sea")));
            } else if (!inside.isEmpty()) {
                due.add(AttritionDue.ofBesieged(province, ids(inside)));
                why.add(step(board, inside, BESIEGED, Sentence.of("eu.supply.result-besieged")));
            }
            var field = board.stacksInField(province, alliance);
            if (!field.isEmpty()) {
                checkField(board, field, due, why, cutOff, destroyed);
            }
        }
        // Supply by sea lasts for one siege segment, also where nobody but the garrison is inside.
        board.state().marks().supplied().stream().filter(province -> board.stacksInside(province).isEmpty() && board.controllingAlliance(province) == alliance)
                .forEach(resupplied::add);
        if (!due.isEmpty() || !resupplied.isEmpty() || !destroyed.isEmpty()) {
            play.emit(new SupplyChecked(alliance, due, cutOff, resupplied), why);
            destroyed.forEach(stack -> play.emit(new StackDestroyed(stack.id(), stack.province(), "no supply")));
        }
    }

    private static List<SpaceId> provinces(WarView board, Alliance alliance) {
        return board.state().stacksOf(alliance).map(Stack::province).distinct().sorted().toList();
    }

    private static void checkField(WarView board, List<Stack> field, List<AttritionDue> due, List<Step> why, List<StackId> cutOff,
            List<Stack> destroyed) {
        var route = SupplyLines.bestRoute(board, field);
        if (route.isPresent()) {
            if (!route.get().weak().isEmpty()) {
                due.add(AttritionDue.supply(field.getFirst().province(), ids(field), route.get().weak().size(), false));
                why.add(weakStep(board, field, route.get()));
            }
            return;
        }
        var lost = field.stream().filter(Stack::cutOff).toList();
        var left = field.stream().filter(stack -> !stack.cutOff()).toList();
        destroyed.addAll(lost);
        if (!lost.isEmpty()) {
            why.add(step(board, lost, DESTROYED, Sentence.of("eu.supply.result-destroyed")));
        }
        if (!left.isEmpty()) {
            cutOff.addAll(ids(left));
            due.add(AttritionDue.supply(left.getFirst().province(), ids(left), 1, true));
            why.add(step(board, left, "EU-SUP-4", Sentence.of("eu.supply.result-no-line")));
        }
    }

    private static Step weakStep(WarView board, List<Stack> field, SupplyRoute route) {
        var causes = new TreeMap<String, Argument>();
        route.weak().forEach(cause -> causes.put(cause.rule().id(), new Phrase(Sentence.of("eu.supply.weak-cause").with("cause", cause.name().toLowerCase(Locale.ROOT)))));
        return step(board, field, "EU-SUP-WEAK", Sentence.of("eu.supply.result-weak").with("source", SentenceNames.place(route.source())).with("mp", route.mp())
                .with("causes", CounterNames.inOrder("eu.supply.weak-causes", List.copyOf(causes.values()))));
    }

    private static Step step(WarView board, List<Stack> stacks, String rule, Sentence.Keyed result) {
        return Step.of("supply in " + board.name(stacks.getFirst().province()), rule)
                .side(board.state().commandingCountry(stacks).value())
                .result(result.with("stacks", RecordedNames.stacks(board.state(), ids(stacks))));
    }

    private static List<StackId> ids(List<Stack> stacks) {
        return stacks.stream().map(Stack::id).toList();
    }

    /**
     * Ends the segment once all rolls are made.
     *
     * @return whether it ended
     */
    public static boolean end(EuCommandRun play, Phase.Supply supply) {
        if (!areRolled(play.state(), supply.due())) {
            return false;
        }
        play.emit(new SupplyEnded(play.state().allianceAt(supply.turnOf())));
        return true;
    }

    /** Whether all rolls are made, or no troops are left that could make them. */
    public static boolean areRolled(EuState state, List<AttritionDue> all) {
        return all.stream().noneMatch(due -> SupplyAttrition.mustRoll(state, due));
    }

    /**
     * Finds stacks that were cut off and have a line of supply at this moment, or are inside a fortress, which is a source of its own
     * (EU-SUP-6).
     *
     * @return whether there were any
     */
    public static boolean restoreSupplyLines(EuCommandRun play) {
        if (play.state().stacks().values().stream().noneMatch(Stack::cutOff)) {
            return false;
        }
        var board = play.board();
        var again = play.state().stacks().values().stream()
                .filter(stack -> stack.cutOff() && (stack.besieged() || supplyRoute(board, stack).isPresent()))
                .map(Stack::id)
                .toList();
        if (again.isEmpty()) {
            return false;
        }
        play.emit(new SupplyRestored(again));
        return true;
    }

    /** The line of supply of a stack in the field, with the other stacks of its alliance there. */
    public static Optional<SupplyRoute> supplyRoute(WarView board, Stack stack) {
        return SupplyLines.bestRoute(board, board.stacksInField(stack.province(), board.state().allianceOf(stack)));
    }
}
