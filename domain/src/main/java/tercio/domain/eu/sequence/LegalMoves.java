package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.movement.AskedMarches;
import tercio.domain.eu.play.movement.MovementChapter;
import tercio.domain.eu.play.voyage.VoyageChapter;
import tercio.domain.game.Option;

/** The moves of land stacks and naval stacks. */
public final class LegalMoves {

    private LegalMoves() {}

    /** All legal moves of a stack; empty if there is no such stack. */
    public static Optional<List<Option>> of(Board board, String piece) {
        return board.state().stack(piece).map(stack -> MovementChapter.options(board, stack))
                .or(() -> board.state().fleet(piece).map(fleet -> MovementChapter.options(board, fleet)));
    }

    /** The move of a stack along a path, legal or not; empty if there is no such stack. */
    public static Optional<Option> along(Board board, String piece, List<String> path) {
        return board.state().stack(piece).map(stack -> AskedMarches.along(board, stack, path))
                .or(() -> board.state().fleet(piece).map(fleet -> VoyageChapter.along(board, fleet, path)));
    }

    /** The provinces of the nearest way of a land stack to a province; empty for a naval stack, and where there is none. */
    public static List<String> nearestPath(Board board, String piece, String zone) {
        return board.state().stack(piece).map(stack -> AskedMarches.nearest(board, stack, zone)).orElse(List.of());
    }
}
