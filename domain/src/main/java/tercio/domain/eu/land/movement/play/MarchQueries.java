package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.game.Option;
import tercio.domain.map.NearestPath;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Marches that a player asks about, legal or not: along a path of his own, or to a province that no legal march reaches (EU-MOVE-1). */
public final class MarchQueries {

    private MarchQueries() {}

    /**
     * The provinces on the nearest way to a province: a way that is only too long where there is one, else the one that costs least.
     * If no land leads there, the province alone.
     */
    public static List<SpaceId> nearestWay(WarView board, Stack stack, SpaceId province) {
        boolean moves = canMove(board, stack);
        var open = NearestPath.between(stack.province(), province, at -> !moves || endsMove(board, stack, at) ? List.of()
                : MarchSteps.steps(board, stack, at).stream().map(step -> new NearestPath.Step(step.to(), step.mp())).toList());
        var any = open.isEmpty()
                ? NearestPath.between(stack.province(), province, at -> board.roads(at).stream()
                        .map(road -> new NearestPath.Step(road.to(), Marches.cost(board, stack, at, road.to()).total())).toList())
                : open;
        return any.isEmpty() ? List.of(province) : any;
    }

    private static boolean canMove(WarView board, Stack stack) {
        return waitingMove(board, stack).isPresent() || LandMoves.mayBegin(board, stack);
    }

    private static boolean endsMove(WarView board, Stack stack, SpaceId at) {
        return !at.equals(stack.province()) && Marches.mustStop(board, stack, at);
    }

    /** The march along a path as a command, with its cost and risk where it is legal. */
    public static Option optionAlong(WarView board, Stack stack, List<SpaceId> path) {
        var waiting = waitingMove(board, stack);
        int spent = waiting.map(Move::mp).orElse(0);
        var option = new Option(path.isEmpty() ? Sentence.of("eu.movement.nowhere") : Sentence.of("eu.movement.march-to").with("where", SentenceNames.place(path.getLast())),
                waiting.isPresent() ? new ContinueMove(stack.id(), path) : new MoveStack(stack.id(), path));
        boolean legal = canMove(board, stack) && LandMoves.isLegal(board, stack, path, spent);
        return legal ? option.with(new MarchPreviews(board, stack, spent).along(path)) : option;
    }

    /** The move of the stack that waits to be continued. */
    private static Optional<Move> waitingMove(WarView board, Stack stack) {
        return board.state().phase() instanceof Movement movement ? movement.move().filter(move -> move.waitsForPlayer() && move.stack().equals(stack.id())) : Optional.empty();
    }
}
