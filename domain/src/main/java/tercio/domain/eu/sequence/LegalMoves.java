package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MarchQueries;
import tercio.domain.eu.land.movement.play.MovementChapter;
import tercio.domain.eu.sea.flotilla.play.Flotillas;
import tercio.domain.eu.sea.voyage.play.VoyageChapter;
import tercio.domain.eu.sea.voyage.play.VoyageQueries;
import tercio.domain.eu.world.convoy.play.Treasures;
import tercio.domain.game.EndAction;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.SpaceId;

/** The moves of land stacks and naval stacks. */
public final class LegalMoves {

    private LegalMoves() {}

    /** All legal moves of a stack; empty if there is no such stack. */
    public static Optional<List<Option>> of(WarView board, StackId piece) {
        return board.state().stack(piece).map(stack -> MovementChapter.options(board, stack))
                .or(() -> board.state().fleet(piece).map(fleet -> options(board, fleet)));
    }

    /** All actions of a naval stack between movements: voyages, gold, joining another, and FLEET counters. */
    private static List<Option> options(WarView board, NavalStack fleet) {
        return Stream.of(VoyageChapter.options(board, fleet), Treasures.options(board, fleet), Flotillas.options(board, fleet)).flatMap(List::stream).toList();
    }

    /** Whether a naval stack has anything to do between movements. */
    static boolean canSail(WarView board, NavalStack fleet) {
        return VoyageChapter.canSail(board, fleet) || !Treasures.options(board, fleet).isEmpty() || !Flotillas.options(board, fleet).isEmpty();
    }

    /** The option for one given move of a stack, legal or not; empty if there is no such stack. */
    public static Optional<Option> moveAlong(WarView board, StackId piece, PlannedMove course) {
        return board.state().stack(piece).map(stack -> MarchQueries.optionAlong(board, stack, Id.all(course.path(), SpaceId::new)))
                .or(() -> board.state().fleet(piece).map(fleet -> VoyageQueries.optionAlong(board, fleet, course)));
    }

    /** The end actions that a stack may announce with a move; only ships have any. */
    public static List<EndAction.Kind> endActions(EuState state, StackId piece) {
        return state.fleet(piece).isPresent() ? VoyageQueries.ACTIONS : List.of();
    }

    /** The spaces on the shortest way of a stack to another space; empty if there is no such stack. */
    public static List<SpaceId> nearestPath(WarView board, StackId piece, SpaceId zone) {
        return board.state().stack(piece).map(stack -> MarchQueries.nearestWay(board, stack, zone))
                .or(() -> board.state().fleet(piece).map(fleet -> VoyageQueries.nearestWay(board, fleet, zone))).orElse(List.of());
    }
}
