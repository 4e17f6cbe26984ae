package tercio.domain.eu.sea.interception.play;

import java.util.Optional;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.FightFleetAtOnce;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;

/**
 * A stand-in for players at sea: every naval stack that may intercept tries, and interceptors that have caught the mover fight it at once.
 */
public final class EveryInterceptor {

    private EveryInterceptor() {}

    /** The next answer to a question about the voyage under way; empty if none is open. */
    public static Optional<EuCommand> nextAnswer(WarView board) {
        var voyage = SeaInterceptors.voyageUnderWay(board);
        if (voyage.flatMap(under -> SeaInterceptionBattles.stackToJoin(board, under)).isPresent()) {
            return Optional.of(new FightFleetAtOnce(voyage.get().stack()));
        }
        return SeaInterceptionQuestion.of(board).map(inquiry -> new InterceptAtSea(inquiry.of(board, inquiry.openCountries().getFirst())));
    }
}
