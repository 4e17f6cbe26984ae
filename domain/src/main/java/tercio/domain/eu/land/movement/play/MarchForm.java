package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.game.Command;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Form.Order;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The form for a march by any path (EU-MOVE-1). The list of marches leaves out a path if another one to the same province is as
 * good in every respect; the form has every legal path, also one that enters a province twice.
 */
final class MarchForm {

    private static final String STACK = "stack";
    private static final String PATH = "path";
    private static final String THEN = "then";

    /** The command for a stack, a path and what happens at its end. */
    @FunctionalInterface
    private interface March {
        Command of(StackId stack, List<SpaceId> path, Optional<Arrival> then);
    }
    /** A walk goes on from a province with a chance of 2 in 3. */
    private static final int STOPS_ONCE_IN = 3;

    private MarchForm() {}

    /** The form for the stacks of a country that may begin a march; {@code null} if there are none. */
    static Form of(WarView board, List<Stack> marchers) {
        if (marchers.isEmpty()) {
            return null;
        }
        var fields = new ArrayList<Field>();
        if (marchers.size() > 1) {
            fields.add(new Choice(STACK, say("field-stack"), marchers.stream()
                    .map(stack -> new Item(stack.id().value(), AnswerNames.stackIn(board.state(), stack.id(), stack.province()))).toList()));
        }
        return form(board, marchers, 0, fields, MoveStack::new);
    }

    /** The form for a stack that may go on after an interception battle; {@code null} if no step is left to it. */
    static Form onward(WarView board, Move move) {
        var stack = board.state().stacks().get(move.stack());
        return Routes.hasAny(board, stack, move.mp())
                ? form(board, List.of(stack), move.mp(), new ArrayList<>(), ContinueMove::new)
                : null;
    }

    private static Form form(WarView board, List<Stack> marchers, int spent, List<Field> fields, March command) {
        int most = MovementCosts.from(board.tables()).longestMove() - spent;
        var first = marchers.getFirst();
        var example = command.of(first.id(), simplestPath(board, first, spent), Optional.of(Arrival.END));
        // Each step costs 1 MP or more, so that no path has more steps than the stack has MP.
        fields.add(new Order(PATH, say("field-path"), provincesWithin(board, marchers, most), 1, most, true));
        fields.add(new Choice(THEN, say("field-then"), List.of(new Item(word(Arrival.END), say("then").with("pauses", false)),
                new Item(word(Arrival.PAUSE), say("then").with("pauses", true)))));
        return new Form(example, fields, List.of(
                        Limit.of(say("limit-cost").with("most", most), LandMoves.RULE, PATH),
                        Limit.of(say("limit-stop"), "EU-MOVE-STOP", PATH),
                        Limit.of(say("limit-passage"), "EU-CTRL-5", PATH),
                        Limit.of(say("limit-campaign"), "EU-CAMP-3", PATH),
                        Limit.of(say("limit-siege"), "EU-MOVE-SIEGE", PATH)),
                filled -> fromForm(command, marchers.size() > 1 ? new StackId(filled.choice(STACK)) : first.id(), filled),
                below -> randomWalk(board, marchers.get(below.applyAsInt(marchers.size())), spent, below));
    }

    private static Sentence.Keyed say(String key) {
        return Sentence.of("eu.movement." + key);
    }

    /** The provinces within so many steps, entered by the stacks if no siege, campaign or cost forbids it. */
    private static List<Item> provincesWithin(WarView board, List<Stack> marchers, int steps) {
        var alliance = board.state().allianceOf(marchers.getFirst());
        var seen = new HashSet<SpaceId>();
        var reached = new TreeSet<SpaceId>();
        var edge = marchers.stream().map(Stack::province).distinct().toList();
        for (int step = 0; step < steps && !edge.isEmpty(); step++) {
            var next = new ArrayList<SpaceId>();
            for (var from : edge) {
                if (step > 0 && !board.enemiesInField(from, alliance).isEmpty()) {
                    continue;
                }
                for (var road : board.roads(from)) {
                    if (seen.add(road.to()) && !board.isClosed(road.to(), alliance)) {
                        reached.add(road.to());
                        next.add(road.to());
                    }
                }
            }
            edge = next;
        }
        return reached.stream().map(province -> AnswerNames.placeItem(province)).toList();
    }

    /** The command of a filled form. A word that is no end of a march is taken for a province, which the rules refuse. */
    private static Command fromForm(March command, StackId stack, Filling filled) {
        var then = filled.choice(THEN);
        return Stream.of(Arrival.values()).filter(arrival -> word(arrival).equals(then)).findFirst()
                .map(arrival -> command.of(stack, Id.all(filled.choices(PATH), SpaceId::new), Optional.of(arrival)))
                .orElseGet(() -> command.of(stack, List.of(new SpaceId(then)), Optional.of(Arrival.END)));
    }

    private static String word(Arrival arrival) {
        return arrival.name().toLowerCase(Locale.ROOT);
    }

    /** The simplest path: a single step where one is legal, else the first of the routes. */
    private static List<SpaceId> simplestPath(WarView board, Stack stack, int spent) {
        int left = MovementCosts.from(board.tables()).longestMove() - spent;
        return steps(board, stack, stack.province(), left).stream().map(MarchSteps.Step::to).filter(to -> mayEnd(board, stack, to)).findFirst()
                .map(List::of)
                .orElseGet(() -> Routes.of(board, stack, spent).getFirst().path());
    }

    private static boolean mayEnd(WarView board, Stack stack, SpaceId province) {
        return board.mayEndMove(province, board.state().allianceOf(stack));
    }

    private static List<MarchSteps.Step> steps(WarView board, Stack stack, SpaceId from, int left) {
        return !from.equals(stack.province()) && Marches.mustStop(board, stack, from)
                ? List.of()
                : MarchSteps.steps(board, stack, from).stream().filter(step -> step.mp() <= left).toList();
    }

    /** A legal path drawn at random, step by step. */
    private static Filling randomWalk(WarView board, Stack stack, int spent, IntUnaryOperator below) {
        var path = new ArrayList<SpaceId>();
        int left = MovementCosts.from(board.tables()).longestMove() - spent;
        var at = stack.province();
        var steps = steps(board, stack, at, left);
        while (!steps.isEmpty() && (path.isEmpty() || below.applyAsInt(STOPS_ONCE_IN) > 0)) {
            var step = steps.get(below.applyAsInt(steps.size()));
            path.add(step.to());
            left -= step.mp();
            at = step.to();
            steps = steps(board, stack, at, left);
        }
        while (!path.isEmpty() && !mayEnd(board, stack, path.getLast())) {
            path.removeLast();
        }
        if (path.isEmpty()) {
            path.addAll(simplestPath(board, stack, spent));
        }
        Map<String, Object> values = new HashMap<>();
        values.put(STACK, stack.id());
        values.put(PATH, path);
        values.put(THEN, word(below.applyAsInt(STOPS_ONCE_IN) == 0 ? Arrival.PAUSE : Arrival.END));
        return new Filling(values);
    }
}
