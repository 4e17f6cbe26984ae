package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.movement.AskedMarches;
import tercio.domain.eu.play.movement.MovementChapter;
import tercio.domain.eu.play.voyage.AskedVoyages;
import tercio.domain.game.Course;
import tercio.domain.game.EndAction;
import tercio.domain.game.Option;

/** The moves of land stacks and naval stacks. */
public final class LegalMoves {

    private LegalMoves() {}

    /** All legal moves of a stack; empty if there is no such stack. */
    public static Optional<List<Option>> of(Board board, String piece) {
        return board.state().stack(piece).map(stack -> MovementChapter.options(board, stack))
                .or(() -> board.state().fleet(piece).map(fleet -> MovementChapter.options(board, fleet)));
    }

    /** The option for one given move of a stack, legal or not; empty if there is no such stack. */
    public static Optional<Option> along(Board board, String piece, Course course) {
        return board.state().stack(piece).map(stack -> AskedMarches.along(board, stack, course.path()))
                .or(() -> board.state().fleet(piece).map(fleet -> AskedVoyages.along(board, fleet, course)));
    }

    /** The end actions that a stack may announce with a move; only ships have any. */
    public static List<EndAction.Kind> actions(EuState state, String piece) {
        return state.fleet(piece).isPresent() ? AskedVoyages.ACTIONS : List.of();
    }

    /** The spaces on the shortest way of a stack to another space; empty if there is no such stack. */
    public static List<String> nearestPath(Board board, String piece, String zone) {
        return board.state().stack(piece).map(stack -> AskedMarches.nearest(board, stack, zone))
                .or(() -> board.state().fleet(piece).map(fleet -> AskedVoyages.nearest(board, fleet, zone))).orElse(List.of());
    }
}
