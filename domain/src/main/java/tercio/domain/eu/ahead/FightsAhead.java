package tercio.domain.eu.ahead;

import java.util.Optional;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.FightAhead;
import tercio.domain.eu.play.siege.SiegeAhead;
import tercio.domain.eu.play.voyage.AskedVoyages;
import tercio.domain.game.Course;
import tercio.domain.ruling.Forecast;

/** The odds at the end of a move: of a battle or a siege on land, or of a voyage at sea. */
public final class FightsAhead {

    private FightsAhead() {}

    /**
     * The odds at the end of a legal move; empty where there is no fight.
     *
     * @throws tercio.domain.ruling.TooManyStates if they would take too long
     */
    public static Optional<Forecast> at(Board board, String piece, Course course) {
        var state = board.state();
        return state.stack(piece).flatMap(stack -> FightAhead.odds(board, stack, course.path()).or(() -> SiegeAhead.odds(board, stack, course.path())))
                .or(() -> state.fleet(piece).flatMap(fleet -> new VoyagesAhead(board.map(), board.tables()).of(state, AskedVoyages.command(board, fleet, course))));
    }
}
