package tercio.domain.eu.play.seawatch;

import java.util.Optional;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.FightFleetAtOnce;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.InterceptAtSea;

/** What is done at sea where every naval stack that may intercept tries, and who has caught the mover fights it at once. */
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
