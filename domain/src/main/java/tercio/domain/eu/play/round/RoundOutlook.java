package tercio.domain.eu.play.round;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.round.Continuation;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.eu.round.StartingRound;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** Odds of each order of the alliances and of each round. */
public final class RoundOutlook {

    private RoundOutlook() {}

    /** The odds of acting first. Tied alliances roll again until their dice differ, so each is equally likely. */
    public static Forecast initiative(Board board) {
        var first = new LinkedHashMap<String, BigInteger>();
        for (int alliance : Initiative.highest(board.state())) {
            first.put(board.state().members(alliance).getFirst(), BigInteger.ONE);
        }
        return Forecast.EMPTY.with("first", Distribution.of(first, BigInteger.valueOf(first.size())));
    }

    /** The odds of each starting round. */
    public static Forecast start(Board board) {
        var opening = StartingRound.with(board.tables()).distribution(StartingRound.start(board.state().scenario().poorWeather()));
        return Forecast.EMPTY.with("next", opening.map(start -> label(start.box())))
                .with("badWeather", opening.map(StartingRound.Opening::badWeather));
    }

    /** The odds of each next round. */
    public static Forecast continuation(Board board) {
        var coming = Continuation.with(board.tables()).distribution(Continuation.start(Rounds.ending(board.state())));
        return Forecast.EMPTY.with("next", coming.map(next -> label(next.next())))
                .with("extendedCampaign", coming.map(Continuation.Coming::extendedCampaign))
                .with("badWeather", coming.map(Continuation.Coming::badWeather));
    }

    private static String label(RoundBox box) {
        return box == RoundBox.END ? "end" : box.label();
    }
}
