package tercio.domain.eu.turn.round.play;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.round.Continuation;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.StartingRound;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** Odds of each order of the alliances and of each round. */
public final class RoundForecaster {

    private RoundForecaster() {}

    /** The odds of acting first. Tied alliances roll again until their dice differ, so each is equally likely. */
    public static Forecast initiative(WarView board) {
        var first = new LinkedHashMap<String, BigInteger>();
        for (Alliance alliance : Initiative.alliancesOfHighest(board.state())) {
            first.put(board.state().members(alliance).getFirst().value(), BigInteger.ONE);
        }
        return Forecast.EMPTY.with("first", Distribution.of(first, BigInteger.valueOf(first.size())));
    }

    /** The odds of each starting round. */
    public static Forecast start(WarView board) {
        var opening = StartingRound.procedure(board.tables()).distribution(StartingRound.start(board.state().scenario().poorWeather()));
        return Forecast.EMPTY.with("next", opening.map(start -> label(start.box())))
                .with("badWeather", opening.map(StartingRound.Opening::badWeather));
    }

    /** The odds of each next round. */
    public static Forecast continuation(WarView board) {
        var coming = Continuation.procedure(board.tables()).distribution(Continuation.start(Rounds.ending(board.state())));
        return Forecast.EMPTY.with("next", coming.map(next -> label(next.next())))
                .with("extendedCampaign", coming.map(Continuation.NextRound::extendedCampaign))
                .with("badWeather", coming.map(Continuation.NextRound::badWeather));
    }

    private static String label(RoundBox box) {
        return box == RoundBox.END ? "end" : box.label();
    }
}
