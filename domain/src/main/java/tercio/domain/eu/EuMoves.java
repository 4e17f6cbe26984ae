package tercio.domain.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.LegalMoves;
import tercio.domain.game.Decision;
import tercio.domain.game.EndAction;
import tercio.domain.game.GameMoves;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.SpaceId;

/** The choices of players by the Europa rules: the awaited decisions, and the moves of stacks on land and at sea. */
interface EuMoves extends GameMoves<EuState>, EuBoards {

    @Override
    default List<Decision> decisions(EuState state) {
        return EuChapters.awaitedDecisions(board(state));
    }

    @Override
    default Optional<List<Option>> moves(EuState state, String piece) {
        return LegalMoves.of(board(state), new StackId(piece));
    }

    @Override
    default Optional<Option> moveOption(EuState state, String piece, PlannedMove course) {
        return LegalMoves.moveAlong(board(state), new StackId(piece), course);
    }

    @Override
    default List<EndAction.Kind> endActions(EuState state, String piece) {
        return LegalMoves.endActions(state, new StackId(piece));
    }

    @Override
    default List<String> nearestPath(EuState state, String piece, String zone) {
        return Id.texts(LegalMoves.nearestPath(board(state), new StackId(piece), new SpaceId(zone)));
    }
}
