package tercio.domain.eu.play.seawatch;

import java.util.Optional;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.FightFleetAtOnce;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.InterceptAtSea;

/**
 * A stand-in for players at sea: every naval stack that may intercept tries, and interceptors that have caught the mover fight it at once.
 */
public final class EveryInterceptor {

    private EveryInterceptor() {}

    /** The next answer to a question about the voyage under way; empty if none is open. */
    public static Optional<EuCommand> next(Board board) {
        var voyage = SeaInterceptors.underWay(board);
        if (voyage.flatMap(under -> SeaCatches.joinable(board, under)).isPresent()) {
            return Optional.of(new FightFleetAtOnce(voyage.get().stack()));
        }
        return SeaInquiry.of(board).map(inquiry -> new InterceptAtSea(inquiry.of(board, inquiry.open().getFirst())));
    }
}
