package tercio.domain.eu.sequence.ahead;

import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.MarchBattleOdds;
import tercio.domain.eu.land.siege.play.MarchSiegeOdds;
import tercio.domain.eu.sea.voyage.play.VoyageQueries;
import tercio.domain.game.Id;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/** The odds at the end of a move: of a battle or a siege on land, or of a voyage at sea. */
public final class MoveForecasts {

    private MoveForecasts() {}

    /**
     * The odds at the end of a legal move; empty where there is no fight.
     *
     * @throws tercio.domain.ruling.TooManyStates if they would take too long
     */
    public static Optional<Forecast> at(WarView board, StackId piece, PlannedMove course) {
        var state = board.state();
        var path = Id.all(course.path(), SpaceId::new);
        return state.stack(piece).flatMap(stack -> MarchBattleOdds.odds(board, stack, path).or(() -> MarchSiegeOdds.odds(board, stack, path)))
                .or(() -> state.fleet(piece).flatMap(fleet -> new VoyageForecasts(board.map(), board.tables()).of(state, VoyageQueries.command(board, fleet, course))));
    }
}
