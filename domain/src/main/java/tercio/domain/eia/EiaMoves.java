package tercio.domain.eia;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.KnownCorps;
import tercio.domain.eia.movement.play.EiaMarchQueries;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.Decision;
import tercio.domain.game.GameMoves;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.SpaceId;

/** The choices of players in the land phase: the awaited decisions, and the marches of corps and irregulars. */
interface EiaMoves extends GameMoves<EiaState>, EiaBoards {

    @Override
    default List<Decision> decisions(EiaState state) {
        return KnownCorps.asReadBy(state, EiaChapters.awaitedDecisions(board(state)));
    }

    @Override
    default Optional<List<Option>> moves(EiaState state, String piece) {
        return state.corps().containsKey(new UnitId(piece)) || state.irregulars().containsKey(new UnitId(piece))
                ? Optional.of(EiaChapters.moves(board(state), new UnitId(piece))) : Optional.empty();
    }

    @Override
    default Optional<Option> moveOption(EiaState state, String piece, PlannedMove course) {
        return EiaMarchQueries.optionAlong(board(state), new UnitId(piece), Id.all(course.path(), SpaceId::new));
    }

    @Override
    default List<String> nearestPath(EiaState state, String piece, String zone) {
        return Id.texts(EiaMarchQueries.nearestPath(board(state), new UnitId(piece), new SpaceId(zone)));
    }
}
